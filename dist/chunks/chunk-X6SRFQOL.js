import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import{Transform}from"node:stream";function atMost(maxBytes,tooLarge){let total=0;return new Transform({transform(chunk,_,done){total+=chunk.length,total<=maxBytes?done(null,chunk):done(tooLarge())}})}export{atMost};
