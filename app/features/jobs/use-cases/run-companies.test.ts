import { describe, expect, it } from "vitest";
import type { AnalysisQuery } from "../../../core/analysis/contracts/analysis-query.ts";
import { analyseCompany } from "../../../core/analysis/use-cases/analyse-company.ts";
import type { Policy } from "../../../core/policies/contracts/policy.ts";
import { Failure } from "../../../failure.ts";
import { testContext } from "../../../wiring/test-context.server.ts";
import { reading } from "../stores/job-setup-contract.ts";
import type { DueRun } from "./job-context.ts";
import { type FilesContext, openRun } from "./run-companies.ts";

const run = (changes: Partial<DueRun> = {}): DueRun => ({
  ...{ id: "", jobId: "", accountId: "", attempts: 1, failures: 0, dueAt: new Date("2026-11-20T23:30:00Z") },
  ...{ name: "Drinks", question: "scenario=conservative", cron: "30 0 * * *", timeZone: "Europe/Madrid" },
  companies: { kind: "list", tickers: ["KO", "SAN.MC", "ZZZZZ"] },
  deliveries: { mail: "pdf", webhook: false, file: "csv" },
  owner: { recipient: "ana@test.example", displayName: "Ana", language: "it" },
  ...changes,
});

function context(changes: Partial<FilesContext> = {}) {
  const printed: [AnalysisQuery, string][] = [];
  const files: FilesContext = {
    pause: async () => {},
    providers: [],
    tickerMeant: (typed) => (typed === "US1912161007" ? "KO" : typed),
    activePolicyOf: async () => null,
    watchedBy: async () => [],
    screened: async () => ({ companies: [], matching: 0 }),
    bookOf: async () => null,
    analyse: () => expect.unreachable("files are made of what has been valued"),
    limits: { companies: 100, sheets: 2 },
    tableOf: ({ readings }) => readings.map(({ ticker }) => ticker).join(),
    sheetOf: async (query, { language }) => {
      printed.push([query, language]);
      return new TextEncoder().encode(query.ticker);
    },
    ...changes,
  };
  return { files, printed };
}

const unvalued = reading("ZZZZZ", { value: null, failure: "tickerNotFound" });
const found = { readings: [reading("KO"), reading("SAN.MC"), unvalued], difference: null, leftOut: 0 };
const made = async (parts: FilesContext, due: DueRun, beforeEach = async () => {}) =>
  (await (await openRun(parts, due)).files(found, beforeEach)).map(({ name, format, content }) => [
    name,
    format,
    new TextDecoder().decode(content),
  ]);

const policy: Policy = {
  ...{ id: "01890000-0000-7000-8000-000000000002", name: "Prudent", isActive: true },
  team: { id: "01890000-0000-7000-8000-000000000003", name: "Rialto" },
  ...{ scenario: null, wacc: 0.09, growth: null, horizon: null, view: null, source: null },
  ...{ discounting: null, cashFlow: null, dividends: null },
};

describe("the companies of a run", () => {
  const policiesOf = async (followed: Policy | null, question: string) => {
    const parts = context({
      activePolicyOf: async () => followed,
      analyse: (query) => analyseCompany(testContext(), { language: "en" }, query, { isRecorded: false }),
    });
    const signal = new AbortController().signal;
    const companies = { kind: "list" as const, tickers: ["KO", "ZZZZZ"] };
    const found = [];
    const opened = await openRun(parts.files, run({ companies, question }));
    for await (const company of opened.valued(signal, signal))
      found.push(company.kind === "answered" ? [company.answer.policy, company.answer.policyTeam] : company.ticker);
    return found;
  };

  it("name the policy by which their values are made, and the team whose it is", async () => {
    expect(await policiesOf(policy, "")).toEqual([["Prudent", "Rialto"], "ZZZZZ"]);
    expect(await policiesOf({ ...policy, team: null }, "g=0.02")).toEqual([["Prudent", null], "ZZZZZ"]);
    expect(await policiesOf(policy, "wacc=0.1"), "the question goes its own way").toEqual([[null, null], "ZZZZZ"]);
    expect(await policiesOf(null, "")).toEqual([[null, null], "ZZZZZ"]);
  });
});

