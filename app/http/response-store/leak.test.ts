import { hash } from "node:crypto";
import { rmSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { readConfig } from "../../config/config.server.ts";
import { folderWithDatabase } from "../../database/copied-database-contract.ts";
import { justProved, openedSession } from "../../features/accounts/use-cases/opened-session-contract.ts";
import { siteBuild } from "../../web/site-build-contract.ts";
import { compose } from "../../wiring/composition.server.ts";
import { sessionCookie } from "../cookies.ts";
import { pageHandler } from "../page-handler.ts";
import { createLog } from "../request-log.ts";
import { type Ask, renderingsHere, storedServer, type Told } from "./stored-server-contract.ts";

// Two people, an editor and anonymous readers ask one server with a store, in random order, and the same server without one: every
// answer is the same. A short run by default, a long one with LEAK_REQUESTS=20000, a repeated one with the printed LEAK_SEED.
const REQUESTS = Number(process.env.LEAK_REQUESTS ?? 100);
const seed = Number(process.env.LEAK_SEED ?? Date.now() % 1_000_000_000);
vi.stubEnv("PROD", true);
vi.stubEnv("DEV", false);

const folder = await folderWithDatabase("leak");
const slug = "fcf-calculation-guide";
let stored: Ask;
let plain: Ask;
let product: Awaited<ReturnType<typeof compose>>["product"];
const cookies = new Map<string, string>();
let key = "";
let madeApart = () => 0;
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const settings = { PLAN_LIMITS: "on", TRUSTED_PROXIES: "127.0.0.1", ANONYMOUS_COMPANIES_A_MINUTE: "100000" };
  const config = readConfig({ NODE_ENV: "test", DATA_DIR: folder, ...settings });
  const composed = await compose(config, createLog("silent"));
  await composed.databaseReady;
  product = composed.product;
  const build = siteBuild();
  const pages = pageHandler(build, { product, mode: "production", publicOrigin: null });
  const { renderings, made } = await renderingsHere(build, settings);
  madeApart = made;
  const [one, other] = await Promise.all([
    storedServer({ pages, product, settings, renderings }),
    storedServer({ pages, product, settings: { ...settings, RESPONSE_STORE_MB: "0" } }),
  ]);
  // The same name for both, so that pages say the same origin.
  const named =
    (ask: Ask): Ask =>
    (target, headers, method) =>
      ask(target, { host: "valora", ...headers }, method);
  stored = named(one.ask);
  plain = named(other.ask);
  ends.push(async () => void (await Promise.all([one.stop(), other.stop()])), composed.close);
  const password = "olive grove 41 by the sea";
  for (const name of ["Ariadna", "Bernardo", "Editora"]) {
    const email = `${name.toLowerCase()}@test.example`;
    const { accounts } = product;
    await accounts.signUp({ address: name }, { email, password, displayName: name, isOldEnough: true, language: "es" });
    await accounts.grantRole(email, name === "Editora" ? "editor" : "user");
    const session = await openedSession(
      accounts.signIn({ address: name }, { email, password, device: "", deviceSecret: null }),
    );
    cookies.set(name, sessionCookie(session, false).split(";")[0] ?? "");
    if (name === "Ariadna") key = await accounts.createApiKey(justProved(session.account), "program");
  }
});
afterAll(async () => {
  for (const end of ends) await end();
  rmSync(folder, { recursive: true, force: true });
});

const language = fc.constantFrom("", "lang=es", "lang=en", "lang=it");
const page = fc.constantFrom(
  ...[
    "/",
    "/faq",
    "/about",
    "/methods",
    "/popular",
    "/plans",
    "/blog",
    `/blog/article/${slug}`,
    "/cookies",
    "/faq.data",
  ],
  ...["/analysis/KO", "/analysis/PEP", "/screener", "/compare?tickers=KO,PEP", "/analysis/KO?wacc=0.09", "/no-existe"],
  ...["/blog/feed.xml", "/robots.txt", "/_.data", "/analysis/KO/ratios", "/faq?utm_source=x", "/FAQ", "/faq/"],
  ...["/api/v1/companies?query=co", "/api/v1/analysis?ticker=KO", "/api/v1/analysis?ticker=NOTHERE", "/api/v1/me"],
);
const address = fc
  .tuple(page, language)
  .map(([path, said]) => (said === "" ? path : `${path}${path.includes("?") ? "&" : "?"}${said}`));
