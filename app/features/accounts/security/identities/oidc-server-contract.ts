import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  randomUUID,
  sign,
} from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { IdentityProvider } from "../../use-cases/identities/identity-stores.ts";

type Claims = Readonly<Record<string, unknown>>;

/** What a provider may do wrong in one answer. */
export type ProviderLies = {
  /** Claims of the ID token in place of the true ones; undefined leaves one out. */
  claims?: Claims;
  /** Signed by a key that is not its own. */
  signsOther?: boolean;
  /** With no signature at all. */
  signsNothing?: boolean;
  /** The issuer that the address of the answer names; null: none. */
  named?: string | null;
  /** The error that it answers with. */
  error?: string;
  /** What the token endpoint answers in place of tokens. */
  tokenStatus?: number;
};

type Granted = { query: URLSearchParams; lies: ProviderLies; claims: Claims };

const base64url = (value: object | string): string =>
  Buffer.from(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url");

const pairOf = (algorithm: "RS256" | "ES256") =>
  algorithm === "RS256"
    ? generateKeyPairSync("rsa", { modulusLength: 2_048 })
    : generateKeyPairSync("ec", { namedCurve: "P-256" });

type Settings = { algorithm?: "RS256" | "ES256"; now?: () => number; claims?: Claims; port?: number };

/**
 * An OpenID Connect provider of our own, over HTTP: discovery, keys, authorization with PKCE, tokens for one use of a code, user info. It
 * checks what a true one checks, and lies as it is told.
 */
export async function startOidcServer({ algorithm = "RS256", now = Date.now, claims = {}, port = 0 }: Settings = {}) {
  const [keys, others, kid] = [pairOf(algorithm), pairOf(algorithm), randomUUID()];
  const codes = new Map<string, Granted>();
  const tokens = new Map<string, Claims>();
  const [clientId, clientSecret] = ["valora", randomBytes(24).toString("base64url")];
  const state = { person: claims, told: {} as Claims, isAway: false };
  const asked: URLSearchParams[] = [];

  const signedToken = (payload: Claims, { signsOther = false, signsNothing = false }: ProviderLies): string => {
    const head = `${base64url({ alg: signsNothing ? "none" : algorithm, kid })}.${base64url(payload)}`;
    return `${head}.${signsNothing ? "" : signatureOf(head, algorithm, (signsOther ? others : keys).privateKey)}`;
  };

  const grant = (query: URLSearchParams, lies: ProviderLies): string => {
    const back = new URL(query.get("redirect_uri") ?? "");
    const sent = query.get("state");
    if (sent !== null) back.searchParams.set("state", sent);
    const named = lies.named === undefined ? issuer : lies.named;
    if (named !== null) back.searchParams.set("iss", named);
    if (lies.error !== undefined) back.searchParams.set("error", lies.error);
    else {
      const code = randomUUID();
      codes.set(code, { query, lies, claims: state.person });
      back.searchParams.set("code", code);
    }
    return back.href;
  };

  async function tokensFor(request: IncomingMessage): Promise<{ status: number; body: object }> {
    const form = new URLSearchParams(await text(request));
    const known = codes.get(form.get("code") ?? "");
    codes.delete(form.get("code") ?? "");
    const [, basic = ""] = (request.headers.authorization ?? "").split(" ");
    const credentials = Buffer.from(basic, "base64").toString().split(":").map(decodeURIComponent).join(":");
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const isRight =
      known !== undefined &&
      credentials === `${clientId}:${clientSecret}` &&
      known.query.get("code_challenge") === challenge &&
      known.query.get("redirect_uri") === form.get("redirect_uri");
    if (!isRight) return { status: 400, body: { error: "invalid_grant" } };
    const { lies, query, claims: person } = known;
    if (lies.tokenStatus !== undefined) return { status: lies.tokenStatus, body: {} };
    const seconds = Math.floor(now() / 1_000);
    const payload = {
      ...{ iss: issuer, aud: clientId, iat: seconds, exp: seconds + 300, nonce: query.get("nonce") },
      // A request with max_age is answered with the moment at which the person was asked, as section 3.1.2.1 of the protocol wants.
      ...(query.has("max_age") && { auth_time: seconds }),
      ...person,
      ...lies.claims,
    };
    const access = randomUUID();
    tokens.set(access, { sub: person.sub, ...state.told });
    return {
      status: 200,
      body: { access_token: access, token_type: "Bearer", expires_in: 300, id_token: signedToken(payload, lies) },
    };
  }

  const answers: Readonly<Record<string, (url: URL, request: IncomingMessage) => Promise<Answer> | Answer>> = {
    "/.well-known/openid-configuration": () => ({
      status: 200,
      body: {
        ...{ issuer, authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token` },
        ...{ jwks_uri: `${issuer}/keys`, userinfo_endpoint: `${issuer}/person` },
        ...{ response_types_supported: ["code"], subject_types_supported: ["public"] },
        id_token_signing_alg_values_supported: [algorithm],
        authorization_response_iss_parameter_supported: true,
      },
    }),
    "/keys": () => ({
      status: 200,
      body: { keys: [{ ...keys.publicKey.export({ format: "jwk" }), kid, alg: algorithm, use: "sig" }] },
    }),
    "/token": (_, request) => tokensFor(request),
    "/person": (_, request) => {
      const known = tokens.get(request.headers.authorization?.replace("Bearer ", "") ?? "");
      return known === undefined ? { status: 401, body: {} } : { status: 200, body: known };
    },
    "/authorize": ({ searchParams }) => {
      asked.push(searchParams);
      const fields = [...searchParams].map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`);
      return { status: 200, page: `<form action="/approve">${fields.join("")}<button>Approve</button></form>` };
    },
    "/approve": ({ searchParams }) => ({ status: 302, location: grant(searchParams, {}) }),
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", issuer);
    const answer = answers[url.pathname];
    if (state.isAway || answer === undefined) return void response.writeHead(state.isAway ? 503 : 404).end();
    void Promise.resolve(answer(url, request)).then((given) => send(response, given));
  });
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server has no other kind of address
  const issuer = `http://${host}`;

  return {
    ...{ issuer, host, state, asked, clientId, clientSecret },
    /** Its settings here, as the operator would write them. */
    provider: (number: string, changes: Partial<IdentityProvider> = {}): IdentityProvider => ({
      ...{ number, issuer, clientId, clientSecret, name: `Provider ${number}`, domains: [], rolesByClaim: null },
      ...changes,
    }),
    /** The person approves: the query with which the browser comes back. */
    approve: (address: string, lies: ProviderLies = {}) =>
      new URL(grant(new URL(address).searchParams, lies)).searchParams,
    stop: () => new Promise((stopped) => server.close(stopped)),
  };
}

export type OidcServer = Awaited<ReturnType<typeof startOidcServer>>;
type Answer = { status: number; body?: object; page?: string; location?: string };

function send(response: ServerResponse, { status, body, page, location }: Answer): void {
  const type = page === undefined ? "application/json" : "text/html; charset=utf-8";
  response.writeHead(status, { "Content-Type": type, ...(location !== undefined && { Location: location }) });
  response.end(page ?? JSON.stringify(body ?? {}));
}

function signatureOf(head: string, algorithm: "RS256" | "ES256", key: KeyObject): string {
  if (algorithm === "RS256") return createSign("RSA-SHA256").update(head).sign(key, "base64url");
  return sign("sha256", Buffer.from(head), { key, dsaEncoding: "ieee-p1363" }).toString("base64url");
}
