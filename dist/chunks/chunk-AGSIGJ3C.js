import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
var KEY_PATTERN=/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/,DEFAULT_KEY="default";function artifactOfKey(key){return key===DEFAULT_KEY?"latency-gate":`latency-gate-${key}`}export{KEY_PATTERN,DEFAULT_KEY,artifactOfKey};
