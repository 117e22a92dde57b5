import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../../config/config.server.ts";
import { folderWithDatabase } from "../../database/copied-database-contract.ts";
import { openDatabase } from "../../database/open-database.ts";
import { Failure } from "../../failure.ts";
import { createLog } from "../../http/request-log.ts";
import { productOf } from "../../wiring/composition.server.ts";
import { composeAccounts } from "../../wiring/features/account-context.server.ts";
import { testContext } from "../../wiring/test-context.server.ts";
import { UndeclaredAnswer } from "../checked-answers.ts";
import { servedProduct } from "../served-product.ts";
import { inFull } from "../shared-parts/in-full-contract.ts";
import { toldAtLast, toldBy } from "./answer-fault-contract.ts";
import { type Described, operationsOf } from "./random-requests-contract.ts";
import { requestReaders } from "./request-readers-contract.ts";
import { NO_ID, type ReaderHeaders, runRequests } from "./request-run-contract.ts";

// The short form of `npm run fuzz`, which asks a server of its own for as long as it is told.
const PER_OPERATION = 5;
const SEED = 20_260_901;

const folder = await folderWithDatabase("requests");
let app: ReturnType<typeof servedProduct>;
let readers: ReaderHeaders;
let close: () => Promise<void> = async () => {};

beforeAll(async () => {
  const database = await openDatabase({ url: null, folder });
  await database.ready;
  const people = await composeAccounts({
    database,
    config: readConfig({ NODE_ENV: "test" }),
    log: createLog("silent"),
  });
  const product = productOf(testContext(), null, {
    imports: { keep: async () => "", find: async () => null },
    calibration: async () => [],
    fetchFile: async () => {
      throw new Failure("fetchFailed");
    },
    accounts: { useCases: people.accounts, sendsMail: false },
    idempotency: people.idempotency,
    conversations: people.conversations,
    wrongNumbers: people.wrongNumbers,
    webhooks: people.webhooks,
    jobs: people.jobs,
    versions: people.versions,
    shareLinks: people.shareLinks,
    sheetLinks: people.sheetLinks,
    teams: people.teams,
    discussions: people.discussions,
    theses: people.theses,
    portfolios: people.portfolios,
    brokers: people.brokers,
    saved: people.saved,
  });
  app = servedProduct(product);
  readers = await requestReaders(people.accounts);
  close = async () => {
    await people.stop();
    await database.close();
  };
});
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true, force: true });
});

it(`answers requests at random as the description says, and never with an error of its own (seed ${SEED})`, async () => {
  const described: Described = inFull(await (await app.request("/api/openapi.json")).json());
  const { asked, faults } = await runRequests({
    described,
    ask: async (url, init) => app.request(url, init),
    origin: "http://localhost",
    readers,
    perOperation: PER_OPERATION,
    seed: SEED,
  });
  expect(faults).toEqual([]);
  const statuses = [...asked.values()];
  expect(statuses.every((each) => Object.values(each).reduce((sum, times) => sum + times) === PER_OPERATION)).toBe(
    true,
  );
  // Requests that are refused all alike would find nothing.
  expect(statuses.filter((each) => Object.keys(each).some((status) => status.startsWith("2"))).length).toBeGreaterThan(
    statuses.length / 3,
  );
}, 600_000);

it("refuses a parameter that an operation does not take, whatever else is wrong", async () => {
  const described: Described = inFull(await (await app.request("/api/openapi.json")).json());
  const refusals = await Promise.all(
    operationsOf(described).map(async ({ name, method, path }) => {
      const address = `/api${path.replace(/\{\w+\}/, NO_ID)}?notDeclared=1`;
      const answer = await app.request(address, { method, headers: readers.person });
      return [name, ((await answer.json()) as { code: string }).code]; // each of these is refused with a problem
    }),
  );
  // Switched off, there is nothing here, not even parameters.
  const isOn = ([name = ""]: readonly string[]) => !name.endsWith("/v1/payment/stripe");
  expect(refusals.filter(isOn).filter(([, code]) => code !== "paramUnknown")).toEqual([]);
});

