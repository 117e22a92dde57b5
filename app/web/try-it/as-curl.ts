import type { AskedRequest } from "./asked-request.ts";

/** A request as a command of a shell, one part a line. The key is named, not written out. */
export function asCurl({ method, url, headers, body }: Omit<AskedRequest, "key">, hasKey: boolean): string {
  const parts = [
    method === "GET" ? `curl ${quoted(url)}` : `curl -X ${method} ${quoted(url)}`,
    // In double quotes the shell puts the variable in.
    ...(hasKey ? ['-H "Authorization: Bearer $VALORA_KEY"'] : []),
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...partsOfBody(body),
  ];
  return parts.join(" \\\n  ");
}

function partsOfBody(body: AskedRequest["body"]): readonly string[] {
  if (body === null) return [];
  if (typeof body === "string") return [`--data-raw ${quoted(body)}`];
  return [...body].map(([name, value]) =>
    typeof value === "string"
      ? `--form-string ${quoted(`${name}=${value}`)}`
      : `-F ${quoted(`${name}=@"${value.name.replaceAll(/["\\]/g, "\\$&")}"`)}`,
  );
}

/** One word of a shell, whatever stands in it. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
