/** A path of this very site, whatever a browser may make of it: no other host, no backslash, no invisible character. */
export function isInternalPath(text: string): boolean {
  if (text.length > 2_000 || !/^\/(?![/\\])[^\s\\\p{C}]*$/u.test(text)) return false;
  if (/%(?:0[0-9a-f]|1[0-9a-f]|5c|7f)|^\/%2f/i.test(text)) return false;
  const here = "https://here.invalid";
  return URL.parse(text, here)?.origin === here;
}
