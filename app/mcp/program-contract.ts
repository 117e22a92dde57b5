import type { servedProduct } from "../api/served-product.ts";
import type { Language } from "../messages/languages.ts";

export type Called = { isError?: boolean; content: readonly { text: string }[]; structuredContent?: unknown };

export const mcpHeaders = { "content-type": "application/json", accept: "application/json, text/event-stream" };

/** A program that speaks the protocol by its text alone: one JSON-RPC message a request, answered as JSON or as one event. */
export function programOf(app: ReturnType<typeof servedProduct>) {
  async function asked<Result>(language: Language, method: string, params: object = {}, served = app): Promise<Result> {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
    const response = await served.request(`http://localhost/mcp?lang=${language}`, {
      method: "POST",
      headers: mcpHeaders,
      body,
    });
    const text = await response.text();
    const event = /^data: (.*)$/m.exec(text);
    const { result, error } = JSON.parse(event?.[1] ?? text);
    if (error !== undefined) throw new Error(JSON.stringify(error));
    return result;
  }
  const called = (name: string, given: object, language: Language = "en", served = app): Promise<Called> =>
    asked(language, "tools/call", { name, arguments: given }, served);
  return { asked, called };
}
