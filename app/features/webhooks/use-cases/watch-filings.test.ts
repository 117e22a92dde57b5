import type { Fundamentals } from "@valora/valuation";
import { beforeEach, describe, expect, it } from "vitest";
import { Failure } from "../../../failure.ts";
import { testContext } from "../../../wiring/test-context.server.ts";
import type { FilingChange } from "../contracts/filing-change.ts";
import { eventIn, type ToldEvent } from "../contracts/written-event.ts";
import { type SeenAccounts, seenAccounts } from "./filing-change.ts";
import { watchFilings } from "./watch-filings.ts";

const { marketData, predict, now } = testContext("2026-03-02");
const company = await marketData.fundamentalsOf("KO");
const { quote } = company.fundamentals;
/** With a price of the week of its filing: accounts of more than a year before a price give no value to compare with it. */
const newest: Fundamentals = { ...company.fundamentals, quote: quote && { ...quote, asOf: "2026-02-27" } };
const [last] = newest.statements.slice(-1);
const filedAt = last?.filedAt ?? expect.unreachable("KO without a day of filing");
/** The company a year before its newest report. */
const former: Fundamentals = { ...newest, statements: newest.statements.slice(0, -1) };

type Known = { filedAt: string; accounts: SeenAccounts | null };

describe("a new filing", () => {
  let known: Known | null;
  const told: ToldEvent[] = [];
  const warned: unknown[] = [];
  beforeEach(() => {
    known = null;
    told.length = 0;
    warned.length = 0;
  });
  const look = (fundamentals: Fundamentals, of = predict) =>
    watchFilings(
      {
        ...{ now, predict: of, pause: async () => {}, addressOf: (path) => `https://valora.example${path}` },
        warn: (error) => warned.push(error),
        marketData: { ...marketData, fundamentalsOf: async () => ({ ...company, fundamentals }) },
        filings: {
          tickersHeard: async () => ["KO"],
          known: async () => known,
          async keepAccounts({ filedAt, accounts }) {
            known = { filedAt, accounts: JSON.parse(JSON.stringify(accounts)) };
          },
          async noteFiling({ filedAt, accounts, event }) {
            const isOther = JSON.stringify(known?.accounts) !== JSON.stringify(accounts);
            const isNew = known !== null && (known.filedAt < filedAt || (known.filedAt === filedAt && isOther));
            if (isNew) told.push(eventIn(event.body));
            if (known === null || isNew) known = { filedAt, accounts: JSON.parse(JSON.stringify(accounts)) };
            return isNew;
          },
        },
      },
      new AbortController().signal,
    );
  const changeTold = (): FilingChange | null | undefined => {
    const [event] = told;
    return event?.type === "filing.new" ? event.data.change : expect.unreachable("not told");
  };

  it("is told once, with the figures that it changed, the value before and now, and what moved it", async () => {
    expect([await look(former), await look(former), await look(newest), await look(newest)]).toEqual([0, 0, 1, 0]);
    expect(told).toHaveLength(1);
    const change = changeTold() ?? expect.unreachable("no change");
    expect([change.currency, change.periodEnd, change.formerEnd]).toEqual([
      "USD",
      last?.fiscalYearEnd,
      former.statements.at(-1)?.fiscalYearEnd,
    ]);
    const revenue = [former.statements.at(-1)?.figures.revenue, last?.figures.revenue];
    expect(change.figures).toContainEqual({ name: "revenue", before: revenue[0], now: revenue[1] });
    const { before, now: present } = change.value;
    if (before === null || present === null) return expect.unreachable("no values");
    expect(change.steps.reduce((level, { effect }) => level + effect, before) + change.rounding).toBe(present);
    expect(change.steps.flatMap(({ causes }) => causes)).toEqual(expect.arrayContaining(["period", "netIncome"]));
    expect(warned).toEqual([]);
  });

  it("that was known without its accounts has them kept, and tells the next one by them", async () => {
    known = { filedAt: former.statements.at(-1)?.filedAt ?? "", accounts: null };
    expect([await look(former), told.length]).toEqual([0, 0]);
    expect(known?.accounts).toEqual(JSON.parse(JSON.stringify(seenAccounts(former))));
    expect(await look(newest)).toBe(1);
    expect(changeTold()).not.toBeNull();
  });

  it.each<[string, Partial<SeenAccounts> | null]>([
    ["the accounts before it are not known", null],
    ["another provider told them", { provider: "another" }],
    ["they were in another currency", { currency: "EUR" }],
    [
      "shares were split since",
      {
        statements: former.statements.map((each) => ({
          ...each,
          figures: { ...each.figures, dilutedShares: (each.figures.dilutedShares ?? 0) / 4 },
        })),
      },
    ],
  ])("is told without what it changed where %s", async (_, changes) => {
    const accounts = changes && { ...seenAccounts(former), ...changes };
    known = { filedAt: former.statements.at(-1)?.filedAt ?? "", accounts };
    expect(await look(newest)).toBe(1);
    expect(changeTold()).toBeNull();
    expect(warned).toEqual([]);
  });

  /** The newest report with net income as an amendment of that day tells it. */
  const amended = (day: string): Fundamentals => {
    const report = last ?? expect.unreachable("KO without a report");
    const netIncome = (report.figures.netIncome ?? 0) * 0.8;
    const filings = { netIncome: { accession: "0000021344-26-000099", filedAt: day } };
    const statement = { ...report, filings, figures: { ...report.figures, netIncome } };
    return { ...newest, statements: [...former.statements, statement] };
  };

  it.each([
    ["on a later day", "2026-03-01"],
    ["on the day of its report", filedAt],
  ])(
    "that amends a report %s is told once, with the figure that it restates and what that does to the value",
    async (_, day) => {
      await look(newest);
      expect([await look(amended(day)), await look(amended(day))]).toEqual([1, 0]);
      expect(told).toMatchObject([
        { data: { filedAt: day, periodEnd: last?.fiscalYearEnd, form: null, accession: "0000021344-26-000099" } },
      ]);
      const { figures, value, steps } = changeTold() ?? expect.unreachable("no change");
      const before = last?.figures.netIncome ?? 0;
      expect(figures).toEqual([{ name: "netIncome", before, now: before * 0.8 }]);
      expect(value.now).toBeLessThan(value.before ?? 0);
      expect(steps.flatMap(({ causes }) => causes)).toContain("netIncome");
    },
  );

  it("is not told of where the same filings of a day are told with other figures, or by another provider", async () => {
    await look(newest);
    const { statements } = amended(filedAt);
    const corrected = statements.map((each) => ({ ...each, filings: {} }));
    expect(await look({ ...newest, statements: corrected })).toBe(0);
    expect(await look({ ...amended(filedAt), provider: "another" })).toBe(0);
  });

  it("is told too where the company cannot be valued; a mistake of ours is warned of besides", async () => {
    for (const [error, warnings] of [
      [new Failure("marketUnsupported"), 0],
      [new Error("a bug"), 1],
    ] as const) {
      known = { filedAt: former.statements.at(-1)?.filedAt ?? "", accounts: seenAccounts(former) };
      told.length = 0;
      const failing = () => {
        throw error;
      };
      expect(await look(newest, failing)).toBe(1);
      expect([changeTold(), warned.length]).toEqual([null, warnings]);
    }
  });

  it("of an earlier day than the known one tells nothing", async () => {
    await look(newest);
    expect([await look(former), told.length, known?.filedAt]).toEqual([0, 0, filedAt]);
  });
});