it("asks an operation alone as it asks it among all", async () => {
  const described: Described = inFull(await (await app.request("/api/openapi.json")).json());
  const askedOf = async (only?: RegExp) => {
    const asked: unknown[] = [];
    const ask = async (url: string, { method, body }: RequestInit) => {
      if (url.includes("/v1/auth/sign-up")) asked.push([url, method, body]);
      return Response.json({});
    };
    const origin = "http://localhost";
    await runRequests({ described, ask, origin, readers, perOperation: 3, seed: SEED, ...(only && { only }) });
    return asked;
  };
  const alone = await askedOf(/sign-up/);
  expect(alone.length).toBeGreaterThan(0);
  expect(await askedOf()).toEqual(alone);
});

it.each([
  ["an error of the server", async () => new Response("gone wrong", { status: 500 }), "500: gone wrong"],
  [
    "a code that is none",
    async () => Response.json({ code: "no", title: "a", status: 404 }, { status: 404 }),
    "no is no code",
  ],
  [
    "a status beside that of the problem",
    async () => Response.json({ code: "notFound", title: "a", status: 400 }, { status: 404 }),
    "404 says that it is 400",
  ],
  [
    "a text that is not filled in",
    async () => Response.json({ code: "notFound", title: "{ticker}", status: 404 }, { status: 404 }),
    '"{ticker}" is no text',
  ],
  ["an answer to what is not declared", async () => Response.json({}), "200 to what is not declared"],
  [
    "a contradiction of the description",
    async () => {
      throw new UndeclaredAnswer("418 is not declared");
    },
    "418 is not declared",
  ],
  [
    "a connection that is cut",
    async () => {
      throw new TypeError("fetch failed", { cause: new Error("socket hang up") });
    },
    "no answer: TypeError: fetch failed: socket hang up",
  ],
] as const)("takes %s for a defect", async (_, ask, said) => {
  const { fault } = await toldBy(ask, { url: "http://localhost/", init: { method: "GET" }, isStrange: true });
  expect(fault).toBe(said);
});

const refusal = (code: string, wait: string | null) =>
  Response.json(
    { code, title: "a", status: 503 },
    { status: 503, headers: wait === null ? {} : { "Retry-After": wait } },
  );

describe("a refusal for load", () => {
  it.each([
    ["is asked again where the machine is loaded", refusal("overloaded", "0"), true, 2],
    ["is a defect where nothing is loaded", refusal("overloaded", "0"), false, 0],
    ["is a defect without its wait", refusal("overloaded", null), true, 0],
    ["is none with another code", refusal("storageUnavailable", "0"), true, 0],
  ] as const)("%s", async (_, refused, isLoaded, refusals) => {
    const answers = [refused.clone(), refused.clone(), Response.json({})];
    const ask = async () => answers.shift() ?? expect.unreachable("It was answered.");
    const asked = { url: "http://localhost/", init: { method: "GET" }, isStrange: false };
    const told = await toldAtLast(ask, asked, () => isLoaded);
    expect(told).toMatchObject({ refusals, status: refusals === 0 ? 503 : 200 });
    expect(told.fault === null).toBe(refusals > 0);
  });

  it("is a defect where it comes each time", async () => {
    const ask = async () => refusal("overloaded", "0");
    const asked = { url: "http://localhost/", init: { method: "GET" }, isStrange: false };
    const told = await toldAtLast(ask, asked, () => true);
    expect(told).toMatchObject({ refusals: 3, fault: expect.stringMatching(/^503: .*overloaded/) });
  });

  it("stands in the description of every operation, with the wait that it names", async () => {
    const described: Described = inFull(await (await app.request("/api/openapi.json")).json());
    const silent = Object.entries(described.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) => {
        const { responses } = operation as { responses: Readonly<Record<string, { headers?: object }>> };
        const told = JSON.stringify(responses["503"] ?? {});
        const isTold = told.includes('"overloaded"') && "Retry-After" in (responses["503"]?.headers ?? {});
        return isTold ? [] : [`${method} ${path}`];
      }),
    );
    expect(silent).toEqual([]);
  });
});
