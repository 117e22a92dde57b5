import { connect, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

type Backend = { port: number; isHealthy: boolean; statuses: Set<string> };

/**
 * A balancer as hosts put one in front: it knows nothing of HTTP, hands each new connection to the next process whose health
 * is 200, and asks for it several times a second.
 */
export async function startTcpBalancer(port: number, backendPorts: readonly number[], lookInMilliseconds = 250) {
  const backends: Backend[] = backendPorts.map((each) => ({ port: each, isHealthy: false, statuses: new Set() }));
  let turn = 0;
  let isOver = false;
  const open = new Set<Socket>();
  const look = async (backend: Backend) => {
    while (!isOver) {
      const { isOk, status } = await healthAt(backend.port);
      backend.isHealthy = isOk;
      backend.statuses.add(status);
      await pause(lookInMilliseconds);
    }
  };
  const looking = backends.map(look);
  const server = createServer((client) => {
    const healthy = backends.filter(({ isHealthy }) => isHealthy);
    const backend = healthy[turn++ % healthy.length];
    if (backend === undefined) return void client.destroy();
    const behind = connect(backend.port, "127.0.0.1");
    for (const [socket, other] of [
      [client, behind],
      [behind, client],
    ] as const) {
      open.add(socket);
      socket.setNoDelay(true).pipe(other);
      socket.once("error", () => other.destroy()).once("close", () => open.delete(socket));
    }
  }).listen(port, "127.0.0.1");
  return {
    origin: `http://127.0.0.1:${port}`,
    isHealthy: (index: number) => backends[index]?.isHealthy === true,
    /** The health of a process as heard since the balancer began to ask. */
    statusesOf: (index: number) => [...(backends[index]?.statuses ?? [])],
    async stop() {
      isOver = true;
      server.close();
      for (const socket of open) socket.destroy();
      await Promise.all(looking);
    },
  };
}

/** A busy process answers late; one that has gone refuses at once. */
const HEALTH_PATIENCE_IN_MILLISECONDS = 10_000;

const healthAt = (port: number) =>
  fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(HEALTH_PATIENCE_IN_MILLISECONDS) })
    .then(async (answer) => {
      const said: unknown = await answer.json();
      const status = typeof said === "object" && said !== null && "status" in said ? String(said.status) : "unreadable";
      return { isOk: answer.status === 200, status };
    })
    .catch(() => ({ isOk: false, status: "silent" }));
