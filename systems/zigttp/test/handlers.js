// The handler of test/server.mjs: each route shows one thing.
let counter = 0;
let kept = [];
let keptRequest = null;
const items = new Map([["1", { name: "one" }]]);

export default {
  routes: {
    "/users/:id": (request) =>
      Response.json({ id: request.params.id, proto: String(request.params.__proto__) }),
    "/items/:id": {
      GET: (request) => {
        const item = items.get(request.params.id);
        return item ? Response.json(item) : Response.json({ error: "no such item" }, { status: 404 });
      },
      PUT: (request) => {
        items.set(request.params.id, request.json());
        return new Response(null, { status: 204 });
      },
    },
    "/files/*": (request) => Response.text(request.params["*"]),
  },
  async fetch(request) {
    switch (request.path) {
      case "/":
        return Response.html("<h1>ä</h1>");
      case "/count":
        return Response.text(String(++counter));
      case "/echo":
        return Response.json({
          method: request.method,
          url: request.url,
          path: request.path,
          query: request.query,
          queryString: request.queryString,
          text: request.text(),
          type: request.headers.get("Content-Type"),
          missing: request.headers.get("nothing"),
          names: [...request.headers.keys()],
        });
      case "/json":
        return Response.json(await request.json());
      case "/length":
        return Response.text(String(request.body.length));
      case "/meta":
        return Response.json({ ...request.meta, date: Date.now(), startTime });
      case "/redirect":
        return Response.redirect("/count", 303);
      case "/headers": {
        const response = new Response("x", {
          status: 201,
          headers: { "X-One": "1", "Content-Type": "text/x" },
        });
        response.headers.append("Set-Cookie", "a=1");
        response.headers.append("set-cookie", "b=2");
        response.headers.set("x-two", "2");
        response.headers.delete("X-ONE");
        return response;
      }
      case "/regexp":
        return Response.text(/b+/.exec("abbbc")[0] + "x-y".replace(/-/g, "+"));
      case "/await":
        return Promise.resolve().then(() => Response.text("later"));
      case "/log":
        console.log("a line", { a: [1, "b"] }, 3);
        console.error("an error");
        return Response.text("logged");
      case "/log-much":
        console.log("a".repeat(9000));
        console.error("b".repeat(9000));
        return Response.text("logged");
      case "/big":
        return Response.text("x".repeat(300000));
      case "/blocks": {
        const list = [];
        const length = Number(request.query.length);
        for (let i = 0; i < Number(request.query.count); i++) list.push("x".repeat(length));
        return Response.json([list.length, ++counter]);
      }
      // What has to be contained.
      case "/throw":
        throw new Error("<b>boom</b>");
      case "/throw-string":
        throw "just a string";
      case "/throw-proxy":
        throw new Proxy(
          {},
          {
            get() {
              throw new Error("inner");
            },
          },
        );
      case "/nothing":
        return undefined;
      case "/never":
        return new Promise(() => {});
      case "/loop":
        for (;;);
      case "/loop-caught":
        for (;;) {
          try {
            for (;;);
          } catch {
          } finally {
            for (;;);
          }
        }
      case "/loop-promise": {
        const again = () => {
          Promise.resolve().then(again);
        };
        again();
        return new Promise(() => {});
      }
      case "/loop-regexp":
        return Response.text(String(/^(a+)+$/.test("a".repeat(40) + "b")));
      case "/loop-native":
        return Response.text(String(Array.prototype.indexOf.call({ length: 2 ** 53 - 1 }, 1)));
      case "/loop-bigint":
        return Response.text(String(((1n << 1000000n) - 1n).toString().length));
      case "/memory":
        for (;;) kept.push("x".repeat(100000) + kept.length);
      case "/memory-one":
        return Response.text("x".repeat(2 ** 29));
      case "/stack": {
        const deeper = (n) => deeper(n + 1) + 1;
        return Response.text(String(deeper(0)));
      }
      case "/split":
        return new Response("x", { headers: { "x-a": "b\r\nx-c: d" } });
      case "/reserved":
        return new Response("x", { headers: { "Content-Length": "1000" } });
      case "/status":
        return new Response("x", { status: Number(request.query.is ?? 99) });
      case "/redirect-status":
        return Response.redirect("/", Number(request.query.is));
      case "/reset":
        return new Response(null, { status: 205 });
      case "/surrogates":
        return Response.text("a\ud800b\ud83d\ude00\udc00\ud7ff");
      case "/keep":
        keptRequest = request;
        return Response.text("kept");
      case "/kept":
        return Response.text(keptRequest.path);
      case "/eval":
        return Response.text(String((0, eval)("1 + 1")));
    }
    return Response.text("not found", { status: 404 });
  },
};
