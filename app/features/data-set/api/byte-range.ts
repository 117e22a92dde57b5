export type ByteRange = { first: number; last: number };

/**
 * The bytes that a Range header asks for (RFC 9110, 14.2). Null, the whole: no header, another unit, several ranges, or none that is
 * one. `beyond`: it begins after the end.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | "beyond" | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return null;
  if (first === "") return Number(last) === 0 ? "beyond" : { first: Math.max(0, size - Number(last)), last: size - 1 };
  if (last !== "" && Number(last) < Number(first)) return null;
  if (Number(first) >= size) return "beyond";
  return { first: Number(first), last: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
}
