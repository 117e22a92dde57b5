/** The body of an answer as text, no more of it than it can need; `tooLarge` is thrown for more. */
export async function boundedText(response: Response, maximumBytes: number, tooLarge: () => Error): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > maximumBytes) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}
