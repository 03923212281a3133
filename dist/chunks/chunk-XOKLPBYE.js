import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import{CannotWrite}from"./chunk-RXH73FBM.js";async function writing(path,write){try{await write()}catch(error){throw error.syscall===void 0?error:new CannotWrite(path,error)}}export{writing};
