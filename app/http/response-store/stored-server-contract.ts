import { once } from "node:events";
import { Agent, request } from "node:http";
import type { ServerBuild } from "react-router";
import { expect } from "vitest";
import { readConfig } from "../../config/config.server.ts";
import { composeForRendering, type Product } from "../../wiring/composition.server.ts";
import type { PageHandler } from "../page-handler.ts";
import type { Rendering, RenderingOrder } from "../renderings/rendering.ts";
import { renderingsOf } from "../renderings/rendering-thread.ts";
import { type Renderings, renderingsIn } from "../renderings/renderings.ts";
import { createLog } from "../request-log.ts";
import { serve } from "../serve.ts";

/** Renderings by the parts of a rendering thread in this one; everything is copied as it is between threads. */
export async function renderingsHere(build: ServerBuild, settings: Record<string, string>) {
  const config = { ...readConfig({ NODE_ENV: "test", ...settings }), mode: "production" as const };
  const rendering = renderingsOf(build, config, await composeForRendering(config));
  let made = 0;
  const pool = {
    ask: async (order: RenderingOrder): Promise<Rendering> => {
      const answer = structuredClone(await rendering(structuredClone(order)));
      if (answer.answer !== null) made += 1;
      return answer;
    },
    grow: () => {},
    load: { ready: 1, orders: 0 },
    close: async () => {},
  };
  return {
    renderings: renderingsIn({ pool, log: { warn: (line: object) => expect(line).toBe(null) } }),
    made: () => made,
  };
}

export type Told = { status: number; headers: Record<string, string | undefined>; body: Buffer };
export type Ask = (target: string, headers?: Record<string, string>, method?: string) => Promise<Told>;

type ServerParts = {
  pages: PageHandler;
  product: Product;
  settings?: Record<string, string>;
  /** The threads that make answers; absent: all are made here. */
  renderings?: Renderings;
  /** Whether pages are made before readers ask for them, where the settings allow it. */
  isAhead?: boolean;
  /** Each line of the log. */
  write?: (line: string) => void;
};

/** A whole server around given pages, on a port of its own, asked over its socket. For tests. */
export async function storedServer({ pages, product, settings = {}, renderings, isAhead = false, write }: ServerParts) {
  const config = readConfig({ PORT: "0", NODE_ENV: "test", STOP_NOTICE_SECONDS: "0", ...settings });
  const composed = { product, isDatabaseAnswering: async () => true, close: async () => {} };
  const log = createLog("info", { write: write ?? (() => {}) });
  const serving = await serve({ config, log, composed, pages, files: null, renderings: renderings ?? null });
  if (isAhead) serving.makeAhead();
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
    stored: serving.stored,
    async stop() {
      agent.destroy();
      await serving.stopWithoutNotice();
    },
  };
}
