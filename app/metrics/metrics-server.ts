import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { MetricsPlace } from "../config/metrics-settings.ts";

export type MetricsServer = { address: string; close(): Promise<void> };

type Text = { contentType: string; text(): Promise<string> };

/** Serves `/metrics` at an address of its own, which no reader reaches. Rejects when that address cannot be used. */
export async function openMetrics({ host, port }: MetricsPlace, { contentType, text }: Text): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    const [path] = (request.url ?? "").split("?", 1);
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (path !== "/metrics" || !isRead) {
      response.writeHead(path === "/metrics" ? 405 : 404, { "Content-Type": "text/plain; charset=utf-8" }).end();
      return;
    }
    text().then(
      (body) => response.writeHead(200, { "Content-Type": contentType, "Cache-Control": "no-store" }).end(body),
      // What measures must not end what is measured.
      () => response.writeHead(503, { "Content-Type": "text/plain; charset=utf-8" }).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  server.unref();
  // A server that listens on a port has an address of this kind.
  const { port: used } = server.address() as AddressInfo;
  return {
    address: `http://${host.includes(":") ? `[${host}]` : host}:${used}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Log = {
  info(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
};

/** The same, told in the log. An address that cannot be used costs the metrics, not the service. */
export const serveMetrics = (place: MetricsPlace, text: Text, log: Log): Promise<void> =>
  openMetrics(place, text).then(
    ({ address }) => log.info({ address }, "metrics"),
    (error: unknown) => log.error({ error: String(error) }, "metrics not served"),
  );
