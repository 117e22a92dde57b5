import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createListener } from "../listener.ts";

const open = new Set<Socket>();
const closings: (() => void)[] = [];
afterEach(() => {
  for (const socket of open) socket.destroy();
  open.clear();
  for (const close of closings.splice(0)) close();
});

async function listening(options: { bounds?: { connections: number; connectionsOfOne: number }; proxies?: string[] }) {
  const refused: string[] = [];
  const { server } = createListener({
    handle: (_, response) => response.end("fine"),
    guard: { publicOrigin: null, host: "127.0.0.1" },
    onRefusal: ({ failure }) => refused.push(failure.code),
    ...options,
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closings.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { port, refused };
}

/** A connection from an address of this machine's own: all of 127.0.0.0/8 is. */
async function connected(port: number, localAddress: string): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1", localAddress });
  open.add(socket);
  socket.on("error", () => {});
  await once(socket, "connect");
  return socket;
}

async function hold(port: number, { from, count }: { from: string; count: number }) {
  const held: Socket[] = [];
  for (let index = 0; index < count; index += 1) held.push(await connected(port, from));
  return held;
}

async function answerTo(socket: Socket): Promise<string> {
  socket.write("GET /?lang=en HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  let text = "";
  for await (const chunk of socket) text += chunk;
  return text;
}

describe("connections", () => {
  it("of one address take a part of all, and those beyond are told so, with when to come back", async () => {
    const { port, refused } = await listening({ bounds: { connections: 40, connectionsOfOne: 10 } });
    const held = await hold(port, { from: "127.0.0.2", count: 10 });
    const tooMany = await answerTo(await connected(port, "127.0.0.2"));
    expect(tooMany).toMatch(
      /^HTTP\/1\.1 429 .*\r\nRetry-After: 10\r\n.*Connection: close\r\n.*"code":"tooManyAtOnce"/s,
    );
    expect(tooMany).toContain("too many connections open at once from your network");
    expect(refused).toEqual(["tooManyAtOnce"]);
    expect(await answerTo(await connected(port, "127.0.0.3"))).toMatch(/^HTTP\/1\.1 200 .*fine$/s);
    const [first] = held;
    if (first !== undefined) expect(await answerTo(first)).toMatch(/^HTTP\/1\.1 200 /);
    await expect.poll(async () => answerTo(await connected(port, "127.0.0.2"))).toMatch(/^HTTP\/1\.1 200 /);
  });

  it("of all addresses have a bound too, which is everybody's", async () => {
    const { port } = await listening({ bounds: { connections: 20, connectionsOfOne: 10 } });
    await hold(port, { from: "127.0.0.2", count: 10 });
    await hold(port, { from: "127.0.0.3", count: 10 });
    const tooMany = await answerTo(await connected(port, "127.0.0.4"));
    expect(tooMany).toMatch(/^HTTP\/1\.1 503 .*\r\nRetry-After: 10\r\n.*"code":"overloaded"/s);
  });

  it("of a proxy whose word is taken are its readers', and have no part of one's own", async () => {
    const { port } = await listening({ bounds: { connections: 40, connectionsOfOne: 5 }, proxies: ["127.0.0.2"] });
    await hold(port, { from: "127.0.0.2", count: 15 });
    expect(await answerTo(await connected(port, "127.0.0.2"))).toMatch(/^HTTP\/1\.1 200 /);
  });

  it("beyond the bound that ask nothing are closed, at once when there are many", async () => {
    const { port } = await listening({ bounds: { connections: 40, connectionsOfOne: 2 } });
    await hold(port, { from: "127.0.0.2", count: 2 });
    const began = performance.now();
    const beyond = await hold(port, { from: "127.0.0.2", count: 25 });
    await Promise.all(beyond.map((socket) => (socket.closed ? null : once(socket.resume(), "close"))));
    expect(performance.now() - began).toBeLessThan(6_000);
    expect(await answerTo(await connected(port, "127.0.0.3"))).toMatch(/^HTTP\/1\.1 200 /);
  });

  it("of a whole office have their place by default: six hundred, and two thousand in all", async () => {
    const { port } = await listening({});
    await hold(port, { from: "127.0.0.2", count: 600 });
    expect(await answerTo(await connected(port, "127.0.0.2"))).toMatch(/^HTTP\/1\.1 429 /);
    expect(await answerTo(await connected(port, "127.0.0.3"))).toMatch(/^HTTP\/1\.1 200 /);
  });
});
