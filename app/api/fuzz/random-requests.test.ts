import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
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
import { toldBy } from "./answer-fault-contract.ts";
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
