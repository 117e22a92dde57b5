import { createMcpHandler } from "@modelcontextprotocol/server";
import type { Context } from "hono";
import { keyHolder, refuseKeyInAddress } from "../api/caller.ts";
import { languageOf } from "../api/language.ts";
import type { ApiProduct } from "../api/product.ts";
import type { Caller } from "../core/shared/use-cases/caller.ts";
import type { AppEnvironment } from "../http/app-environment.ts";
import { translatorFor } from "../messages/index.ts";
import { mcpServer } from "./server.ts";
import type { McpProduct } from "./tool.ts";

type Product = McpProduct & Pick<ApiProduct, "accounts">;

/**
 * Streamable HTTP without sessions: each message is a request, each answer a body. The caller is a key, or a visitor at an
 * address; a cookie is not read, so that no page can ask in the name of a reader.
 *
 * @see https://modelcontextprotocol.io/specification/2026-07-28
 */
export async function answerMcp(
  c: Context<AppEnvironment>,
  product: Product,
  /** Where readers reach this installation, when a proxy stands in front. */
  publicOrigin: string | null,
): Promise<Response> {
  refuseKeyInAddress(c.req.url);
  const language = languageOf(c.req.url);
  const reader = { language, t: await translatorFor(language), caller: await callerOf(c, product) };
  const { requestId, reportBug } = c.var;
  const origin = publicOrigin ?? new URL(c.req.url).origin;
  return createMcpHandler(() => mcpServer({ product, reader, origin, requestId, reportBug })).fetch(c.req.raw);
}

async function callerOf(c: Context<AppEnvironment>, product: Product): Promise<Caller> {
  const { address, meter } = c.var;
  return { account: await keyHolder(c.req.raw, product, { access: "read", subject: "analysis" }), address, meter };
}
