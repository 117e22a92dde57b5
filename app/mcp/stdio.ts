import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { translatorFor } from "../messages/index.ts";
import type { Language } from "../messages/languages.ts";
import { mcpServer } from "./server.ts";
import type { McpProduct } from "./tool.ts";

/** Serves one program that has started this one, over standard input and output, until it closes them. */
export async function serveOverStdio(product: McpProduct, language: Language): Promise<void> {
  const reader = { language, t: await translatorFor(language), caller: null };
  const served = serveStdio(() => mcpServer({ product, reader, origin: null }));
  await new Promise<void>((resolve) => process.stdin.once("close", resolve));
  await served.close();
}
