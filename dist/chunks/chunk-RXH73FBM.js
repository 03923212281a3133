import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
var FileFault=class extends Error{path;code;constructor(path,{code,message}){super(message),this.path=path,this.code=code??"EIO"}},CannotWrite=class extends FileFault{},CannotRead=class extends FileFault{};export{CannotWrite,CannotRead};
