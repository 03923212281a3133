// What is measured: a small application with routes, JSON and a counter that changes in every answer, so
// that no answer can come from anywhere but the engine. The shape of the published report's example.
let coldStartTime = null;
let requestCount = 0;

function handler(request) {
  requestCount++;
  if (requestCount === 1) {
    // The first request captures the cold start.
    coldStartTime = Date.now() - startTime;
  }
  if (request.path === "/api/health") {
    return Response.json({
      data: { status: "ok", runtime: "zigttp" },
      meta: { coldStart: coldStartTime, requestCount: requestCount },
    });
  }
  if (request.path === "/api/count") {
    return new Response(String(requestCount));
  }
  if (request.path === "/api/echo") {
    return Response.json({
      method: request.method,
      path: request.path,
      query: request.query,
      body: request.text(),
    });
  }
  if (request.path.startsWith("/api/greet/")) {
    const name = decodeURIComponent(request.path.slice("/api/greet/".length));
    return Response.json({ greeting: `Hello, ${name}!` });
  }
  if (request.path === "/") {
    return Response.html("<h1>zigttp</h1><p>It runs.</p>");
  }
  return Response.json({ error: "not found", path: request.path }, { status: 404 });
}
