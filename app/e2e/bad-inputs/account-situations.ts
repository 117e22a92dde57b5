import { randomUUID } from "node:crypto";
import { seenRun } from "../../core/history/use-cases/seen-run-contract.ts";
import type { AccountCase, AccountSurface, Fields } from "./account-case.ts";
import { accountRequest, textIn } from "./account-requests.ts";
import type { Answer } from "./exchange.ts";
import { jsonRequest, rawRequest, someAddress } from "./raw-request.ts";
import { type ServedAccounts, tokenIn, usualPassword } from "./served-accounts.ts";

type Driver = (served: ServedAccounts, input: Fields) => Promise<Answer>;

/** The final answer: to the one request of a case, or to the last one of its situation. */
export async function answerTo(served: ServedAccounts, each: AccountCase): Promise<Answer> {
  const driver = driverOf(each);
  if (driver !== undefined) return driver(served, each.input);
  const request = accountRequest(each);
  if (request === null) throw new Error(`No request is defined for ${JSON.stringify(each.input)}`);
  return served.send(request);
}

type Situation = Driver | undefined;

const driverOf = (each: AccountCase): Situation => driversOf[each.surface]?.(each.input);

const driversOf: Readonly<Partial<Record<AccountSurface, (input: Fields) => Situation>>> = {
  "auth.signup": (input) => {
    const password = textIn(input, "password");
    if (input.twice === true || textIn(input, "email").includes(" vs ")) return signUpAgain;
    return password === password.normalize("NFC") ? undefined : signInComposed;
  },
  "auth.signin": (input) => (textIn(input, "password").includes(" x 20 ") ? guessTwentyTimes : undefined),
  "auth.tokens": ({ verifyToken, resetFor, resetWith, session }) => {
    if (verifyToken === "of another user") return withTokenOfAnother;
    if (session === "of a deleted user") return withSessionOfDeleted;
    if (resetFor !== undefined) return resetOften;
    return String(resetWith).startsWith("X-Forwarded-Host: ") ? resetFromElsewhere : undefined;
  },
  authz: (input) => ("as" in input ? asSomebody : undefined),
};

const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  jsonRequest("POST", path, JSON.stringify(body), headers);
const signUpOf = (form: object) => post("/api/v1/auth/sign-up", { isOldEnough: true, displayName: "Ana", ...form });

/** An answer that no case expects, which says what is wrong besides status and code. */
const wrong = (answer: Answer, what: string): Answer => ({ ...answer, status: 0, body: what });

/** One person signs up twice: the answers are the same to the byte, and there is one account. */
const signUpAgain: Driver = async (served, { email, password }) => {
  const [first = "", second = first] = String(email).split(" vs ");
  const answer = await served.send(signUpOf({ email: first, password }));
  await served.accounts.grantRole(first, "user");
  const people = await served.countPeople();
  const again = await served.send(signUpOf({ email: second, password }));
  if (again.status !== answer.status || again.body !== answer.body) return wrong(again, "not the same answer");
  return (await served.countPeople()) === people ? again : wrong(again, "another account");
};

/** Accents typed one way come in when they are typed the other way. */
const signInComposed: Driver = async (served, { email, password }) => {
  const answer = await served.send(signUpOf({ email, password }));
  await served.accounts.grantRole(String(email), "user");
  const composed = { email, password: String(password).normalize("NFC") };
  const entered = await served.send(post("/api/v1/auth/sign-in", composed));
  return entered.status === 200 ? answer : wrong(entered, "does not come in");
};

const guessTwentyTimes: Driver = async (served, { email }) => {
  const guess = post("/api/v1/auth/sign-in", { email, password: "not the password" });
  const answers = await Promise.all(Array.from({ length: 20 }, () => served.send(guess)));
  const limited = answers.filter(({ status }) => status === 429);
  const [last] = limited;
  if (last === undefined || limited.length !== 17) throw new Error(`${limited.length} of 20 were refused`);
  return last;
};

const withSessionOfDeleted: Driver = async (served) => {
  const { account, cookie } = await served.signedInPerson("gone@test.example");
  await served.accounts.close(account, usualPassword);
  return served.send(rawRequest("GET", "/api/v1/me", { Cookie: cookie }));
};

/** A secret gives access to its own purpose and account only. */
const withTokenOfAnother: Driver = async (served) => {
  const email = "another@test.example";
  const { account } = await served.signedInPerson(email);
  await served.accounts.requestReset({ address: someAddress() }, email);
  const token = tokenIn(await served.linkMailedTo(email, "reset"));
  const answer = await served.send(post("/api/v1/auth/confirm", { token }));
  await served.accounts.close(account, usualPassword);
  return token === "" ? wrong(answer, "no link was mailed") : answer;
};

const resetOften: Driver = async (served, { resetFor, times }) => {
  let answer: Answer | null = null;
  for (let count = 0; count < Number(times); count += 1)
    answer = await served.send(post("/api/v1/auth/reset-request", { email: resetFor }));
  if (answer === null) throw new Error("A case that asks for nothing");
  return answer;
};

/** Whatever the request calls our host, the link leads to us. */
const resetFromElsewhere: Driver = async (served, { resetWith }) => {
  const email = `elsewhere.${randomUUID()}@test.example`;
  await served.signedInPerson(email);
  const [name = "", value = ""] = String(resetWith).split(": ");
  const answer = await served.send(post("/api/v1/auth/reset-request", { email }, { [name]: value }));
  const mail = await served.linkMailedTo(email, "reset");
  return tokenIn(mail) !== "" && !mail.includes(value) ? answer : wrong(answer, `mailed ${mail}`);
};

/** "GET": "/api/v1/history/{id of B}", asked with the session of another account. */
const asSomebody: Driver = async (served, input) => {
  const [method = "GET"] = Object.keys(input);
  const owner = await served.signedInPerson(`b.${randomUUID()}@test.example`);
  const at = new Date();
  await served.history.keep([{ accountId: owner.account.id, at, day: "2026-01-02", question: "", run: seenRun }]);
  const { entries } = await served.accounts.historyOf(owner.account, {
    cursor: null,
    limit: 1,
    sort: "latest",
    ticker: null,
  });
  const { cookie } = await served.signedInPerson(`a.${randomUUID()}@test.example`);
  const [path = "", ...body] = String(input[method])
    .replace(/\{(?:id|cursor)[^}]*\}/, entries[0]?.id ?? "")
    .split(" ");
  const answer = await served.send(
    body.length === 0
      ? rawRequest(method, path, { Cookie: cookie })
      : jsonRequest(method, path, body.join(" "), { Cookie: cookie }),
  );
  const isLeaked = answer.body.includes("Coca-Cola") || answer.body.includes(owner.account.id);
  return isLeaked ? wrong(answer, "tells what is another's") : answer;
};