describe("a run", () => {
  const signal = new AbortController().signal;
  const all = async (opened: Awaited<ReturnType<typeof openRun>>) => {
    const tickers = [];
    for await (const { ticker } of opened.valued(signal, signal)) tickers.push(ticker);
    return tickers;
  };

  it("says how many companies of a screen, a book or a list it leaves out", async () => {
    const limits = { companies: 2, sheets: 1 };
    const analyse = () => Promise.reject(new Failure("tickerNotFound"));
    const { files } = context({
      ...{ limits, analyse },
      screened: async ({ limit }) => ({
        companies: [{ ticker: "KO" }, { ticker: "PEP" }].slice(0, limit),
        matching: 580,
      }),
      bookOf: async (_, id) => (id === "b" ? ["KO", "MNST", "PEP"] : null),
    });
    const screen = await openRun(files, run({ companies: { kind: "screen", address: "sector=energy" } }));
    expect([screen.leftOut, await all(screen)]).toEqual([578, ["KO", "PEP"]]);
    const book = await openRun(files, run({ companies: { kind: "book", id: "b" } }));
    expect([book.leftOut, await all(book)]).toEqual([1, ["KO", "MNST"]]);
    expect((await openRun(files, run())).leftOut).toBe(1);
    await expect(openRun(files, run({ companies: { kind: "book", id: "gone" } }))).rejects.toMatchObject({
      code: "jobBookMissing",
    });
  });

  it("follows one policy and has one set of companies to its last file, whatever changes meanwhile", async () => {
    let active: Policy | null = policy;
    let passing = ["KO"];
    const followed: (string | undefined)[] = [];
    const { files, printed } = context({
      activePolicyOf: async () => active,
      screened: async () => ({ companies: passing.map((ticker) => ({ ticker })), matching: passing.length }),
      sheetOf: async (query, given) => {
        followed.push(given.policy?.name);
        printed.push([query, given.language]);
        return new Uint8Array();
      },
    });
    const opened = await openRun(files, run({ question: "", companies: { kind: "screen", address: "" } }));
    [active, passing] = [null, ["SAN.MC"]];
    await opened.files(found, async () => {});
    expect(followed).toEqual(["Prudent"]);
    expect(printed).toMatchObject([[{ ticker: "KO", wacc: 0.09 }, "it"]]);
  });
});

describe("the files of a run", () => {
  it("name the policy that they follow, where the question leaves it to be followed", async () => {
    const followed: (string | undefined)[] = [];
    const { files } = context({
      activePolicyOf: async () => policy,
      sheetOf: async (_query, given) => {
        followed.push(given.policy?.team?.name);
        return new Uint8Array();
      },
    });
    await made(files, run());
    await made(files, { ...run(), question: "wacc=0.1" });
    expect(followed).toEqual(["Rialto", "Rialto", undefined, undefined]);
  });

  it("are the table and a sheet of each company that has a value, named by the day of the schedule's own clock", async () => {
    const { files, printed } = context();
    let held = 0;
    const holding = async () => {
      held += 1;
    };
    expect(await made(files, run(), holding)).toEqual([
      ["valora-2026-11-21.csv", "csv", "KO,SAN.MC,ZZZZZ"],
      ["KO-2026-11-21.pdf", "pdf", "KO"],
      ["SAN.MC-2026-11-21.pdf", "pdf", "SAN.MC"],
    ]);
    expect(printed).toMatchObject([
      [{ ticker: "KO", scenario: "conservative" }, "it"],
      [{ ticker: "SAN.MC", scenario: "conservative" }, "it"],
    ]);
    expect(held, "the lease is held before each sheet").toBe(2);
  });

  it("are as many sheets as the plan allows, at the price that was noted", async () => {
    const ownPrice = { value: 61, notedAt: new Date("2026-11-01T00:00:00Z") };
    const { files, printed } = context({
      limits: { companies: 100, sheets: 1 },
      watchedBy: async () => [
        { ticker: "KO", ownPrice },
        { ticker: "SAN.MC", ownPrice: null },
      ],
    });
    const watched = run({ companies: { kind: "watchlist" }, deliveries: { mail: null, webhook: false, file: "pdf" } });
    expect((await made(files, watched)).map(([name]) => name)).toEqual(["KO-2026-11-21.pdf"]);
    expect(printed).toMatchObject([[{ ticker: "KO", price: 61 }, "it"]]);
  });

  it("are one sheet of a company that a list names by its ISIN, and by its symbol too", async () => {
    for (const tickers of [["US1912161007"], ["US1912161007", "KO"]]) {
      const named = run({ companies: { kind: "list", tickers } });
      const files = await made(context().files, named);
      expect(files.map(([name]) => name)).toEqual(["valora-2026-11-21.csv", "KO-2026-11-21.pdf"]);
    }
  });

  it("are none where no delivery asks for one, and fail with a sheet that fails", async () => {
    const none = run({ deliveries: { mail: null, webhook: true, file: null } });
    expect(await made(context().files, none)).toEqual([]);
    const { files } = context({ sheetOf: () => Promise.reject(new Failure("overloaded")) });
    await expect(made(files, run())).rejects.toMatchObject({ code: "overloaded" });
  });
});
