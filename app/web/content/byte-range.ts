/** First and last byte, both included. */
export type ByteRange = { from: number; to: number };

/**
 * The part of a file that a Range header asks for (RFC 9110, section 14.1.2). Null: the whole file, also for more ranges than one and
 * for units that are not bytes. "beyond": nothing of it is there.
 */
export function rangeOf(header: string | null, length: number): ByteRange | "beyond" | null {
  const [, first = "", last = ""] = /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/i.exec(header ?? "") ?? [];
  if (first === "" && last === "") return null;
  const end = length - 1;
  if (first === "")
    return last === "0" || Number(last) === 0 ? "beyond" : { from: Math.max(0, length - Number(last)), to: end };
  const from = Number(first);
  const to = last === "" ? end : Math.min(Number(last), end);
  // A last byte before the first one makes no range: the header is not followed.
  if (last !== "" && Number(last) < from) return null;
  return from > end ? "beyond" : { from, to };
}
