import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
var ForgeFault=class extends Error{constructor(kind,message,hint){super(message);this.kind=kind;this.hint=hint}kind;hint};export{ForgeFault};
