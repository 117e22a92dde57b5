import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { createListener } from "../listener.ts";

const closings: (() => void)[] = [];
afterEach(() => {
  for (const close of closings.splice(0)) close();
});

type Held = { request: IncomingMessage; response: ServerResponse };

/** A server that answers /quick at once, a body when it has come, and anything else when the test says so. */
async function listening() {
  const held: Held[] = [];
  const arrived: (() => void)[] = [];
  const { server, connections } = createListener({
    handle: (request, response) => {
      if (request.url === "/quick") return void response.end("quick");
      if (request.method === "POST") return void bodyOf(request).then((body) => response.end(`${body.length} bytes`));
      held.push({ request, response });
      for (const tell of arrived.splice(0)) tell();
    },
    guard: { publicOrigin: null, host: "127.0.0.1" },
    onRefusal: () => {},
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closings.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const holding = async (count: number) => {
    while (held.length < count) await new Promise<void>((done) => arrived.push(done));
    return held;
  };
  return { port, connections, holding };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** A connection, and all that comes over it. */
async function connected(port: number) {
  const socket: Socket = connect(port, "127.0.0.1");
  let text = "";
  socket.setEncoding("utf8").on("data", (chunk) => {
    text += chunk;
  });
  const ended = new Promise((done) => socket.once("close", done));
  await once(socket, "connect");
  const hears = async (part: string) => {
    while (!text.includes(part)) await Promise.race([once(socket, "data"), ended]);
    return text;
  };
  return { socket, ended, said: () => text, hears, ask: (path: string) => socket.write(get(path)) };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const closes = /\r\nConnection: close\r\n/gi;

it("says with each answer from then on that it is the last one, also with one that has begun before", async () => {
  const { port, connections, holding } = await listening();
  const [slow, resting] = await Promise.all([connected(port), connected(port)]);
  resting.ask("/quick");
  expect(await resting.hears("quick")).toMatch(/\r\nConnection: keep-alive\r\n/i);
  slow.ask("/slow");
  const [first] = await holding(1);
  connections.leave();
  first?.response.end("slowly");
  resting.ask("/quick");
  const late = await connected(port);
  late.ask("/quick");
  await Promise.all([slow.ended, resting.ended, late.ended]);
  expect(slow.said()).toContain("slowly");
  for (const { said } of [slow, resting, late]) expect(said().match(closes)).toHaveLength(1);
});

it("answers every one of the requests that were sent together, and closes with the last", async () => {
  const { port, connections, holding } = await listening();
  const { socket, said, ended } = await connected(port);
  socket.write(get("/first") + get("/second") + get("/quick"));
  const held = await holding(2);
  connections.leave();
  socket.write(get("/third"));
  const [first, second, third] = await holding(3);
  expect(held).toHaveLength(3);
  third?.response.end("3rd");
  second?.response.end("2nd");
  first?.response.end("1st");
  await ended;
  expect(said()).toMatch(/1st.*2nd.*quick.*3rd$/s);
  expect(said().match(closes)).toHaveLength(1);
  expect(said()).toMatch(/Connection: close\r\n.*3rd$/is);
});

it("answers a request that crosses the closing, and closes what has rested", async () => {
  const { port, connections } = await listening();
  const [crossing, resting] = await Promise.all([connected(port), connected(port)]);
  crossing.ask("/quick");
  resting.ask("/quick");
  await Promise.all([crossing.hears("quick"), resting.hears("quick")]);
  const began = performance.now();
  connections.leave();
  const closed = connections.close({ withinMilliseconds: 5_000 });
  await pause(300);
  crossing.ask("/quick");
  await crossing.ended;
  expect(crossing.said().match(/quick/g)).toHaveLength(2);
  await resting.ended;
  expect(await closed).toBe(0);
  expect(performance.now() - began).toBeLessThan(3_000);
  await expect(connected(port)).rejects.toThrow("ECONNREFUSED");
});

it("waits for a body that is still being sent, and for heads that have begun", async () => {
  const { port, connections } = await listening();
  const [upload, heads] = await Promise.all([connected(port), connected(port)]);
  upload.socket.write("POST /upload HTTP/1.1\r\nHost: localhost\r\nContent-Length: 30\r\n\r\n0123456789");
  heads.socket.write("GET /quick HTTP/1.1\r\n");
  await pause(50);
  connections.leave();
  const closed = connections.close({ withinMilliseconds: 8_000 });
  await pause(1_500);
  upload.socket.write("0123456789");
  heads.socket.write("Host: localhost\r\n\r\n");
  await pause(200);
  upload.socket.write("0123456789");
  expect(await closed).toBe(0);
  expect(upload.said()).toMatch(/Connection: close\r\n.*30 bytes$/is);
  expect(heads.said()).toMatch(/quick$/);
});

it("cuts what is not finished in time, and says how much that was", async () => {
  const { port, connections, holding } = await listening();
  const { ask, ended } = await connected(port);
  ask("/never");
  await holding(1);
  connections.leave();
  expect(await connections.close({ withinMilliseconds: 200 })).toBe(1);
  await ended;
});

it("a connection ends with its thousandth answer, and none of them is a refusal", async () => {
  const { port } = await listening();
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.on("data", (part) => {
    text += part.toString();
  });
  const ended = once(socket, "close");
  socket.write("GET /quick HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(1_000));
  await ended;
  expect(text.match(/HTTP\/1\.1 (\d+)/g)).toEqual(Array.from({ length: 1_000 }, () => "HTTP/1.1 200"));
  expect(text.match(/Connection: close/g)).toHaveLength(1);
});

it("knows whether a reader waits for an answer to begin", async () => {
  const { port, connections, holding } = await listening();
  const reader = await connected(port);
  expect(connections.isAnswering()).toBe(false);
  reader.ask("/slow");
  const [first] = await holding(1);
  expect(connections.isAnswering()).toBe(true);
  first?.response.write("begun");
  await reader.hears("begun");
  expect(connections.isAnswering()).toBe(false);
});
