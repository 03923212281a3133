import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
var ok=value=>({ok:!0,value}),err=error=>({ok:!1,error});export{ok,err};
