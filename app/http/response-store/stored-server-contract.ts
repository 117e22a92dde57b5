import { once } from "node:events";
import { Agent, request } from "node:http";
import { readConfig } from "../../config/config.server.ts";
import type { Product } from "../../wiring/composition.server.ts";
import type { PageHandler } from "../page-handler.ts";
import { createLog } from "../request-log.ts";
import { serve } from "../serve.ts";

export type Told = { status: number; headers: Record<string, string | undefined>; body: Buffer };
export type Ask = (target: string, headers?: Record<string, string>, method?: string) => Promise<Told>;

type ServerParts = {
  pages: PageHandler;
  product: Product;
  settings?: Record<string, string>;
  /** Each line of the log. */
  write?: (line: string) => void;
};

/** A whole server around given pages, on a port of its own, asked over its socket. For tests. */
export async function storedServer({ pages, product, settings = {}, write = () => {} }: ServerParts) {
  const config = readConfig({ PORT: "0", NODE_ENV: "test", STOP_NOTICE_SECONDS: "0", ...settings });
  const composed = { product, isDatabaseAnswering: async () => true, close: async () => {} };
  const serving = await serve({ config, log: createLog("info", { write }), composed, pages, files: null });
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const { hostname, port } = new URL(serving.address);
  const ask: Ask = async (target, headers = {}, method = "GET") => {
    const asked = request({ hostname, port, path: target, method, headers, agent }).end();
    const [response] = await once(asked, "response");
    const parts: Buffer[] = [];
    for await (const part of response) parts.push(part);
    return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) };
  };
  return {
    ask,
    port: Number(port),
    product,
    async stop() {
      agent.destroy();
      await serving.stopWithoutNotice();
    },
  };
}
