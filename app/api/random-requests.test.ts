import { rmSync } from "node:fs";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "../config/config.server.ts";
import { folderWithDatabase } from "../database/copied-database-contract.ts";
import { openDatabase } from "../database/open-database.ts";
import { Failure, failureCodes } from "../failure.ts";
import { openedSession } from "../features/accounts/use-cases/opened-session-contract.ts";
import { sessionCookie } from "../http/cookies.ts";
import { createLog } from "../http/request-log.ts";
import { productOf } from "../wiring/composition.server.ts";
import { composeAccounts } from "../wiring/features/account-context.server.ts";
import { testContext } from "../wiring/test-context.server.ts";
import { UndeclaredAnswer } from "./checked-answers.ts";
import { type Described, type RandomRequest, randomRequests } from "./random-requests-contract.ts";
import { servedProduct } from "./served-product.ts";

/** A short walk in every run; RANDOM_REQUESTS=5000 is a long one, REQUEST_SEED the one that is told. */
const count = Number(process.env.RANDOM_REQUESTS ?? 250);
const seed = Number(process.env.REQUEST_SEED ?? 20_260_901);

const folder = await folderWithDatabase("requests");
let app: ReturnType<typeof servedProduct>;
let cookie = "";
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
    conversations: people.conversations,
    wrongNumbers: people.wrongNumbers,
    webhooks: people.webhooks,
    jobs: people.jobs,
    versions: people.versions,
    shareLinks: people.shareLinks,
    theses: people.theses,
    portfolios: people.portfolios,
  });
  app = servedProduct(product);
  const [email, password] = ["owner@test.example", "correct horse battery 9"];
  await people.accounts.signUp(
    { address: "owner" },
    { email, password, displayName: "owner", isOldEnough: true, language: "es" },
  );
  await people.accounts.grantRole(email, "user");
  const form = { email, password, device: "", deviceSecret: null };
  const session = await openedSession(people.accounts.signIn({ address: "owner" }, form));
  cookie = sessionCookie(session, false).split(";")[0] ?? "";
  close = async () => {
    await people.stop();
    await database.close();
  };
});
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true, force: true });
});

/** Requests that end the session with which all others are asked. */
const endsSession = /^(?:POST \/v1\/auth\/sign-out|DELETE \/v1\/me\/sessions)/;

/** The defect of an answer; null without one. */
async function faultOf({
  operation,
  method,
  path,
  body,
  contentType,
  isStrange,
}: RandomRequest): Promise<string | null> {
  const headers = {
    ...(endsSession.test(operation) ? {} : { Cookie: cookie }),
    ...(contentType === null || contentType === "" ? {} : { "Content-Type": contentType }),
  };
  try {
    const answer = await app.request(`http://localhost/api${path}`, { method, headers, body });
    if (answer.status >= 500) return `${answer.status}: ${await answer.text()}`;
    if (answer.status < 400) return isStrange ? `${answer.status} to what is not declared` : null;
    const { code, title } = (await answer.json()) as { code: string; title: string }; // the description was held against it
    if (!failureCodes.some((each) => each === code)) return `${code} is no code`;
    return title === "" || title.includes("{") ? `"${title}" is no text` : null;
  } catch (error) {
    if (error instanceof UndeclaredAnswer) return error.message;
    throw error;
  }
}

it(`answers requests at random as the description says, and never with an error of its own (seed ${seed})`, {
  timeout: 3_600_000,
}, async () => {
  const described = (await (await app.request("/api/openapi.json")).json()) as Described; // our own description
  const faults = new Map<string, string>();
  const asked = new Set<string>();
  for (const request of fc.sample(randomRequests(described), { numRuns: count, seed })) {
    asked.add(request.operation);
    const fault = await faultOf(request);
    if (fault === null) continue;
    const kind = `${request.operation}: ${fault.slice(0, 160)}`;
    if (!faults.has(kind))
      faults.set(kind, `${kind}\n  ${request.path.slice(0, 300)}\n  ${request.body?.slice(0, 300)}`);
  }
  expect([...faults.values()]).toEqual([]);
  const operations = Object.values(described.paths).flatMap(Object.values);
  expect(asked.size).toBeGreaterThan(operations.length * 0.8);
});
