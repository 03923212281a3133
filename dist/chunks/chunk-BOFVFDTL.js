import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
var EXIT={passed:0,regression:1,cannotJudge:2,inconclusive:3,interrupted:130};export{EXIT};
