import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createListener } from "./listener.ts";

const { server } = createListener({
  handle: (_, response) => response.end("fine"),
  guard: { publicOrigin: null, host: "127.0.0.1" },
  onRefusal: () => {},
});
let port = 0;
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  port = typeof address === "object" && address !== null ? address.port : 0;
});
afterAll(() => server.close());

/** The answer when all of a body is sent, whatever comes meanwhile. */
async function answerTo(body: Buffer): Promise<string> {
  const heads = ["POST /api/v1/contact HTTP/1.1", `Host: 127.0.0.1:${port}`, `Content-Length: ${body.length}`];
  return exchanged(`${heads.join("\r\n")}\r\nContent-Type: application/json\r\n\r\n`, body);
}

async function exchanged(...sent: (string | Buffer)[]): Promise<string> {
  const socket = connect(port, "127.0.0.1");
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
