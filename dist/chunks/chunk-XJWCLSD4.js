import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
var ok=value=>({ok:!0,value}),err=error=>({ok:!1,error});function isAskedFor({gated,budget}){return gated||budget!==void 0}function looksOf(plan,benchmark){return benchmark.looks??plan.looks}function hasOneBenchmark({systems,notMeasured}){return systems.flatMap(({benchmarks})=>benchmarks).length===1&&!notMeasured.some(({reason})=>reason==="other-shard")}export{isAskedFor,looksOf,hasOneBenchmark,ok,err};
