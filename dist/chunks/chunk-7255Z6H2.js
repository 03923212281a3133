import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);

// src/ports/files.ts
var FileFault = class extends Error {
  path;
  /** As of errno(3), `ENOSPC`. */
  code;
  constructor(path, { code, message }) {
    super(message), this.path = path, this.code = code ?? "EIO";
  }
}, CannotWrite = class extends FileFault {
}, CannotRead = class extends FileFault {
};

export {
  CannotWrite,
  CannotRead
};
