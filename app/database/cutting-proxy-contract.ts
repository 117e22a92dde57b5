import { connect, createServer, type Socket } from "node:net";

/** A way to a database that breaks when it is told to: every connection at once, or one at its n-th message. */
export async function cuttingProxy(target: URL, port = 0) {
  const open = new Set<Socket>();
  let cutsAt = Number.POSITIVE_INFINITY;
  let messages = 0;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on("data", (bytes) => {
      messages += 1;
      if (messages === cutsAt) near.resetAndDestroy();
      else far.write(bytes);
    });
    far.on("data", (bytes) => near.write(bytes));
  });
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  const address = server.address();
  const listening = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: Object.assign(new URL(target), { host: `127.0.0.1:${listening}` }).href,
    /** Breaks the connection that carries the n-th message from now on, instead of passing it on. */
    cutAt(message: number) {
      messages = 0;
      cutsAt = message;
    },
    close: () =>
      new Promise<void>((done) => {
        for (const socket of open) socket.destroy();
        server.close(() => done());
      }),
  };
}
