/** Secrets that logs and terminals must not contain, in any text. */
const forms: readonly (readonly [RegExp, string])[] = [
  // The query string of an address, and its credentials.
  [/([a-z][a-z+.-]{0,30}:\/\/)[^\s"\\/@]+@/gi, "$1…@"],
  [/\?[^\s"\\?=]*=[^\s"\\]*/g, "?…"],
  [/\b(bearer|basic)\s+[^\s"\\]+/gi, "$1 …"],
  [/\b(?:valora|sk|rk|pk|whsec|cs)_[\w-]{8,}/g, "…"],
  [/[^\s"'`<>()[\]{},;:=\\/]{1,64}@[\w-]+(?:\.[\w-]+)+/g, "…@…"],
  // Chance: links, cookies and keys. What names a request has the form of a UUID and stays.
  [/(?<![\w-])(?![\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\w-]))[\w-]{40,}/g, "…"],
];

/** A text, or a line of JSON, without secrets: those of this installation, and all that has the form of one. */
export function withoutSecrets(text: string, own: readonly string[] = []): string {
  const withoutOwn = own.reduce((left, secret) => left.replaceAll(secret, "…"), text);
  return forms.reduce((left, [form, instead]) => left.replace(form, instead), withoutOwn);
}
