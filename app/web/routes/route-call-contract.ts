import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject, RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import type { Role } from "../../core/shared/contracts/role.ts";
import type { Failure } from "../../failure.ts";
import { defaultLanguage, isLanguage } from "../../messages/languages.ts";
import { type Product, productOf } from "../../wiring/composition.server.ts";
import { testContext } from "../../wiring/test-context.server.ts";
import { appContext, type PageViewer, type RequestContext } from "../context.ts";
import table from "../routes.ts";

/** The answer of a route, returned or thrown, as a reader would meet it. */
export type RouteAnswer = {
  status: number;
  /** The data of the page; the text of an answer that is no page. */
  data: unknown;
  headers: Headers;
  /** Where it leads on; null: nowhere. */
  location: string | null;
  /** The codes that the server was told, for its log. */
  reported: readonly string[];
};

type Asked = {
  product?: Product;
  person?: PageViewer["person"];
  form?: Readonly<Record<string, string | File>>;
  headers?: Readonly<Record<string, string>>;
  /** Anything else that the server knows of a request. */
  known?: Partial<RequestContext>;
  /** A request whose reader goes away. */
  signal?: AbortSignal;
};

const origin = "https://valora.test";
const routesFolder = import.meta.dirname;
const modules = import.meta.glob<Partial<Record<Entry, (args: object) => unknown>>>([
  "./*/*.{ts,tsx}",
  "!./*/*.test.ts",
]);

type Entry = "loader" | "action";
const called = new Set<string>();

/** The included data without a database: what most pages need. */
export const includedProduct = productOf(testContext(), null);

type Kept = NonNullable<Parameters<typeof productOf>[2]>;

/** The included data with some of what is kept beside it. */
export const productWith = (kept: Partial<Kept>, operator: Parameters<typeof productOf>[1] = null): Product =>
  productOf(testContext(), operator, {
    imports: { keep: () => expect.unreachable("nothing is kept"), find: async () => null },
    calibration: async () => [],
    fetchFile: () => expect.unreachable("nothing is fetched"),
    ...kept,
  });

/** A person who has signed in, for pages that ask no database about them. */
export const signedIn = (role: Role = "user"): NonNullable<PageViewer["person"]> => {
  const at = new Date("2026-08-01");
  const account = {
    ...{ id: "01890000-0000-7000-8000-000000000001", email: "ana@test.example", displayName: "Ana" },
    ...({ role, plan: "free", isPaying: false, givenPlan: "free", language: "es", theme: null } as const),
    ...{ createdAt: at, ageDeclaredAt: at, suspendedAt: null },
  };
  const dates = { startedAt: at, seenAt: at, expiresAt: at, provedAt: at };
  return { account, session: { id: account.id, device: "", place: null, ...dates } };
};

const withFiles = (entries: readonly RouteConfigEntry[]): (RouteObject & { id: string })[] =>
  entries.map(({ path, index, file }) => ({ id: file, ...(index ? { index: true as const } : { path }) }));
const routeTable = withFiles(table);

/** Asks the loader of the page at an address, as the table of routes finds it. */
export const load = (address: string, asked: Asked = {}) => call("loader", address, asked);

/** Sends a form to the action of the page at an address. */
export const send = (address: string, form: Asked["form"], asked: Asked = {}) =>
  call("action", address, { ...asked, form });

async function call(entry: Entry, address: string, asked: Asked): Promise<RouteAnswer> {
  const url = new URL(address, origin);
  const match = matchRoutes(routeTable, url.pathname)?.at(-1);
  if (!match) return expect.unreachable(`no route at ${address}`);
  const file = match.route.id.replace(/^routes\//, "");
  const run = (await modules[`./${file}`]?.())?.[entry];
  if (run === undefined) return expect.unreachable(`${file} has no ${entry}`);
  called.add(`${file} ${entry}`);

  const reported: string[] = [];
  const context = new RouterContextProvider();
  context.set(
    appContext,
    contextOf(url, asked, ({ code }) => reported.push(code)),
  );
  const request = requestOf(url, asked, entry);
  const args = { request, url, params: match.params, context, pattern: match.route.path ?? "/" };
  const answer = await Promise.try(() => run(args)).catch(answerThrown);
  return { ...(await readAnswer(answer)), reported };
}

function contextOf(url: URL, { product, person, known }: Asked, report: (failure: Failure) => void): RequestContext {
  const language = url.searchParams.get("lang");
  return {
    product: product ?? includedProduct,
    viewer: {
      language: isLanguage(language) ? language : defaultLanguage,
      carriedLanguage: isLanguage(language) ? language : null,
      theme: null,
      palette: null,
      explained: null,
      person: person ?? null,
      isUnknown: false,
    },
    localised: null,
    token: null,
    notice: null,
    address: "192.0.2.1",
    analytics: null,
    isSecure: true,
    requestId: "a-request",
    allowScripts: () => undefined,
    allowFrame: () => undefined,
    reportFailure: report,
    ...known,
  };
}

function requestOf(url: URL, { form, headers = {}, signal }: Asked, entry: Entry): Request {
  if (entry === "loader") return new Request(url, { headers, ...(signal && { signal }) });
  const body = new FormData();
  for (const [name, value] of Object.entries(form ?? {})) body.set(name, value);
  return new Request(url, { method: "POST", headers, body });
}

/** A redirect and a failure may be thrown; anything else is a bug of the route, and fails the test. */
function answerThrown(thrown: unknown): unknown {
  if (thrown instanceof Response || isDataWithInit(thrown)) return thrown;
  throw thrown;
}

type DataWithInit = { type: "DataWithResponseInit"; data: unknown; init: ResponseInit | null };
const isDataWithInit = (value: unknown): value is DataWithInit =>
  typeof value === "object" && value !== null && "type" in value && value.type === "DataWithResponseInit";

async function readAnswer(answer: unknown): Promise<Omit<RouteAnswer, "reported">> {
  if (answer instanceof Response) {
    const { status, headers } = answer;
    const isStream = headers.get("Content-Type")?.startsWith("text/event-stream") === true;
    const text = isStream ? await firstOf(answer) : await answer.text();
    const isJson = /[/+]json/.test(headers.get("Content-Type") ?? "");
    return {
      status,
      headers,
      location: headers.get("Location"),
      data: isJson && text !== "" ? JSON.parse(text) : text,
    };
  }
  if (!isDataWithInit(answer)) return { status: 200, headers: new Headers(), location: null, data: answer };
  const { data, init } = answer;
  return { status: init?.status ?? 200, headers: new Headers(init?.headers), location: null, data };
}

/** The first message of a stream; it has no end. */
async function firstOf({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  return new TextDecoder().decode(value);
}

/** The loaders and actions of a folder: "analysis.tsx loader". */
const entriesIn = (subject: string): string[] =>
  readdirSync(join(routesFolder, subject))
    .filter((file) => /^[a-z-]+\.tsx?$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(routesFolder, subject, file), "utf8");
      return [...source.matchAll(/^export (?:async function|function|const) (loader|action)\b/gm)].map(
        ([, entry]) => `${subject}/${file} ${entry}`,
      );
    });

/** The last test of a folder: whatever of it was not asked by those before has no test. */
export const everyEntryIsAsked = (subject: string) =>
  it("asks every loader and every action of the folder", () => {
    const known = entriesIn(subject);
    expect(known.length).toBeGreaterThan(0);
    expect(known.filter((entry) => !called.has(entry))).toEqual([]);
  });
