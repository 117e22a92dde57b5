import { ProviderFailure } from "../provider.ts";

/** The body as text, counted after decompression and given up above `maximumBytes`; a web page is refused as not data. */
export async function bodyText(provider: string, response: Response, maximumBytes: number): Promise<string> {
  if (response.headers.get("content-type")?.toLowerCase().includes("text/html")) {
    await response.body?.cancel();
    throw new ProviderFailure(provider, "unreadable", { detail: "notJson" });
  }
  if (!response.body) return "";

  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  let text = "";
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > maximumBytes) {
      await reader.cancel();
      throw new ProviderFailure(provider, "unreadable", { detail: "tooLarge" });
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
