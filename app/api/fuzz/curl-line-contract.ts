/** A request as it is sent. */
export type SentRequest = {
  url: string;
  method: string;
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array | null;
};

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * A request as a line for a shell. Bytes that no argument holds come in base64; the secrets of the caller are two variables,
 * because those of a run end with it.
 */
export function curlLine({ url, method, headers, body }: SentRequest): string {
  const named = Object.entries(headers).map(([name, value]) => {
    if (name === "Authorization") return `-H "Authorization: Bearer $VALORA_KEY"`;
    if (name === "Cookie") return `-H "Cookie: valora-session=$VALORA_SESSION"`;
    // curl leaves out a header whose value is empty, unless a semicolon says so.
    return `-H ${quoted(value === "" ? `${name};` : `${name}: ${value}`)}`;
  });
  const asked = ["curl -sS -i", method === "HEAD" ? "-I" : `-X ${method}`, ...named];
  if (body === null) return [...asked, quoted(url)].join(" ");
  const isText = typeof body === "string" && !/[^\P{Cc}\r\n\t]/u.test(body) && body.isWellFormed();
  if (isText) return [...asked, "--data-binary", quoted(body), quoted(url)].join(" ");
  const bytes = Buffer.from(body).toString("base64");
  return [`printf %s ${bytes} | base64 -d |`, ...asked, "--data-binary @-", quoted(url)].join(" ");
}
