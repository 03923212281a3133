let requestCount = 0;

Deno.serve({ hostname: "127.0.0.1", port: Number(Deno.args[0]), onListen() {} }, () => {
  requestCount++;
  return Response.json({ data: { status: "ok", runtime: "deno" }, meta: { requestCount } });
});