const token = fc.stringMatching(/^[a-z0-9][a-z0-9_-]{0,19}$/);
const foreign = fc.constantFrom(
  "_ga=1",
  "theme=dark",
  "palette=bo",
  "explained=brief",
  "valora-device=x",
  "session=y",
  "valora-language=it",
  "x",
);
const strange = fc.constantFrom<Record<string, string>>(
  {},
  { "accept-language": "it" },
  { "x-forwarded-host": "evil.example", forwarded: "host=evil.example" },
  { dnt: "1", "sec-gpc": "1" },
  { "user-agent": "Mozilla/5.0 (X11; Linux) Firefox/140.0" },
  { "user-agent": "Googlebot/2.1", purpose: "prefetch" },
  { referer: "https://evil.example/", "x-http-method-override": "POST" },
  { "accept-encoding": "br" },
  { "accept-encoding": "gzip" },
  { range: "bytes=0-9" },
);
/** Names that programs and proxies between send, and any other. */
const headerName = fc.oneof(
  fc.constantFrom(
    ...[
      "via",
      "x-real-ip",
      "x-forwarded-proto",
      "x-forwarded-port",
      "x-forwarded-prefix",
      "x-original-url",
      "x-rewrite-url",
    ],
    ...["cf-connecting-ip", "true-client-ip", "x-client-ip", "x-host", "x-original-host", "x-middleware-subrequest"],
    ...["accept-charset", "save-data", "priority", "sec-ch-ua", "sec-fetch-dest", "sec-fetch-mode", "sec-fetch-site"],
    ...["origin", "prefer", "pragma", "cache-control", "x-requested-with", "x-http-method", "if-unmodified-since"],
  ),
  token.map((name) => `x-${name}`),
);
const headerValue = fc.oneof(
  fc.string({ unit: "grapheme-ascii", maxLength: 80 }).map((value) => value.replace(/[^\x20-\x7e]/g, "").trim()),
  fc.constantFrom("https://evil.example", "evil.example", "127.0.0.1", "no-cache", "en", "/admin", "1", ""),
);
/** Any header beside those that a server has to obey, and any cookie beside the session's. */
const anyHeaders = fc.dictionary(headerName, headerValue, { maxKeys: 3 });
const anyCookie = fc.tuple(token, token).map(([name, value]) => `${name}=${value}`);
type Reader = "anonymous" | "Ariadna" | "Bernardo" | "Editora" | "key" | "nameless";
const reader = fc.constantFrom<Reader>(
  "anonymous",
  "anonymous",
  "anonymous",
  "Ariadna",
  "Bernardo",
  "Editora",
  "key",
  "nameless",
);
const request = fc.record({
  reader,
  address,
  strange,
  foreign: fc.array(fc.oneof(foreign, anyCookie), { maxLength: 3 }),
  any: anyHeaders,
  from: fc.integer({ min: 1, max: 40 }),
  method: fc.constantFrom("GET", "GET", "GET", "HEAD"),
});
type Asked = typeof request extends fc.Arbitrary<infer Value> ? Value : never;

function headersOf({ reader, strange, any, foreign, from }: Asked): Record<string, string> {
  const own = reader === "nameless" ? "valora-session=unknown" : cookies.get(reader);
  const cookie = [...foreign, ...(own === undefined ? [] : [own])].join("; ");
  return {
    accept: "text/html,application/json",
    "x-forwarded-for": `203.0.113.${from}`,
    ...any,
    ...strange,
    ...(cookie !== "" && { cookie }),
    ...(reader === "key" && { authorization: `Bearer ${key}` }),
  };
}

const names = ["Ariadna", "Bernardo", "Editora"];
const unpacked = (body: Buffer, encoding: string | undefined) =>
  encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body;

/** An answer for one reader tells what is left of their plan, which changes from one to the next: its body is looked at for names alone. */
function comparable({ status, headers, body }: Told) {
  const { "content-type": type, "cache-control": kept, location: place, "content-security-policy": policy } = headers;
  const told = { status, type, kept, place };
  if (kept === "private, no-store") return told;
  const encoding = headers["content-encoding"];
  // A refusal tells its id and the seconds to wait.
  // Without a store, headers that are asked for alone know no scripts of the page.
  if (body.byteLength === 0) return told;
  return { ...told, policy, digest: status >= 400 ? "" : hash("sha256", unpacked(body, encoding)) };
}

it(`sends every reader what a server without a store sends (LEAK_SEED=${seed})`, async () => {
  const steps = fc.sample(request, { numRuns: REQUESTS, seed });
  let publications = 0;
  for (const [index, asked] of steps.entries()) {
    const headers = headersOf(asked);
    const what = `step ${index}: ${asked.method} ${asked.address} ${JSON.stringify(headers)}`;
    const answer = await stored(asked.address, headers, asked.method);
    const expected = await plain(asked.address, headers, asked.method);
    expect(comparable(answer), what).toEqual(comparable(expected));
    const others = names.filter((name) => name !== asked.reader && !(name === "Ariadna" && asked.reader === "key"));
    for (const name of others) expect(answer.body.includes(name), `${what} tells of ${name}`).toBe(false);
    if (asked.reader !== "anonymous")
      expect(answer.headers["cache-control"] ?? "", what).not.toMatch(/^public, max-age=0/);
    if (index % 50 !== 25) continue;
    publications += 1;
    await publish(publications);
  }
  expect(publications).toBeGreaterThan(0);
  expect(madeApart(), "some answers are made by the parts of a rendering thread").toBeGreaterThan(0);
}, 3_600_000);

/** A text that an editor publishes is read by everyone at once. */
async function publish(turn: number): Promise<void> {
  const token = cookies.get("Editora")?.split("=")[1] ?? "";
  const account = (await product.accounts.personOf(token))?.account ?? null;
  await stored(`/blog/article/${slug}`);
  const { version, text } = await product.content.read(account, { slug, language: "es" });
  const title = `Edición número ${turn}`;
  await product.content.save(account, { slug, language: "es", basedOn: version, form: { ...text, title } });
  for (const ask of [stored, plain])
    for (const path of [`/blog/article/${slug}`, "/blog"])
      expect((await ask(path)).body.includes(title), `${path} after publication ${turn}`).toBe(true);
  expect((await stored(`/blog/article/${slug}`, { cookie: cookies.get("Editora") ?? "" })).body.toString()).toContain(
    title,
  );
}
