import { join } from "node:path";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { expect, type TestInfo, test } from "@playwright/test";

// The protocol's own client, over both of its ways: the served product, and the command line.
const root = join(import.meta.dirname, "../..");

type Transport = Parameters<Client["connect"]>[0];

async function withClient(transport: Transport, use: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ name: "valora-e2e", version: "1" });
  await client.connect(transport);
  try {
    await use(client);
  } finally {
    await client.close();
  }
}

/** The figure of a tool's answer that the API gives too. */
async function meanBy(client: Client, ticker: string): Promise<number | null> {
  const { structuredContent } = await client.callTool({ name: "value_company", arguments: { ticker } });
  const told: unknown = structuredContent;
  if (typeof told !== "object" || told === null || !("value" in told)) return null;
  const { value } = told;
  return typeof value === "object" && value !== null && "mean" in value && typeof value.mean === "number"
    ? value.mean
    : null;
}

const origin = ({ project }: TestInfo) => String(project.use.baseURL);

test("a client of the protocol lists the tools over HTTP and reads the figures of the API", async ({
  request,
}, info) => {
  const address = new URL("/mcp?lang=it", origin(info));
  await withClient(new StreamableHTTPClientTransport(address), async (client) => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain("value_company");
    expect(tools.find(({ name }) => name === "value_company")?.title).toBe("Valuta un’azione");
    const answer = await (await request.get("/api/v1/analysis?ticker=KO&trace=none&fields=summary.mean")).json();
    expect(await meanBy(client, "KO")).toBe(answer.summary.mean);
    const refused = await client.callTool({ name: "value_company", arguments: { ticker: "ZZZZZ" } });
    expect(refused.isError).toBe(true);
  });
});

test("the same client over the standard input and output of the command line", async ({ request }) => {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [join(root, "scripts/valora.mjs"), "mcp", "--lang", "en"],
    stderr: "inherit",
  });
  await withClient(transport, async (client) => {
    const answer = await (await request.get("/api/v1/analysis?ticker=PEP&trace=none&fields=summary.mean")).json();
    expect(await meanBy(client, "PEP")).toBe(answer.summary.mean);
  });
});

test("a page of another site cannot ask", async ({ request }) => {
  const response = await request.post("/mcp", {
    headers: { origin: "https://elsewhere.example", "content-type": "application/json" },
    data: { jsonrpc: "2.0", id: 1, method: "tools/list" },
  });
  expect(response.status()).toBe(403);
});
