import type { GetPromptResult, McpServer } from "@modelcontextprotocol/server";
import * as z from "zod";
import { tickerArgument } from "./question.ts";
import type { McpReader } from "./tool.ts";

/** Questions that readers often put, with the order of the tools that answers them. */
export function addPrompts(server: McpServer, { t }: McpReader): void {
  const ticker = tickerArgument(t);
  const said = (text: string): GetPromptResult => ({ messages: [{ role: "user", content: { type: "text", text } }] });
  server.registerPrompt("value_a_share", { ...headOf(t, "value_a_share"), argsSchema: z.object({ ticker }) }, (given) =>
    said(t("mcp.prompts.value_a_share.text", given)),
  );
  server.registerPrompt(
    "challenge_a_thesis",
    {
      ...headOf(t, "challenge_a_thesis"),
      argsSchema: z.object({ ticker, thesis: z.string().min(1).max(4_000).describe(t("mcp.arguments.thesis")) }),
    },
    (given) => said(t("mcp.prompts.challenge_a_thesis.text", given)),
  );
  server.registerPrompt(
    "compare_shares",
    {
      ...headOf(t, "compare_shares"),
      argsSchema: z.object({ tickers: z.string().min(1).max(200).describe(t("mcp.arguments.tickersListed")) }),
    },
    (given) => said(t("mcp.prompts.compare_shares.text", given)),
  );
}

const headOf = (t: McpReader["t"], name: "value_a_share" | "challenge_a_thesis" | "compare_shares") => ({
  title: t(`mcp.prompts.${name}.title`),
  description: t(`mcp.prompts.${name}.description`),
});
