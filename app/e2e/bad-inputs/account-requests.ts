import { gzipSync } from "node:zlib";
import { type AccountCase, type AccountSurface, expanded, type Fields, type Json } from "./account-case.ts";
import { jsonRequest, type RawRequest, rawRequest, someAddress } from "./raw-request.ts";

const someSecret = "a".repeat(43);

/** The one request that a case is; null: it is a situation of several. */
export function accountRequest({ surface, input }: Pick<AccountCase, "surface" | "input">): RawRequest | null {
  return typeof input.$target === "string" ? writtenOut(input.$target, input) : makers[surface](input);
}

const makers: Readonly<Record<AccountSurface, (input: Fields) => RawRequest | null>> = {
  "auth.signup": signUpRequest,
  "auth.signin": signInRequest,
  "auth.tokens": tokenRequest,
  authz: (input) => (textIn(input, "GET").startsWith("/popular data") ? asVisitor("GET", "/api/v1/popular") : null),
  "json.body": bodyRequest,
};

/** The text of a field; nothing where it is no text. */
export const textIn = (input: Fields, name: string): string => {
  const value = expanded(input[name] ?? "");
  return typeof value === "string" ? value : "";
};
const asVisitor = (method: string, target: string, headers: Readonly<Record<string, string>> = {}) =>
  rawRequest(method, target, { "X-Forwarded-For": someAddress(), ...headers });

/** A case of our own says the request itself: `$target` is "POST /path", `$body` a text to the letter or a value. */
function writtenOut(target: string, { $body = "", $headers = {} }: Fields): RawRequest {
  const [method = "GET", path = "/"] = target.split(" ");
  const body = expanded($body);
  const headers = Object.fromEntries(Object.entries(Object($headers)).map(([name, value]) => [name, String(value)]));
  return method === "GET"
    ? asVisitor(method, path, headers)
    : jsonRequest(method, path, typeof body === "string" ? body : JSON.stringify(body), headers);
}

const posted = (path: string, body: Json, headers?: Readonly<Record<string, string>>) =>
  jsonRequest("POST", path, JSON.stringify(expanded(body)), headers);

function signUpRequest(input: Fields): RawRequest | null {
  if (input.twice === true || textIn(input, "email").includes(" vs ")) return null;
  return posted("/api/v1/auth/sign-up", { isOldEnough: true, ...input });
}

function signInRequest(input: Fields): RawRequest | null {
  if (textIn(input, "password").includes(" x 20 ")) return null;
  const credentials = { email: "unknown@test.example", password: "not the password" };
  const { Origin, ...body } = input;
  const isWhole = "email" in body;
  return posted(
    "/api/v1/auth/sign-in",
    isWhole ? body : { ...credentials, ...body },
    Origin === undefined ? {} : { Origin: String(Origin) },
  );
}

/** An unsigned token (`alg: none`). */
const unsigned = [{ alg: "none" }, { sub: "ana@test.example" }]
  .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
  .concat("")
  .join(".");

function tokenRequest(input: Fields): RawRequest | null {
  const [name = ""] = Object.keys(input);
  const text = textIn(input, name);
  if (name === "verifyToken" && !text.startsWith("of another")) {
    return posted("/api/v1/auth/confirm", { token: text.startsWith("alg:none") ? unsigned : text });
  }
  if (name === "resetWith" && text.startsWith("Host: ")) {
    return posted("/api/v1/auth/reset-request", { email: "ana@test.example" }, { Host: text.slice("Host: ".length) });
  }
  if (name === "Authorization") return asVisitor("GET", "/api/v1/me", { Authorization: text });
  if (name === "apiKey" && text === "in query string")
    return asVisitor("GET", `/api/v1/me?api_key=valora_${someSecret}`);
  if (name === "apiKey") {
    const value = text.replace("Authorization: ", "").replace("<key>", `valora_${someSecret}`);
    return asVisitor("GET", "/api/v1/me", { Authorization: value });
  }
  if (name === "session" && text.startsWith("cookie named ")) {
    const named = text.slice("cookie named ".length).replace("session", "valora-session");
    return asVisitor("GET", "/api/v1/me", { Cookie: `${named}=${someSecret}` });
  }
  return null;
}

const ZEROS_IN_MEGABYTES = 10;

/** Translates a request with any body to the forms we have: an address stands for the symbol, a declaration for a number. */
function bodyRequest({ body = "", contentType }: Fields): RawRequest {
  if (typeof body === "object" && body !== null && "$gzip_bomb_mb" in body) {
    const megabytes = Number(body.$gzip_bomb_mb);
    const zeros = gzipSync(Buffer.alloc(ZEROS_IN_MEGABYTES * 1_048_576), { level: 9 });
    const bomb = Buffer.concat(Array.from({ length: megabytes / ZEROS_IN_MEGABYTES }, () => zeros));
    return jsonRequest("POST", "/api/v1/auth/reset-request", bomb, { "Content-Encoding": "gzip" });
  }
  const text = String(expanded(body));
  const path = text.includes('"wacc"') ? "/api/v1/auth/sign-up" : "/api/v1/auth/reset-request";
  return jsonRequest(
    "POST",
    path,
    text.replaceAll('"ticker"', '"email"').replaceAll('"wacc"', '"isOldEnough"'),
    contentType === undefined ? {} : { "Content-Type": String(contentType) },
  );
}
