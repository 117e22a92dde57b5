import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AccountCase } from "../../../e2e/bad-inputs/account-case.ts";
import { answerTo } from "../../../e2e/bad-inputs/account-situations.ts";
import { ownAccountCases } from "../../../e2e/bad-inputs/own-account-cases.ts";
import { jsonRequest, rawRequest } from "../../../e2e/bad-inputs/raw-request.ts";
import {
  type ServedAccounts,
  startServedAccounts,
  tokenIn,
  usualPassword,
} from "../../../e2e/bad-inputs/served-accounts.ts";
import { sharedAccountCases } from "../../../e2e/bad-inputs/shared-account-cases.ts";
import { violations } from "../../../e2e/bad-inputs/violations.ts";
import { justProved } from "../use-cases/opened-session-contract.ts";

// What strangers try on accounts: each on a real server with a real database, which keeps and mails nothing of it.
let served: ServedAccounts;
beforeAll(async () => {
  served = await startServedAccounts();
});
afterAll(() => served.stop());

/** There are no teams yet, in which a member could be forbidden what an owner may. */
const isOfTeams = ({ input }: AccountCase) => String(input.DELETE).startsWith("/api/v1/teams/");

async function wrongIn(each: AccountCase): Promise<string[]> {
  await served.kysely.deleteFrom("paces").execute();
  const before = { people: await served.countPeople(), mails: await served.countMails() };
  const answer = await answerTo(served, each);
  const { stored, mails } = each.expected;
  const isSituation = each.surface === "authz" || each.surface === "auth.tokens";
  return [
    // A hashed password takes its time, on a busy machine more than others.
    ...violations(each, { ...answer, milliseconds: 0 }),
    ...(answer.status === 0 ? [answer.body] : []),
    ...(stored === false && answer.status >= 400 && !isSituation && (await served.countPeople()) !== before.people
      ? ["an account was kept"]
      : []),
    ...(stored === true && (await served.countPeople()) === before.people ? ["no account was kept"] : []),
    ...(mails === 0 && (await served.countMails()) !== before.mails ? ["a mail was written"] : []),
  ];
}

describe("our own bad inputs about accounts", () => {
  it.each(ownAccountCases.map((each) => [each.id, each.why, each] as const))("%s: %s", async (_id, _why, each) => {
    expect(await wrongIn(each)).toEqual([]);
  });
});

const shared = sharedAccountCases();
describe.skipIf(shared === null)("the collection beside the repository", () => {
  it.each((shared ?? []).filter((each) => !isOfTeams(each)).map((each) => [each.id, each.why, each] as const))(
    "%s: %s",
    async (_id, _why, each) => {
      expect(await wrongIn(each)).toEqual([]);
    },
  );
});

it("opens with each secret only what it was made for, once, and starts a session of its own", async () => {
  await served.kysely.deleteFrom("paces").execute();
  const email = "secrets@test.example";
  const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
    served.send(jsonRequest("POST", `/api/v1/auth/${path}`, JSON.stringify(body), headers));
  const codeOf = ({ status, body }: { status: number; body: string }) =>
    status < 400 ? status : (JSON.parse(body) as { code: string }).code;
  await post("sign-up", { email, password: usualPassword, displayName: "Ana", isOldEnough: true });
  const token = tokenIn(await served.linkMailedTo(email, "confirm"));
  expect(codeOf(await post("reset", { token, password: "another horse battery 9" }))).toBe("tokenInvalid");
  expect(codeOf(await post("confirm", { token }))).toBe(200);
  expect(codeOf(await post("confirm", { token }))).toBe("tokenInvalid");

  const planted = `valora-session=${"p".repeat(43)}`;
  const entered = await post("sign-in", { email, password: usualPassword }, { Cookie: planted });
  expect(codeOf(entered)).toBe(200);
  const { account, cookie } = await served.signedInPerson("holder@test.example");
  const key = await served.accounts.createApiKey(justProved(account), "mine");
  const session = cookie.slice(cookie.indexOf("=") + 1);
  const asked = async (headers: Readonly<Record<string, string>>) =>
    codeOf(await served.send(rawRequest("GET", "/api/v1/me", headers)));
  expect(await asked({ Cookie: cookie })).toBe(200);
  expect(await asked({ Authorization: `Bearer ${key}` })).toBe(200);
  expect(await asked({ Cookie: planted })).toBe("sessionInvalid");
  expect(await asked({ Cookie: `valora-session=${key}` })).toBe("sessionInvalid");
  expect(await asked({ Cookie: `valora-session=${key.slice(7)}` })).toBe("sessionInvalid");
  expect(await asked({ Authorization: `Bearer ${session}` })).toBe("apiKeyInvalid");
  expect(await asked({ Authorization: `Bearer valora_${session}` })).toBe("apiKeyInvalid");
  expect(codeOf(await post("confirm", { token: session }))).toBe("tokenInvalid");
  expect(codeOf(await post("reset", { token: session, password: "another horse battery 9" }))).toBe("tokenInvalid");
});

it("takes five messages in ten minutes from one address, and says when it takes more", async () => {
  await served.kysely.deleteFrom("paces").execute();
  const message = { email: "ana@test.example", subject: "A number", message: "0123456789" };
  const flood = jsonRequest("POST", "/api/v1/contact", JSON.stringify(message));
  const statuses: number[] = [];
  for (let count = 0; count < 7; count += 1) statuses.push((await served.send(flood)).status);
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429]);
  const { headers, body } = await served.send(flood);
  expect(JSON.parse(body)).toMatchObject({ code: "rateLimited" });
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
});

it("leaves one line of JSON per request in the log, short, without addresses, passwords or secrets", () => {
  for (const line of served.logLines) {
    expect(line.length, line.slice(0, 200)).toBeLessThan(2_048);
    expect(() => JSON.parse(line)).not.toThrow();
    expect(line).not.toMatch(/test\.example|horse|valora_[\w-]{43}|a{43}/);
  }
  expect(served.logLines.length).toBeGreaterThan(ownAccountCases.length);
});

it("leaves nothing in what every object has", () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});
