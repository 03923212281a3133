import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
function scenarioId(name){let id=name.toLowerCase().replace(/[^a-z0-9.]+/g,"-").slice(0,80).replace(/^[-.]+|[-.]+$/g,"");return id===""?"benchmark":id}function metricId(name){return scenarioId(name).replaceAll(".","-")}export{scenarioId,metricId};
