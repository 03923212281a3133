import { createServer } from "node:http";

let requestCount = 0;

createServer((request, response) => {
  requestCount++;
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ data: { status: "ok", runtime: "node" }, meta: { requestCount } }));
}).listen(Number(process.argv[2]), "127.0.0.1");
