const longestInMilliseconds = 3_600_000;

/** The `Retry-After` header, seconds or an HTTP date, in milliseconds from `now` and at most an hour; null when absent or unreadable. */
export function retryAfterInMilliseconds(header: string | null, now: number = Date.now()): number | null {
  if (header === null || header.trim() === "") return null;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  if (!Number.isFinite(wait)) return null;
  return Math.min(Math.max(wait, 0), longestInMilliseconds);
}
