import { type CallToolResult, McpServer } from "@modelcontextprotocol/server";
import { Failure } from "../failure.ts";
import { problemOf } from "../http/problem.ts";
import { checkedArguments, toldArguments } from "./checked-arguments.ts";
import { addPrompts } from "./prompts.ts";
import { addResources } from "./resources.ts";
import { toldSchema } from "./told-schema.ts";
import type { McpProduct, McpReader, Tool, ToolContext } from "./tool.ts";
import { toolsOf } from "./tool-list.ts";

export type McpParts = {
  product: McpProduct;
  reader: McpReader;
  /** "https://valora.example", where pages are reached; null where the program runs without them. */
  origin: string | null;
  /** Names the request in the log. */
  requestId?: string;
  /** Told of what is a bug. */
  reportBug?: ((failure: Failure) => void) | undefined;
};

/** The Model Context Protocol over the use cases: one server for one reader. */
export function mcpServer(parts: McpParts): McpServer {
  const { product, reader } = parts;
  const { t } = reader;
  const server = new McpServer(
    { name: "valora", title: "Valora", version: product.version },
    { instructions: t("mcp.instructions", { date: product.dataAsOf }) },
  );
  for (const tool of toolsOf(product)) addTool(server, tool, parts);
  addResources(server, reader);
  addPrompts(server, reader);
  return server;
}

/** Only reads; the language model of a thesis is the one service outside that a tool asks. */
const annotationsOf = ({ name }: Tool) => ({
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: name === "draft_thesis",
});

function addTool(server: McpServer, tool: Tool, parts: McpParts): void {
  const { product, reader, origin } = parts;
  const { t } = reader;
  const schema = tool.input({ t }).strict();
  server.registerTool(
    tool.name,
    {
      title: t(`mcp.tools.${tool.name}.title`),
      description: t(`mcp.tools.${tool.name}.description`),
      inputSchema: toldArguments(schema),
      outputSchema: toldSchema(tool.output),
      annotations: annotationsOf(tool),
    },
    async (given, { mcpReq }): Promise<CallToolResult> => {
      const context: ToolContext = { product, reader, origin, signal: mcpReq.signal };
      try {
        const answer = await tool.answer(context, checkedArguments(schema, given));
        return { content: [{ type: "text", text: JSON.stringify(answer) }], structuredContent: answer };
      } catch (error) {
        return refused(Failure.from(error), parts);
      }
    },
  );
}

/** A refusal in the reader's words: its code, and what would be right. */
async function refused(failure: Failure, { reader, requestId = "", reportBug }: McpParts): Promise<CallToolResult> {
  reportBug?.(failure);
  const problem = await problemOf(failure, { language: reader.language, requestId });
  return { isError: true, content: [{ type: "text", text: JSON.stringify(problem) }] };
}
