import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";

type UnderWay = { response: ServerResponse; keepsAlive: boolean };
type Kept = { underWay: UnderWay[]; restingSince: number; bytesAtRest: number; requests: number };

/** A connection may have a request on its way to us: only one that has rested so long is closed unasked. */
const REST_IN_MILLISECONDS = 1_000;
const LOOK_IN_MILLISECONDS = 50;
/** Closing while the other side still sends would destroy the answer on its way. */
const LINGER_IN_MILLISECONDS = 1_000;

/**
 * The connections of a server and what is under way on each, so that it can stop without cutting a request off: first every
 * answer says that it is the last one of its connection, then no new connection is taken, then those at rest are closed and
 * the others are waited for.
 */
export function connectionsOf(server: Server) {
  const open = new Map<Socket, Kept>();
  const over = new WeakSet<Socket>();
  let isLeaving = false;
  let received = 0;

  server.prependListener("connection", (socket: Socket) => {
    open.set(socket, { underWay: [], restingSince: performance.now(), bytesAtRest: 0, requests: 0 });
    socket.once("close", () => open.delete(socket));
    if (isLeaving) lingerAtTheEnd(socket, over);
  });
  const begin = ({ socket }: IncomingMessage, response: ServerResponse) => {
    const kept = open.get(socket);
    if (kept === undefined) return;
    kept.requests += 1;
    received += 1;
    // Node only says so and answers 503 to who has asked on before it was read: the last answer closes the connection.
    if (kept.requests === server.maxRequestsPerSocket) response.shouldKeepAlive = false;
    const request = { response, keepsAlive: response.shouldKeepAlive };
    kept.underWay.push(request);
    response.once("close", () => {
      kept.underWay = kept.underWay.filter((each) => each !== request);
      if (kept.underWay.length > 0) return;
      kept.restingSince = performance.now();
      kept.bytesAtRest = socket.bytesRead;
    });
    if (isLeaving) closeAfterLatest(kept);
  };
  for (const event of ["request", "checkContinue", "checkExpectation"]) server.prependListener(event, begin);

  return {
    /** Whether the last answer of this connection has been given: what comes after it has none. */
    isOver: (socket: Socket) => over.has(socket),

    /** Whether a request waits for its answer to begin; one that is sent on and on, as a stream is, does not count. */
    isAnswering: (): boolean =>
      open.values().some(({ underWay }) => underWay.some(({ response }) => !response.headersSent)),

    /** How many requests have come since the start. */
    received: () => received,

    /** From now on each answer is the last one of its connection. */
    leave(): void {
      isLeaving = true;
      for (const [socket, kept] of open) {
        lingerAtTheEnd(socket, over);
        closeAfterLatest(kept);
      }
    },

    /** Takes no new connection, and waits for the others; resolves to how many had to be cut when the time was over. */
    async close({ withinMilliseconds }: { withinMilliseconds: number }): Promise<number> {
      // Not the HTTP server's own closing: that one closes resting connections at once, and with them requests on their way.
      const closed = new Promise<void>((done) => NetServer.prototype.close.call(server, () => done()));
      const looking = setInterval(() => closeResting(open, over), LOOK_IN_MILLISECONDS);
      let cut = 0;
      const impatience = setTimeout(() => {
        cut = open.size;
        server.closeAllConnections();
      }, withinMilliseconds);
      closeResting(open, over);
      await closed;
      clearInterval(looking);
      clearTimeout(impatience);
      return cut;
    },
  };
}
export type Connections = ReturnType<typeof connectionsOf>;

/** Of requests sent one after another without waiting, all are answered: the latest one's answer closes the connection. */
function closeAfterLatest({ underWay }: Kept): void {
  const latest = underWay.at(-1);
  for (const { response, keepsAlive } of underWay) {
    if (!response.headersSent) response.shouldKeepAlive = keepsAlive && response !== latest?.response;
  }
}

function closeResting(open: ReadonlyMap<Socket, Kept>, over: WeakSet<Socket>): void {
  const restedSince = performance.now() - REST_IN_MILLISECONDS;
  for (const [socket, { underWay, restingSince, bytesAtRest }] of open) {
    const isArriving = socket.bytesRead > bytesAtRest;
    if (underWay.length > 0 || isArriving || restingSince > restedSince || over.has(socket)) continue;
    socket.destroySoon();
  }
}

/** Says that nothing more will be said, and listens on until the other side has heard it, or long enough. */
function lingerAtTheEnd(socket: Socket, over: WeakSet<Socket>): void {
  socket.destroySoon = () => {
    if (over.has(socket)) return;
    over.add(socket);
    const patience = setTimeout(() => socket.destroy(), LINGER_IN_MILLISECONDS);
    socket.once("close", () => clearTimeout(patience));
    socket.end();
    socket.resume();
  };
}
