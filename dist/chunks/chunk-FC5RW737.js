import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import{access}from"node:fs/promises";async function exists(path){return access(path).then(()=>!0,()=>!1)}export{exists};
