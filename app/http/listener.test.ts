import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createListener } from "./listener.ts";

const listening = (publicOrigin: string | null) =>
  createListener({
    handle: (_, response) => response.end("fine"),
    guard: { publicOrigin, host: "127.0.0.1" },
    onRefusal: () => {},
  }).server;
const [server, secure] = [listening(null), listening("https://valora.example")];
const portOf = (of: typeof server) => {
  const address = of.address();
  return typeof address === "object" && address !== null ? address.port : 0;
};
let port = 0;
beforeAll(async () => {
  for (const each of [server, secure]) {
    each.listen(0, "127.0.0.1");
    await once(each, "listening");
  }
  port = portOf(server);
});
afterAll(() => {
  server.close();
  secure.close();
});

/** The answer when all of a body is sent, whatever comes meanwhile. */
async function answerTo(body: Buffer): Promise<string> {
  const heads = ["POST /api/v1/contact HTTP/1.1", `Host: 127.0.0.1:${port}`, `Content-Length: ${body.length}`];
  return exchanged(`${heads.join("\r\n")}\r\nContent-Type: application/json\r\n\r\n`, body);
}

const exchanged = (...sent: (string | Buffer)[]) => exchangedAt(port, ...sent);

async function exchangedAt(at: number, ...sent: (string | Buffer)[]): Promise<string> {
  const socket = connect(at, "127.0.0.1");
  for (const part of sent) socket.write(part);
  const received: Buffer[] = [];
  for await (const chunk of socket) received.push(chunk);
  return Buffer.concat(received).toString();
}

it("says why a body is refused to a client that is still sending it", async () => {
  const body = Buffer.alloc(24_000_000, " ");
  const answers = await Promise.all(Array.from({ length: 4 }, () => answerTo(body)));
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 413 .*\r\n\r\n\{.*"code":"bodyTooLarge"/s);
});

it.each(["127.0.0.1:22", "example.com:443", "/api/v1/analysis"])("refuses a tunnel to %s in words", async (target) => {
  const answer = await exchanged(`CONNECT ${target} HTTP/1.1\r\nHost: ${target}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 405 .*\r\n\r\n\{.*"code":"methodNotAllowed"/s);
});

const refusals = {
  "a method that there is not": "BREW / HTTP/1.1\r\nHost: valora.example\r\n\r\n",
  "another method": "TRACE / HTTP/1.1\r\nHost: valora.example\r\n\r\n",
  "a path that is none": "GET /%zz HTTP/1.1\r\nHost: valora.example\r\n\r\n",
  "a tunnel": "CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n",
  "no request": "GET / HTTP/1.1\r\nBroken\r\n\r\n",
  "an unknown host": "GET / HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n",
};

it.each(Object.entries(refusals))(
  "refuses %s with the order to use https alone, where it is reached by https",
  async (_, sent) => {
    const [plain, strict] = await Promise.all([exchanged(sent), exchangedAt(portOf(secure), sent)]);
    expect(strict).toMatch(/^HTTP\/1\.1 4\d\d .*\r\nStrict-Transport-Security: max-age=31536000\r\n/s);
    expect(plain).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(plain).not.toContain("Strict-Transport-Security");
  },
);
