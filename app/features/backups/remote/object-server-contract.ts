import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

type Exchange = { request: IncomingMessage; response: ServerResponse; body: Buffer };

const PAGE = 2;
const hmac = (key: Buffer | string, text: string) => createHmac("sha256", key).update(text).digest();
const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex");
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * A store on this machine that speaks S3 for one bucket: it works out each signature by itself, as Amazon describes it, checks the checksum of what
 * comes, and lists two names a page. `failing` answers everything with a code of S3, `saying` with a
 * text, `moved` with the address of another region.
 */
export async function startObjectServer({ keyId, secret, region }: { keyId: string; secret: string; region: string }) {
  const objects = new Map<string, Buffer>();
  const asked: string[] = [];
  const state: { failing: string | null; isCutting: boolean; saying: string | null; moved: string | null } = {
    ...{ failing: null, isCutting: false, saying: null, moved: null },
  };

  function refusalOf(request: IncomingMessage, body: Buffer): string | null {
    const url = new URL(request.url ?? "/", "http://store");
    const authorization = request.headers.authorization ?? "";
    const found =
      /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
        authorization,
      );
    if (found === null) return "AccessDenied";
    const [, givenKey, day = "", givenRegion = "", signedNames = "", signature] = found;
    if (givenKey !== keyId) return "InvalidAccessKeyId";
    const moment = String(request.headers["x-amz-date"]);
    const age = Math.abs(
      Date.now() - Date.parse(moment.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z")),
    );
    if (!(age < 900_000)) return "RequestTimeTooSkewed";
    const contentHash = String(request.headers["x-amz-content-sha256"]);
    const names = signedNames.split(";");
    if (!["host", "x-amz-content-sha256", "x-amz-date"].every((name) => names.includes(name))) return "AccessDenied";
    const query = [...url.searchParams]
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .sort()
      .join("&");
    const path = decodeURIComponent(url.pathname).split("/").map(encoded).join("/");
    const headers = names.map((name) => `${name}:${String(request.headers[name]).trim()}\n`).join("");
    const canonical = [request.method, path, query, headers, signedNames, contentHash].join("\n");
    const scope = `${day}/${givenRegion}/s3/aws4_request`;
    const text = ["AWS4-HMAC-SHA256", moment, scope, sha256(canonical)].join("\n");
    const key = ["aws4_request"].reduce(
      (made, part) => hmac(made, part),
      hmac(hmac(hmac(`AWS4${secret}`, day), region), "s3"),
    );
    if (hmac(key, text).toString("hex") !== signature) return "SignatureDoesNotMatch";
    return sha256(body) === contentHash ? null : "XAmzContentSHA256Mismatch";
  }

  function listing(url: URL): string {
    const prefix = url.searchParams.get("prefix") ?? "";
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort();
    const from = Number(url.searchParams.get("continuation-token") ?? "0");
    const page = keys.slice(from, from + PAGE);
    const more = from + PAGE < keys.length;
    const contents = page.map((key) => `<Contents><Key>${key.replaceAll("&", "&amp;")}</Key><Size>1</Size></Contents>`);
    return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${more ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : ""}${contents.join("")}</ListBucketResult>`;
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const body = Buffer.concat(pieces);
    const url = new URL(request.url ?? "/", "http://store");
    asked.push(`${request.method} ${url.pathname}`);
    if (state.saying !== null || state.moved !== null) return astray(response);
    const refusal = state.failing ?? refusalOf(request, body);
    if (refusal !== null) return void response.writeHead(403).end(`<Error><Code>${refusal}</Code></Error>`);
    const key = decodeURIComponent(url.pathname).replace(/^\/bucket\/?/, "");
    if (key === "") return void response.end(listing(url));
    if (request.method === "PUT") return put(key, { request, response, body });
    if (request.method === "GET") return give(key, response);
    objects.delete(key);
    response.writeHead(204).end();
  }

  function astray(response: ServerResponse): void {
    if (state.moved !== null) response.writeHead(301, { Location: state.moved, "x-amz-bucket-region": "eu-west-1" });
    response.end(state.saying ?? "<Error><Code>PermanentRedirect</Code></Error>");
  }

  function put(key: string, { request, response, body }: Exchange): void {
    if (request.headers["content-length"] !== String(body.length)) return void response.writeHead(411).end();
    objects.set(key, body);
    response.end();
  }

  function give(key: string, response: ServerResponse): void {
    const object = objects.get(key);
    if (object === undefined) return void response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
    response.writeHead(200, { "Content-Length": object.length });
    if (!state.isCutting) return void response.end(object);
    response.write(object.subarray(0, 10), () => response.destroy());
  }

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    objects,
    asked,
    state,
    place: { endpoint: `http://127.0.0.1:${port}`, bucket: "bucket", prefix: "valora/", region, keyId, secret },
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
