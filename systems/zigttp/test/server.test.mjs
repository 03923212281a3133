// The server as its clients see it: node --test test/server.test.mjs, with ZIGTTP_BIN the folder of the builds.

import assert from "node:assert/strict";
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { spawn, spawnSync } from "node:child_process";
import { createConnection, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { answers, ask, eventually, killWhatRuns, startServer, talk } from "./client.mjs";

const bin = process.env.ZIGTTP_BIN ?? "zig-out/bin";
const handlers = join(import.meta.dirname, "handlers.js");
/** What it does about those who take too long has a server of its own, with limits that are soon reached. */
const hasty = ["--handler-ms", "700", "--head-ms", "1500", "--body-ms", "1500", "--idle-ms", "2000"];
const small = ["--no-cache", "--memory-mib", "16"];
let server;
let quick;

before(async () => {
  server = await startServer(join(bin, "zigttp-file"), [...small, handlers]);
  quick = await startServer(join(bin, "zigttp-file"), [...small, ...hasty, handlers]);
});
after(async () => {
  const codes = await Promise.all([server.stop(), quick.stop()]);
  killWhatRuns();
  assert.deepEqual(codes, [0, 0]);
});
const get = (target, options) => ask(server.path, target, options);
const alive = async () => assert.equal((await get("/")).status, 200);

describe("handlers", () => {
  test("a response of each kind, with its type", async () => {
    const page = await get("/");
    assert.equal(Buffer.from(page.body, "latin1").toString(), "<h1>ä</h1>");
    assert.equal(page.get("content-type"), "text/html;charset=UTF-8");
    assert.equal((await get("/count")).get("content-type"), "text/plain;charset=UTF-8");
    assert.equal((await get("/meta")).get("content-type"), "application/json");
  });
  test("a request's parts", async () => {
    const options = { method: "POST", body: "x=1", headers: { "Content-Type": "a/b", Host: "h:1" } };
    const { body } = await get("/echo?a=b%20c&d&a=2&__proto__=p", options);
    assert.deepEqual(JSON.parse(body), {
      method: "POST",
      url: "http://h:1/echo?a=b%20c&d&a=2&__proto__=p",
      path: "/echo",
      query: JSON.parse('{"a":"b c","d":"","__proto__":"p"}'),
      queryString: "a=b%20c&d&a=2&__proto__=p",
      text: "x=1",
      type: "a/b",
      missing: null,
      names: ["host", "connection", "content-type", "content-length"],
    });
  });
  test("a body as JSON, and one that is none", async () => {
    assert.equal((await get("/json", { method: "POST", body: '{"a":[1]}' })).body, '{"a":[1]}');
    assert.equal((await get("/json", { method: "POST", body: "{" })).status, 500);
  });
  test("routes, parameters, methods", async () => {
    assert.equal((await get("/users/a%20b")).body, '{"id":"a b","proto":"undefined"}');
    assert.equal((await get("/files/a/b")).body, "a/b");
    assert.equal((await get("/items/2")).status, 404);
    assert.equal((await get("/items/2", { method: "PUT", body: '{"name":"two"}' })).status, 204);
    assert.equal((await get("/items/2")).body, '{"name":"two"}');
    const refused = await get("/items/2", { method: "DELETE" });
    assert.deepEqual([refused.status, refused.get("allow")], [405, "GET, HEAD, PUT"]);
    assert.equal((await get("/items/2", { method: "HEAD" })).get("content-length"), "14");
    assert.equal((await get("/nowhere")).status, 404);
  });
  test("headers of a response", async () => {
    const answer = await get("/headers");
    assert.equal(answer.status, 201);
    assert.equal(answer.get("x-one"), undefined);
    assert.equal(answer.get("content-type"), "text/x");
    assert.deepEqual(
      answer.headers.filter(([name]) => name === "set-cookie").map(([, value]) => value),
      ["a=1", "b=2"],
    );
    const redirect = await get("/redirect");
    assert.deepEqual([redirect.status, redirect.get("location"), redirect.body], [303, "/count", ""]);
  });
  test("205 has no body, and says so", async () => {
    const all = answers(
      await talk(
        server.path,
        "GET /reset HTTP/1.1\r\nHost: a\r\n\r\nGET /users/1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
      ),
    );
    assert.deepEqual(
      all.map(({ status }) => status),
      [205, 200],
    );
    assert.deepEqual([all[0].get("content-length"), all[0].get("content-type")], ["0", undefined]);
    assert.equal((await get("/status?is=205")).status, 500);
  });
  test("a status is a number from 200 to 599, not what 32 bits leave of it", async () => {
    for (const status of [
      2 ** 32 + 200,
      2 ** 64 + 2048 + 200,
      -(2 ** 32) + 200,
      199,
      600,
      "NaN",
      "Infinity",
    ]) {
      assert.equal((await get(`/status?is=${status}`)).status, 500, String(status));
    }
    assert.equal((await get("/status?is=599")).status, 599);
    assert.equal((await get(`/redirect-status?is=${2 ** 32 + 303}`)).status, 500);
    assert.equal((await get("/redirect-status?is=308")).status, 308);
  });
  test("half a surrogate pair is sent as U+FFFD", async () => {
    const { body } = await get("/surrogates");
    const bytes = Buffer.from(body, "latin1");
    assert.equal(new TextDecoder("utf-8", { fatal: true }).decode(bytes), "a\ufffdb\u{1f600}\ufffd\ud7ff");
  });
  test("a script's top-level this has all built-in objects", async () => {
    const folder = mkdtempSync(join(tmpdir(), "zigttp-this-"));
    const file = join(folder, "h.js");
    writeFileSync(
      file,
      `const D = this["Da" + "te"];
       function handler() { return Response.text(String(D.now() > 0)); }`,
    );
    const one = await startServer(join(bin, "zigttp-file"), ["--no-cache", file]);
    assert.equal((await ask(one.path, "/")).body, "true");
    assert.equal(await one.stop(), 0);
    rmSync(folder, { recursive: true });
  });
  test("promises, regular expressions, dates, the metrics of the start", async () => {
    assert.equal((await get("/await")).body, "later");
    assert.equal((await get("/regexp")).body, "bbbx+y");
    const before = Date.now();
    const meta = JSON.parse((await get("/meta")).body);
    assert.ok(meta.coldStart > 0 && meta.requestCount > 1);
    assert.ok(before - 1000 < meta.date && meta.date < Date.now() + 1000);
    assert.ok(meta.startTime <= meta.date);
  });
  test("console.log to standard output, console.error to standard error", async () => {
    await get("/log");
    await eventually(() => /^a line \{"a":\[1,"b"\]\} 3$/m.test(server.output.out), "the line");
    await eventually(() => /^an error$/m.test(server.output.err), "the error");
  });
  test("a request is gone after its answer", async () => {
    await get("/keep");
    assert.equal((await get("/kept")).status, 500);
    await eventually(() => /this request has been answered/.test(server.output.err), "what was wrong");
  });
  test("no eval without a parser", async () => assert.equal((await get("/eval")).status, 500));
});

describe("what a handler does wrong stays its own", () => {
  const cases = [
    ["/throw", 500],
    ["/throw-string", 500],
    ["/throw-proxy", 500],
    ["/nothing", 500],
    ["/never", 500],
    ["/stack", 500],
    ["/split", 500],
    ["/reserved", 500],
    ["/status", 500],
    ["/memory", 500],
    ["/memory-one", 500],
  ];
  for (const [target, status] of cases) {
    test(`${target} is ${status}`, async () => {
      const answer = await get(target);
      assert.equal(answer.status, status);
      assert.doesNotMatch(answer.body, /boom|handlers\.js/);
      await alive();
    });
  }
  test("memory that a handler freed is there for blocks of any other size", async () => {
    const one = await startServer(join(bin, "zigttp-file"), [...small, handlers]);
    // Each takes most of the 16 MiB.
    const all = [
      [100, 75_000],
      [200, 45_000],
      [300, 32_000],
      [5_000, 2_200],
      [100_000, 110],
      [14_000_000, 1],
    ];
    let counter = 0;
    for (const [length, count] of [...all, ...all.reverse()]) {
      const { body } = await ask(one.path, `/blocks?length=${length}&count=${count}`);
      // What it kept in its variables is not lost either.
      assert.equal(body, JSON.stringify([count, (counter += 1)]));
    }
    assert.equal(await one.stop(), 0);
  });
  for (const kind of ["", "-caught", "-promise", "-regexp", "-native", "-bigint"]) {
    test(`/loop${kind} is 504`, async () => {
      assert.equal((await ask(quick.path, `/loop${kind}`)).status, 504);
      await eventually(async () => (await ask(quick.path, "/")).status === 200, "the next request");
    });
  }
  test("an engine that can't be begun anew: 504, then 500 until it can be", async () => {
    const folder = mkdtempSync(join(tmpdir(), "zigttp-anew-"));
    const file = join(folder, "h.js");
    // Its top level fails from the third to the sixth second of the process: a handler sees nothing else change.
    writeFileSync(
      file,
      `const age = Date.now() - startTime;
       if (age > 3000 && age < 6000) throw new Error("not at this age");
       export default (request) => { if (request.path === "/loop") for (;;); return Response.text("ready"); }`,
    );
    // A machine that stalls over those seconds has seen nothing of it, and is asked once more.
    for (let attempt = 0, wasInTime = false; !wasInTime; attempt += 1) {
      assert.ok(attempt < 5, "five stalls");
      // The process is younger than the first of the two and older than the second.
      const before = Date.now();
      const one = await startServer(join(bin, "zigttp-file"), ["--no-cache", "--handler-ms", "100", file]);
      const started = Date.now();
      assert.equal((await ask(one.path, "/")).body, "ready");
      await new Promise((resolve) => setTimeout(resolve, 3100 - (Date.now() - started)));
      assert.equal((await ask(one.path, "/loop")).status, 504);
      const statuses = [(await ask(one.path, "/")).status];
      wasInTime = Date.now() - before < 5500;
      await eventually(async () => {
        statuses.push((await ask(one.path, "/")).status);
        return statuses.at(-1) === 200;
      }, "an engine");
      if (wasInTime) {
        assert.deepEqual([...new Set(statuses)], [500, 200]);
        assert.match(one.output.err, /not_started: Error: not at this age/);
      }
      assert.equal(await one.stop(), 0);
    }
    rmSync(folder, { recursive: true });
  });
  test("in development the page says what and where, escaped", async () => {
    const development = await startServer(join(bin, "zigttp-file"), ["--dev", "--no-cache", handlers]);
    const answer = await ask(development.path, "/throw?<script>".replace("<script>", "%3Cscript%3E"));
    assert.equal(await development.stop(), 0);
    assert.equal(answer.status, 500);
    assert.match(answer.body, /&lt;b&gt;boom&lt;\/b&gt;/);
    assert.match(answer.body, /handlers\.js:\d+/);
  });
});

describe("HTTP/1.1", () => {
  const request = (target) => `GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`;
  const last = "GET /count HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
  test("keep-alive and pipelines: answers in order", async () => {
    const all = answers(await talk(server.path, request("/users/1") + request("/users/2") + last));
    assert.deepEqual(all.map(({ body }) => body.slice(0, 9)).slice(0, 2), ['{"id":"1"', '{"id":"2"']);
    assert.equal(all.length, 3);
    assert.equal(all[2].get("connection"), "close");
  });
  test("a pipeline of answers larger than the buffers", async () => {
    const all = answers(await talk(server.path, request("/big").repeat(20) + last));
    assert.equal(all.length, 21);
    assert.ok(all.slice(0, 20).every(({ body }) => body.length === 300000));
  });
  test("a client that reads late gets all of it", async () => {
    const all = answers(await talk(server.path, [...Array(30).fill(request("/big")), last], { pause: 3 }));
    assert.equal(all.length, 31);
  });
  test("byte by byte", async () => {
    const text = "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello";
    const [answer] = answers(await talk(server.path, [...text], { pause: 1 }));
    assert.equal(JSON.parse(answer.body).text, "hello");
  });
  test("chunks, with extensions and trailers", async () => {
    const text =
      "POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n5;x=y\r\nhello\r\n6\r\n world\r\n0\r\nT: v\r\n\r\n";
    for (const pieces of [text, [...text]]) {
      const [answer] = answers(await talk(server.path, pieces, { pause: pieces === text ? 0 : 1 }));
      assert.equal(JSON.parse(answer.body).text, "hello world");
    }
  });
  test("a head that ends where the buffer ends: its body is read all the same", async () => {
    const bufferBytes = 32 * 1024;
    const padded = (start, bytes, fieldBytes = 1000) => {
      let head = start;
      while (bytes - head.length - 2 > 2 * fieldBytes) head += `A: ${"b".repeat(fieldBytes - 5)}\r\n`;
      return `${head}A: ${"b".repeat(bytes - head.length - 7)}\r\n\r\n`;
    };
    const filler = padded("GET /count HTTP/1.1\r\nHost: a\r\n", 10_000);
    const bodies = [
      ["Content-Length: 10", "0123456789"],
      ["Transfer-Encoding: chunked", "4\r\n0123\r\n6\r\n456789\r\n0\r\n\r\n"],
    ];
    // A little before the end as well, where the rest of the buffer holds a byte or so at a time.
    for (const before of [0, 1, 2, 40]) {
      for (const [framing, body] of bodies) {
        const start = `POST /echo?x=y HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${framing}\r\n`;
        const head = padded(start, bufferBytes - 2 * filler.length - before);
        // Not so little that the head would be moved to the front before the rest of it is read.
        const cut = head.length - 5000;
        // The buffer is full when the head is whole; what came before has been answered by then, and the client
        // says nothing more until it has.
        let sent = 0;
        const pieces = [head.slice(cut), body];
        const until = (text, socket) => {
          while (sent < 2 && text.split("HTTP/1.1 200").length > 2)
            setTimeout((piece) => socket.write(piece), 20 + 50 * sent, pieces[sent++]);
          return false;
        };
        const text = await talk(server.path, filler + filler + head.slice(0, cut), {
          until,
          timeout: 20_000,
        });
        const echoed = JSON.parse(answers(text).at(-1).body);
        assert.deepEqual([echoed.text, echoed.path, echoed.query.x], ["0123456789", "/echo", "y"]);
        assert.equal(echoed.names[0], "host");
      }
    }
  });
  test("100-continue", async () => {
    const head =
      "POST /length HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n";
    let asked = false;
    const until = (text, socket) => {
      if (!asked && text.endsWith("\r\n\r\n")) asked = socket.write("abc");
      return false;
    };
    const all = answers(await talk(server.path, head, { until }));
    assert.deepEqual(
      all.map(({ status }) => status),
      [100, 200],
    );
    assert.equal(answers(await talk(server.path, head.replace("3\r\n", "2000000\r\n")))[0].status, 413);
  });
  test("HEAD has the length and no body", async () => {
    const text = await talk(server.path, "HEAD / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    assert.match(text, /content-length: 11\r\n/);
    assert.ok(text.endsWith("\r\n\r\n"));
  });
  test("HTTP/1.0 closes, unless it is asked not to", async () => {
    assert.equal(
      answers(await talk(server.path, "GET /count HTTP/1.0\r\n\r\n"))[0].get("connection"),
      "close",
    );
    const kept = "GET /count HTTP/1.0\r\nConnection: keep-alive\r\n\r\n";
    const all = answers(await talk(server.path, kept + "GET /count HTTP/1.0\r\n\r\n"));
    assert.deepEqual(
      all.map((answer) => answer.get("connection")),
      ["keep-alive", "close"],
    );
  });
  test("a body at its limit, and one beyond it", async () => {
    assert.equal((await get("/length", { method: "POST", body: "x".repeat(1 << 20) })).body, String(1 << 20));
    assert.equal((await get("/length", { method: "POST", body: "x".repeat((1 << 20) + 1) })).status, 413);
    const chunk = `${(70000).toString(16)}\r\n${"x".repeat(70000)}\r\n`;
    const head =
      "POST /length HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n";
    assert.equal(answers(await talk(server.path, `${head}${chunk.repeat(14)}0\r\n\r\n`))[0].body, "980000");
    assert.equal(answers(await talk(server.path, `${head}${chunk.repeat(16)}0\r\n\r\n`))[0].status, 413);
  });
  test("what is malformed is refused once, and the rest of the bytes are no request", async () => {
    const cases = [
      ["POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n", 400],
      ["POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400],
      ["GET / HTTP/1.1\r\nHost: a\r\nA: b\r\n c\r\n\r\n", 400],
      ["GET / HTTP/1.1\nHost: a\n\n", 400],
      ["GET / HTTP/1.1\r\nHost : a\r\n\r\n", 400],
      ["POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", 400],
      ["POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhelloX\r\n", 400],
      ["POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip\r\n\r\n", 501],
      [`GET /${"a".repeat(9000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 414],
      [`GET / HTTP/1.1\r\nHost: a\r\nA: ${"b".repeat(20000)}\r\n\r\n`, 431],
      ["GET / HTTP/3.0\r\nHost: a\r\n\r\n", 505],
      ["\x16\x03\x01\x00\x05hello", 400],
    ];
    for (const [text, status] of cases) {
      const all = answers(await talk(server.path, `${text}${request("/count")}`));
      assert.deepEqual(
        all.map((answer) => answer.status),
        [status],
        JSON.stringify(text.slice(0, 60)),
      );
      assert.equal(all[0].get("connection"), "close");
    }
    await alive();
  });
});

describe("time", () => {
  // Its limits are short, so a machine that stands still may use one up where the client meant to be in time:
  // a client that got no answer asks again. Where the server gives none at all, nobody gets one.
  const first = async (pieces, options) => {
    let answer;
    const ask = async () => ([answer] = answers(await talk(quick.path, pieces, options).catch(() => "")));
    await eventually(async () => (await ask())[0] !== undefined, "an answer");
    return answer;
  };
  test("slow loris: a head that never ends is 408, though bytes keep coming", async () => {
    const pieces = ["GET / HTTP/1.1\r\n", ...Array(100).fill("A: b\r\n")];
    assert.equal((await first(pieces, { pause: 30 })).status, 408);
  });
  test("a body that never comes is 408", async () => {
    assert.equal((await first("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nab")).status, 408);
  });
  test("a connection that says nothing is closed, as is one that is idle", async () => {
    assert.equal(await talk(quick.path, ""), "");
    assert.notEqual((await first("GET /count HTTP/1.1\r\nHost: a\r\n\r\n")).status, 408);
  });
  test("each request of a pipeline has its own time, wherever its bytes are cut", async () => {
    const get = "GET /count HTTP/1.1\r\nHost: a\r\n\r\n";
    const post = "POST /length HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\ncomplete.";
    for (const [request, cut] of [
      [get, 9],
      [post, post.length - 9],
    ]) {
      const [start, rest] = [request.slice(0, cut), request.slice(cut)];
      const pieces = [start, ...Array(30).fill(rest + start), rest];
      // Twice the limits, in pieces of a tenth of them; a machine that stalls for longer has seen nothing of it.
      await eventually(async () => {
        const text = await talk(quick.path, pieces, { pause: 100, end: true });
        return answers(text).filter(({ status }) => status === 200).length === 31;
      }, "an answer to each");
    }
  });
  test("a half-closed client gets its answers, though it reads them late", async () => {
    // More than the socket's buffers hold: the end of the client's half comes while most is still to be sent.
    const head = "GET /big HTTP/1.1\r\nHost: a\r\n";
    const cases = [
      [`${head}\r\n`, 1],
      [`${head}Connection: close\r\n\r\n`, 1],
      [`${head}\r\n`.repeat(20), 20],
      [`${head}\r\n`.repeat(3) + "POST /length HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf", 3],
    ];
    for (const [text, count] of cases) {
      const all = answers(await talk(server.path, text, { end: true, late: 100 }));
      assert.equal(all.length, count);
      assert.ok(all.every(({ status, body }) => status === 200 && body.length === 300000));
    }
    assert.equal(
      answers(await talk(server.path, "GET /count HTTP/1.1\r\nHost: a\r\n\r\n", { end: true })).length,
      1,
    );
  });
  test("300 connections that are slow hold nobody up", async () => {
    await eventually(async () => {
      let open = 300;
      const slow = Array.from({ length: open }, () =>
        talk(quick.path, "GET / HTTP/1.1\r\n")
          .catch(() => "")
          .finally(() => (open -= 1)),
      );
      const answer = await ask(quick.path, "/").catch(() => undefined);
      const wasHeldUp = answer?.status !== 200 || open === 0;
      const statuses = (await Promise.all(slow)).map((text) => answers(text)[0]?.status);
      return !wasHeldUp && statuses.every((status) => status === 408);
    }, "an answer while they are there, and 408 for each of them");
  });
});

describe("the process", () => {
  test("SIGTERM: what is under way is answered, then it ends", async () => {
    const one = await startServer(join(bin, "zigttp-file"), ["--no-cache", handlers]);
    const head = "POST /length HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nExpect: 100-continue\r\n\r\n";
    let isUnderWay = () => {};
    const underWay = new Promise((resolve) => (isUnderWay = resolve));
    const slow = talk(one.path, head, { until: (_, socket) => isUnderWay(socket) });
    const socket = await underWay;
    const idle = talk(one.path, "");
    one.kill("SIGTERM");
    assert.equal(await idle, "");
    socket.write("abc");
    const answer = answers(await slow).at(-1);
    assert.deepEqual([answer.status, answer.body, answer.get("connection")], [200, "3", "close"]);
    assert.equal(await one.stop(), 0);
  });
  test("SIGTERM: a request that was sent before it is answered", async () => {
    const one = await startServer(join(bin, "zigttp-file"), ["--no-cache", handlers]);
    const request = "GET /users/1 HTTP/1.1\r\nHost: a\r\n\r\n";
    let arrived = () => {};
    const first = new Promise((resolve) => (arrived = resolve));
    // The second request and the signal wait in the kernel until the server runs again.
    const text = talk(one.path, [request], {
      until: (seen, socket) => {
        const count = answers(seen).length;
        if (count === 1) arrived(socket);
        return false;
      },
    });
    const socket = await first;
    one.kill("SIGSTOP");
    socket.write(request);
    await new Promise((resolve) => setTimeout(resolve, 100));
    one.kill("SIGTERM");
    one.kill("SIGCONT");
    const statuses = answers(await text).map(({ status }) => status);
    assert.deepEqual(statuses, [200, 200]);
    assert.equal(await one.stop(), 0);
  });
  /** A server that has begun to stop, and a connection on which the start of a request came before that. */
  async function stopping(start, argv = []) {
    const one = await startServer(join(bin, "zigttp-file"), ["--no-cache", ...argv, handlers]);
    const socket = createConnection(one.path).pause();
    socket.on("error", () => {});
    socket.write(start);
    let arrived = () => {};
    const answered = new Promise((resolve) => (arrived = resolve));
    const until = (text) => text.endsWith("0") && arrived();
    const idle = talk(one.path, "POST /length HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n", { until });
    await answered;
    one.kill("SIGTERM");
    // It is closed when the server begins to stop.
    await idle;
    return { one, socket };
  }
  test("SIGTERM: what goes on after it has the time of --stop-ms, and no more", async () => {
    // A body that does not come, and an answer that is larger than the buffers and not read.
    for (const [start, rest] of [
      ["POST /length HTTP/1.1\r\nHo", "st: a\r\nContent-Length: 5\r\n\r\n"],
      ["GET /big HTTP/1.1\r\nHo", "st: a\r\n\r\n"],
    ]) {
      // All other limits are two minutes.
      const { one, socket } = await stopping(start, ["--stop-ms", "500"]);
      socket.write(rest);
      const late = new Promise((resolve) => setTimeout(resolve, 30_000, "still there").unref());
      assert.equal(await Promise.race([one.exit, late]), 0);
      socket.destroy();
      await one.stop();
    }
  });
  /** The code with which a connection fails, or null. */
  const connecting = (to) =>
    new Promise((resolve) => {
      const socket = createConnection(to);
      socket.on("connect", () => resolve(socket.destroy() && null));
      socket.on("error", ({ code }) => resolve(code));
    });
  test("SIGTERM: whoever comes later is refused, on a Unix socket and over TCP", async () => {
    const start = "POST /length HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\n";
    const { one, socket } = await stopping(start);
    await eventually(async () => (await connecting(one.path)) === "ENOENT", "a refusal");
    // The next server has the name at once, and keeps it when the first one ends.
    const next = await startServer(join(bin, "zigttp-file"), ["--no-cache", handlers], { path: one.path });
    let text = "";
    socket.on("data", (data) => (text += data)).resume();
    socket.write("abc");
    assert.equal(await one.exit, 0);
    await eventually(() => socket.closed, "the end of the answer");
    assert.match(text, /^HTTP\/1\.1 200 [^]*\r\n\r\n3$/);
    assert.equal((await ask(next.path, "/")).status, 200);
    assert.equal(await next.stop(), 0);
    await one.stop();

    const port = await new Promise((resolve) => {
      const probe = createServer().listen(0, "127.0.0.1", () => {
        const taken = probe.address().port;
        probe.close(() => resolve(taken));
      });
    });
    const argv = ["-p", String(port), "-w", "3", "--no-cache", "--body-ms", "120000", "--stop-ms", "120000"];
    const child = spawn(join(bin, "zigttp-file"), [...argv, handlers]);
    const exit = new Promise((resolve) => child.once("exit", resolve));
    try {
      const to = { host: "127.0.0.1", port };
      await eventually(async () => (await connecting(to)) === null, "a server that listens");
      const upload = createConnection(to);
      const arrived = new Promise((resolve) => upload.once("data", resolve));
      upload.write(`GET / HTTP/1.1\r\nHost: a\r\n\r\n${start}`);
      await arrived;
      child.kill("SIGTERM");
      await eventually(async () => (await connecting(to)) === "ECONNREFUSED", "a refusal");
      upload.write("abc");
      assert.equal(await exit, 0);
      upload.destroy();
    } finally {
      child.kill("SIGKILL");
    }
  });
  test("a standard error that nobody reads holds nobody up, and what was lost is counted", async () => {
    const one = await startServer(join(bin, "zigttp-file"), ["--no-cache", handlers], { reads: false });
    // Each is told of with its target: more than any pipe holds.
    const request = `GET /throw?${"x".repeat(7000)} HTTP/1.1\r\nHost: a\r\n\r\n`;
    const last = "GET /count HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
    const all = answers(await talk(one.path, request.repeat(300) + last, { timeout: 30_000 }));
    assert.equal(all.length, 301);
    assert.ok(all.slice(0, 300).every(({ status }) => status === 500));
    one.read();
    await eventually(async () => {
      await ask(one.path, "/throw");
      return /\nzigttp: \d+ messages? w(as|ere) lost/.test(one.output.err);
    }, "the count");
    assert.equal(await one.stop(), 0);
  });
  for (const kind of ["pipe", "terminal"]) {
    for (const descriptor of ["1", "2"]) {
      test(`a ${kind} that nobody reads as descriptor ${descriptor} holds no handler up`, async () => {
        const argv = ["-w", "4", "--no-cache", handlers];
        const one = await startServer(join(bin, "zigttp-file"), argv, { unread: [kind, descriptor] });
        // More than any pipe holds, of what handlers say and of what is said of them.
        const request = (target) => `GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`;
        const pipeline = (request("/log-much") + request(`/throw?${"x".repeat(7000)}`)).repeat(50);
        const last = "GET /count HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
        const all = await Promise.all(Array.from({ length: 4 }, () => talk(one.path, pipeline + last)));
        for (const text of all) assert.equal(answers(text).length, 101);
        assert.equal(await one.stop(), 0);
      });
    }
  }
  test("a prewarmed engine that can't be made: its worker answers all the same", async () => {
    const folder = mkdtempSync(join(tmpdir(), "zigttp-prewarm-"));
    const file = join(folder, "h.js");
    // Its top level lasts until the process is 2 s old and fails from then on: the first engine alone can be made.
    writeFileSync(
      file,
      `if (Date.now() - startTime >= 2000) throw new Error("too old");
       while (Date.now() - startTime < 2000);
       export default () => Response.text("ready");`,
    );
    const argv = ["-w", "3", "--prewarm", "2", "--no-cache", file];
    const one = await startServer(join(bin, "zigttp-file"), argv);
    const { status, body } = await ask(one.path, "/");
    assert.ok(status === 500 || body === "ready");
    const failed = () => one.output.err.match(/^zigttp: not_started: Error: too old$/gm) ?? [];
    await eventually(() => failed().length === 2, "what two workers say");
    assert.equal(await one.stop(), 0);
    rmSync(folder, { recursive: true });
  });
  test("of servers that start at once where a killed one left its socket, one has it", async () => {
    const folder = mkdtempSync(join(tmpdir(), "zigttp-race-"));
    const path = join(folder, "s");
    const argv = ["--listen", `unix:${path}`, "--no-cache", handlers];
    for (let round = 0; round < 10; round += 1) {
      const first = await startServer(join(bin, "zigttp-file"), ["--no-cache", handlers], { path });
      assert.equal(await first.stop("SIGKILL"), "SIGKILL");
      const all = Array.from({ length: 8 }, () => spawn(join(bin, "zigttp-file"), argv, { stdio: "ignore" }));
      const exits = all.map((child) => new Promise((resolve) => child.once("exit", resolve)));
      try {
        const refused = () => all.filter(({ exitCode }) => exitCode === 3).length;
        await eventually(() => refused() === all.length - 1, "seven that are refused");
        assert.equal((await ask(path, "/")).status, 200);
      } finally {
        for (const child of all) child.kill("SIGTERM");
      }
      assert.equal((await Promise.all(exits)).filter((code) => code === 0).length, 1);
      assert.ok(!existsSync(path));
    }
    rmSync(folder, { recursive: true });
  });
  test("a server that can't start leaves no socket", async () => {
    const folder = mkdtempSync(join(tmpdir(), "zigttp-none-"));
    writeFileSync(join(folder, "h.js"), "throw new Error('at the top')");
    const argv = ["--listen", `unix:${join(folder, "s")}`, "--no-cache", join(folder, "h.js")];
    const { status } = spawnSync(join(bin, "zigttp-file"), argv, { timeout: 60_000 });
    assert.equal(status, 1);
    assert.deepEqual(readdirSync(folder), ["h.js"]);
    rmSync(folder, { recursive: true });
  });
  test("a socket that a killed server left is replaced; one of a server, or a file, is not", async () => {
    const folder = mkdtempSync(join(tmpdir(), "zigttp-stale-"));
    const path = join(folder, "s");
    const argv = ["--no-cache", handlers];
    const first = await startServer(join(bin, "zigttp-file"), argv, { path });
    const second = spawnSync(join(bin, "zigttp-file"), ["--listen", `unix:${path}`, ...argv], {
      encoding: "utf8",
      timeout: 60_000,
    });
    assert.equal(second.status, 3);
    assert.match(second.stderr, /the address is in use/);
    assert.equal((await ask(path, "/")).status, 200);
    assert.equal(await first.stop("SIGKILL"), "SIGKILL");
    assert.ok(existsSync(path));
    const next = await startServer(join(bin, "zigttp-file"), argv, { path });
    assert.equal((await ask(path, "/")).status, 200);
    assert.equal(await next.stop(), 0);
    writeFileSync(path, "mine");
    const refused = spawnSync(join(bin, "zigttp-file"), ["--listen", `unix:${path}`, ...argv], {
      timeout: 60_000,
    });
    assert.equal(refused.status, 3);
    assert.equal(readFileSync(path, "utf8"), "mine");
    rmSync(folder, { recursive: true });
  });
  test("memory does not grow with the number of answers", async () => {
    const one = await startServer(join(bin, "zigttp-file"), ["--no-cache", handlers]);
    const request = "POST /echo?a=b HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello";
    const last = "GET /count HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
    const send = async (count) => {
      assert.equal(answers(await talk(one.path, request.repeat(count) + last)).length, count + 1);
    };
    const rssKib = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${one.pid}/status`, "utf8"))[1]);
    await send(2000);
    const before = rssKib();
    for (let i = 0; i < 10; i++) await send(2000);
    // 20 000 requests: a leak of 32 bytes in each would be 625 KiB.
    assert.ok(rssKib() - before < 400, `${before} KiB, then ${rssKib()} KiB`);
    assert.equal(await one.stop(), 0);
  });
  test("many workers answer, each with an engine of its own", async () => {
    const many = await startServer(join(bin, "zigttp-file"), [
      "-w",
      "28",
      "--prewarm",
      "2",
      "--no-cache",
      handlers,
    ]);
    const all = await Promise.all(Array.from({ length: 200 }, () => ask(many.path, "/users/1")));
    assert.ok(all.every(({ status }) => status === 200));
    assert.equal(await many.stop(), 0);
  });
  test("bytecode is kept by content, and not read when others could have written it", async () => {
    const folder = mkdtempSync(join(tmpdir(), "zigttp-cache-"));
    const cache = join(folder, "c");
    const once = async () => {
      const one = await startServer(join(bin, "zigttp-file"), ["--cache", cache, handlers]);
      const { body } = await ask(one.path, "/count");
      assert.equal(await one.stop(), 0);
      return body;
    };
    assert.equal(await once(), "1");
    const [file] = readdirSync(cache);
    assert.match(file, /^[0-9a-f]{64}\.zjsb$/);
    assert.equal(await once(), "1");
    const whole = readFileSync(join(cache, file));
    for (const damage of [whole.subarray(0, 100), Buffer.from(whole).fill(0xff, 40, 60), Buffer.alloc(0)]) {
      writeFileSync(join(cache, file), damage);
      assert.equal(await once(), "1");
    }
    writeFileSync(join(cache, file), Buffer.from(whole).fill(0xff, 40, 60));
    chmodSync(join(cache, file), 0o666);
    assert.equal(await once(), "1");
    rmSync(folder, { recursive: true });
  });
  test("a handler that is embedded: several of them make several binaries in one build", async () => {
    const cases = [
      ["zigttp-bench", "/api/count", "1"],
      ["zigttp-handlers", "/users/7", '{"id":"7","proto":"undefined"}'],
    ];
    for (const [name, target, body] of cases) {
      const one = await startServer(join(bin, name), []);
      assert.equal((await ask(one.path, target)).body, body);
      assert.equal(await one.stop(), 0);
      const refused = spawnSync(join(bin, name), [handlers], { encoding: "utf8", timeout: 60_000 });
      assert.equal(refused.status, 2);
      assert.match(refused.stderr, /has its handler in it/);
    }
  });
  test("mistakes of whoever starts it are said", () => {
    const folder = mkdtempSync(join(tmpdir(), "zigttp-bad-"));
    let files = 0;
    const write = (text) => {
      const file = join(folder, `${(files += 1)}.js`);
      writeFileSync(file, text);
      return file;
    };
    const cases = [
      [[], 2, /which FILE/],
      [["-p", "x", "a.js"], 2, /a port is/],
      [[join(folder, "none.js")], 1, /can't be read/],
      [[write("function handler( {")], 1, /1\.js:1/],
      [[write("const x = 1;")], 1, /neither a function/],
      [[write("throw new Error('at the top')")], 1, /at the top/],
      [[write("export default { routes: { a: () => 1 } }")], 1, /begins with a slash/],
      [[write("import x from './y.js'; export default x")], 1, /y\.js/],
      [["--listen", "unix:/nowhere/s", handlers], 3, /no such address or folder/],
    ];
    for (const [argv, code, message] of cases) {
      const { status, stderr } = spawnSync(join(bin, "zigttp-file"), ["--no-cache", ...argv], {
        encoding: "utf8",
        timeout: 60_000,
      });
      assert.equal(status, code, stderr);
      assert.match(stderr, message);
    }
    rmSync(folder, { recursive: true });
  });
});
