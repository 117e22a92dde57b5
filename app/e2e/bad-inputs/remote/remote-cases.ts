import { existsSync, readFileSync } from "node:fs";
import * as z from "zod";
import { casesFile } from "../shared-cases.ts";

/** An address whose server, name or owner is scripted: what it does, what its name leads to, whose it is. */
const RemoteCase = z.object({
  id: z.string(),
  surface: z.literal("import.url"),
  input: z.union([
    z.object({ $server: z.string() }),
    z.object({ $dns: z.union([z.string(), z.array(z.union([z.string(), z.array(z.string())]))]) }),
    z.object({ $url: z.string() }),
  ]),
  expected: z.object({ status: z.array(z.int()), code: z.string() }),
  why: z.string(),
});
export type RemoteCase = z.infer<typeof RemoteCase>;

/** Null when the collection does not lie beside the repository. */
export function sharedRemoteCases(): readonly RemoteCase[] | null {
  if (!existsSync(casesFile)) return null;
  return readFileSync(casesFile, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as { surface: string; input: unknown })
    .filter(({ surface, input }) => surface === "import.url" && typeof input === "object")
    .map((line) => RemoteCase.parse(line));
}

const publicAddress = "93.184.216.34";

/** The answers of a name, one for each question; the last answer stays. */
export function answersOf({ $dns }: Extract<RemoteCase["input"], { $dns: unknown }>): readonly (readonly string[])[] {
  // Where the name of a cloud's metadata leads from inside that cloud.
  if (typeof $dns === "string") return [[/metadata/.test($dns) ? "169.254.169.254" : "127.0.0.1"]];
  return $dns.map((answer) => (typeof answer === "string" ? [answer] : answer));
}

type Row = readonly [input: RemoteCase["input"], status: number, code: string, why: string];

const rows: readonly Row[] = [
  [{ $server: "200" }, 200, "ok", "a table that is right"],
  [{ $server: "200 gzip" }, 200, "ok", "a table that is packed"],
  [{ $server: "302 to itself 3 times" }, 200, "ok", "three redirects"],
  [{ $server: "302 to itself 4 times" }, 422, "fetchFailed", "one redirect too many"],
  [{ $server: "301 -> http://10.0.0.1/" }, 422, "urlForbidden", "moved inside for good"],
  [{ $server: "303 -> http://[::1]/" }, 422, "urlForbidden", "see inside, in version 6"],
  [{ $server: "307 -> http://0x7f000001/" }, 422, "urlForbidden", "inside in hexadecimal"],
  [{ $server: "308 -> https://example.com:5432/" }, 422, "urlForbidden", "to a database"],
  [{ $server: "302 -> ftp://example.com/a.csv" }, 422, "urlForbidden", "to another scheme"],
  [{ $server: "302 -> http://user:word@example.com/" }, 422, "urlForbidden", "with a password"],
  [{ $dns: ["10.0.0.1"] }, 422, "urlForbidden", "a name that leads inside"],
  [{ $dns: [["2606:4700::1111", "fd00::1"]] }, 422, "urlForbidden", "a name that leads inside in version 6"],
  [{ $dns: [publicAddress, "169.254.169.254"] }, 422, "urlForbidden", "a name that changes its mind"],
  [{ $dns: "CNAME -> localhost" }, 422, "urlForbidden", "another name of this machine"],
  [{ $server: "200 body 11 MB chunked" }, 422, "bodyTooLarge", "a little too large"],
  [{ $server: "200 Content-Length: 11000000 actual 1 KB" }, 422, "bodyTooLarge", "announced too large"],
  [{ $server: "200 Content-Length: 20 actual 1 MB" }, 422, "bodyTooLarge", "longer than announced"],
  [{ $server: "200 gzip bomb 1 MB -> 1 GB" }, 422, "bodyTooLarge", "a bomb"],
  [{ $server: "200 headers 64 KB" }, 422, "fetchFailed", "long headers"],
  [{ $server: "half a body" }, 422, "fetchFailed", "the line was cut"],
  [{ $server: "half a gzip" }, 422, "fetchFailed", "the packing was cut"],
  [{ $server: "200 encoded gzip, br" }, 422, "contentTypeUnsupported", "packed twice"],
  [{ $server: "200 image/png" }, 422, "contentTypeUnsupported", "an image"],
  [{ $server: "200 text/plain page" }, 415, "fileTypeUnsupported", "a page that says it is text"],
  [{ $server: "404" }, 422, "fetchFailed", "nothing there"],
  [{ $server: "401" }, 422, "fetchFailed", "a password needed"],
  [{ $server: "not HTTP" }, 422, "fetchFailed", "a mail server"],
  [{ $url: "own public host /import" }, 422, "urlForbidden", "ourselves"],
];

export const ownRemoteCases: readonly RemoteCase[] = rows.map(([input, status, code, why], index) => ({
  id: `own-remote-${index + 1}`,
  surface: "import.url",
  input,
  expected: { status: [status], code },
  why,
}));
