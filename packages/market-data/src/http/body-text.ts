import { ProviderFailure } from "../provider.ts";

/** The body as text, counted after decompression and given up above `maximumBytes`; a web page is refused as not data. */
export async function bodyText(provider: string, response: Response, maximumBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const part of partsOf(provider, response, maximumBytes)) text += decoder.decode(part, { stream: true });
  return text + decoder.decode();
}

/** The same for a file that is no text. */
export async function bodyBytes(provider: string, response: Response, maximumBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of partsOf(provider, response, maximumBytes)) parts.push(part);
  return Buffer.concat(parts);
}

async function* partsOf(provider: string, response: Response, maximumBytes: number): AsyncGenerator<Uint8Array> {
  if (response.headers.get("content-type")?.toLowerCase().includes("text/html")) {
    await response.body?.cancel();
    throw new ProviderFailure(provider, "unreadable", { detail: "notJson" });
  }
  if (!response.body) return;
  const reader = response.body.getReader();
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > maximumBytes) {
      await reader.cancel();
      throw new ProviderFailure(provider, "unreadable", { detail: "tooLarge" });
    }
    yield part.value;
  }
}
