import type { AddressInfo } from "node:net";
import { createMarketData } from "@valora/market-data";
import { readConfig } from "../../config/config.server.ts";
import { lineFeed } from "../../features/conversations/stream/line-feed.ts";
import type { ConversationContext } from "../../features/conversations/use-cases/conversation-context.ts";
import { conversationsIn } from "../../features/conversations/use-cases/conversations.ts";
import type { Patience } from "../../http/listener.ts";
import { createLog } from "../../http/request-log.ts";
import { serve } from "../../http/serve.ts";
import { fileFetcher } from "../../outbound/fetch-file.ts";
import { productOf } from "../../wiring/composition.server.ts";
import { exchange } from "./exchange.ts";

/** A real server on a real socket; only the pages are stand-ins, which the end-to-end tests replace by the built site. */
export async function startServedProduct(patience?: Patience) {
  const recorded: unknown[] = [];
  const logLines: string[] = [];
  const config = readConfig({ PORT: "0", NODE_ENV: "test" });
  const marketData = await createMarketData();
  const analyses = { record: (analysis: unknown) => recorded.push(analysis) };
  const predictions = { record: () => {} };
  const world = { now: () => new Date(), pause: async () => {}, marketData };
  const product = productOf({ ...world, predict: () => null, analyses, predictions }, config, {
    imports: { keep: async () => "", find: async () => null },
    calibration: async () => [],
    fetchFile: fileFetcher({ settings: { privateHosts: [], publicOrigin: null } }),
    conversations: conversationsIn(async () => rememberedConversations(recorded), lineFeed()),
  });
  const serving = await serve({
    config,
    log: createLog("info", { write: (line) => logLines.push(line) }),
    composed: { product, isDatabaseAnswering: async () => true, close: async () => {} },
    pages: async (request) =>
      new Response("<!doctype html>", {
        status: new URL(request.url).pathname === "/" ? 200 : 404,
        headers: { "Content-Type": "text/html" },
      }),
    files: null,
    ...(patience === undefined ? {} : { patience }),
  });
  // A listening TCP server has an address of this kind.
  const where = { host: "127.0.0.1", port: (serving.server.address() as AddressInfo).port };
  const asked = Buffer.from("GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  return {
    where,
    /** Analyses that were kept. */
    recorded,
    logLines,
    health: async () => (await exchange({ bytes: asked, isSlow: false }, where)).status,
    stop: serving.stop,
  };
}
export type ServedProduct = Awaited<ReturnType<typeof startServedProduct>>;

/** Records the message to store and the mail to send; counts no requests. */
function rememberedConversations(recorded: unknown[]): ConversationContext {
  const nothing = async () => {
    throw new Error("only writing is tried here");
  };
  return {
    now: () => new Date(),
    rates: { take: async () => null, forget: async () => {} },
    secrets: { fresh: () => "", hashOf: (text) => text },
    conversations: {
      async open({ kind, email, subject, language, first }) {
        recorded.push({ email, subject, text: first.text });
        const { at } = first;
        return { id: "", kind, state: "waiting", email, subject, language, startedAt: at, lastAt: at };
      },
      find: nothing,
      findBySecret: nothing,
      list: nothing,
      countWaiting: nothing,
      add: nothing,
      linesAfter: nothing,
      setState: nothing,
    },
    isChatOpen: () => true,
    post: { toTeam: async () => {}, toReader: async () => {} },
  };
}
