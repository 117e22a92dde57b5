import type { McpServer } from "@modelcontextprotocol/server";
import { page as methodsEn } from "../../content/pages/methods/en.ts";
import { page as methodsEs } from "../../content/pages/methods/es.ts";
import { page as methodsIt } from "../../content/pages/methods/it.ts";
import type { Text } from "../../content/text.ts";
import type { Language } from "../messages/languages.ts";
import { markdownOf } from "./markdown.ts";
import type { McpReader } from "./tool.ts";

const methods: Readonly<Record<Language, Text>> = { es: methodsEs, en: methodsEn, it: methodsIt };

/** What can be read beside the tools: the methods in words, and how the values stood to prices, dated. */
const resources = [
  { name: "methods", mimeType: "text/markdown", read: async (language: Language) => markdownOf(methods[language]) },
  {
    name: "calibration",
    mimeType: "application/json",
    read: async () =>
      JSON.stringify((await import("@valora/valuation/studies/calibration.json", { with: { type: "json" } })).default),
  },
  {
    name: "evidence",
    mimeType: "application/json",
    read: async () =>
      JSON.stringify((await import("@valora/valuation/studies/evidence.json", { with: { type: "json" } })).default),
  },
  {
    name: "model_card",
    mimeType: "application/json",
    read: async () =>
      JSON.stringify((await import("@valora/prediction/models/model-card.json", { with: { type: "json" } })).default),
  },
] as const;

export function addResources(server: McpServer, { language, t }: McpReader): void {
  for (const { name, mimeType, read } of resources) {
    const title = t(`mcp.resources.${name}.title`);
    const description = t(`mcp.resources.${name}.description`);
    server.registerResource(name, `valora://${name}`, { title, description, mimeType }, async (uri) => ({
      contents: [{ uri: uri.href, mimeType, text: await read(language) }],
    }));
  }
}
