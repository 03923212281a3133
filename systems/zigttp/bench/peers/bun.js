let requestCount = 0;

Bun.serve({
  hostname: "127.0.0.1",
  port: Number(process.argv[2]),
  fetch() {
    requestCount++;
    return Response.json({ data: { status: "ok", runtime: "bun" }, meta: { requestCount } });
  },
});
