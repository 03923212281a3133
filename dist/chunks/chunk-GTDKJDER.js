import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
function whyOldNode(version){return Number(version.split(".")[0])>=20?void 0:`latency-gate needs Node.js 20 or newer, and this is ${version}: install a newer one (actions/setup-node).`}var KEY_PATTERN=/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/,DEFAULT_KEY="default";function artifactOfKey(key){return key===DEFAULT_KEY?"latency-gate":`latency-gate-${key}`}export{KEY_PATTERN,DEFAULT_KEY,artifactOfKey,whyOldNode};
