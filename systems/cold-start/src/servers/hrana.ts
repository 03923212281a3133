import { createServer } from "node:http";
import { once } from "node:events";
import type Database from "libsql";
import { WebSocketServer } from "ws";

/**
 * The part of Hrana 2 (https://github.com/tursodatabase/libsql/blob/main/docs/HRANA_2_SPEC.md) that
 * @libsql/client uses for single statements, over HTTP and over WebSocket, in front of an embedded libSQL. It stands in where
 * sqld has no binary.
 */
interface Value {
  readonly type: "null" | "integer" | "float" | "text" | "blob";
  readonly value?: string | number;
  readonly base64?: string;
}
interface Statement {
  readonly sql?: string;
  readonly sql_id?: number;
  readonly args?: readonly Value[];
  readonly want_rows?: boolean;
}
interface StreamRequest {
  readonly type: string;
  readonly stmt?: Statement;
  readonly sql_id?: number;
  readonly sql?: string;
}
type Sqls = Map<number, string>;

export async function serveHrana(database: Database.Database, port: number): Promise<void> {
  const server = createServer({ keepAliveTimeout: 60_000, noDelay: true }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      if (request.method === "GET") {
        response.writeHead(request.url === "/health" || request.url === "/v2" ? 200 : 404).end();
        return;
      }
      let requests: readonly StreamRequest[];
      try {
        ({ requests } = JSON.parse(Buffer.concat(chunks).toString()) as {
          requests: readonly StreamRequest[];
        });
      } catch {
        response.writeHead(400).end();
        return;
      }
      const sqls: Sqls = new Map();
      const results = requests.map((one) => {
        try {
          return { type: "ok", response: answer(database, one, sqls) };
        } catch (error) {
          return { type: "error", error: { message: (error as Error).message, code: "SQLITE_ERROR" } };
        }
      });
      const text = JSON.stringify({ baton: null, base_url: null, results });
      response.writeHead(200, {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(text),
      });
      response.end(text);
    });
  });
  const sockets = new WebSocketServer({
    server,
    handleProtocols: (offered) => (offered.has("hrana2") ? "hrana2" : false),
  });
  sockets.on("connection", (socket) => {
    const sqls: Sqls = new Map();
    socket.on("message", (data: Buffer) => {
      const message = messageOf(data);
      if (message === undefined) {
        socket.close(1003, "no JSON");
        return;
      }
      if (message.type === "hello") {
        socket.send(JSON.stringify({ type: "hello_ok" }));
        return;
      }
      const { request_id, request } = message;
      try {
        const response = answer(database, request!, sqls);
        socket.send(JSON.stringify({ type: "response_ok", request_id, response }));
      } catch (error) {
        const failure = { message: (error as Error).message, code: "SQLITE_ERROR" };
        socket.send(JSON.stringify({ type: "response_error", request_id, error: failure }));
      }
    });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
}

interface Message {
  readonly type: string;
  readonly request_id?: number;
  readonly request?: StreamRequest;
}

function messageOf(data: Buffer): Message | undefined {
  try {
    return JSON.parse(data.toString()) as Message;
  } catch {
    return undefined;
  }
}

function answer(database: Database.Database, request: StreamRequest, sqls: Sqls): object {
  switch (request.type) {
    case "open_stream":
    case "close_stream":
    case "close":
      return { type: request.type };
    case "store_sql":
      sqls.set(request.sql_id!, request.sql!);
      return { type: request.type };
    case "close_sql":
      sqls.delete(request.sql_id!);
      return { type: request.type };
    case "execute":
      return { type: "execute", result: execute(database, request.stmt!, sqls) };
    default:
      throw new Error(`${request.type} is not spoken here`);
  }
}

function execute(database: Database.Database, { sql, sql_id, args = [] }: Statement, sqls: Sqls): object {
  const text = sql ?? sqls.get(sql_id!);
  if (text === undefined) throw new Error("no such stored statement");
  const statement = database.prepare(text);
  const values = args.map(fromValue);
  if (!statement.reader) {
    const { changes } = statement.run(...values);
    return { cols: [], rows: [], affected_row_count: changes, last_insert_rowid: null };
  }
  const cols = statement.columns().map(({ name }) => ({ name, decltype: null }));
  const rows = statement.raw(true).all(...values) as unknown[][];
  return { cols, rows: rows.map((row) => row.map(toValue)), affected_row_count: 0, last_insert_rowid: null };
}

function fromValue({ type, value, base64 }: Value): unknown {
  switch (type) {
    case "null":
      return null;
    case "integer":
      return Number(value);
    case "blob":
      return Buffer.from(base64!, "base64");
    default:
      return value;
  }
}

function toValue(value: unknown): Value {
  if (value === null || value === undefined) return { type: "null" };
  if (typeof value === "string") return { type: "text", value };
  if (typeof value === "bigint" || (typeof value === "number" && Number.isInteger(value))) {
    return { type: "integer", value: String(value) };
  }
  if (typeof value === "number") return { type: "float", value };
  return { type: "blob", base64: Buffer.from(value as Uint8Array).toString("base64") };
}
