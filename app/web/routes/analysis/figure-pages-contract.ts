import type { Trace } from "@valora/valuation";
import { describe, expect, it } from "vitest";
import { load } from "../route-call-contract.ts";

type Statements = {
  shown: unknown;
  answer: {
    period: string;
    columns: { periodEnd: string; months: number }[];
    statements: { lines: { figure: string; cells: ({ value: number; node: number } | null)[] }[] }[];
    derived: number[];
  };
};

/** The pages of statements, ratios, multiples, sources and sessions. */
export function figurePages(): void {
  describe("the pages of a company's figures", () => {
    it.each([
      ["/analysis/AAPL/statements?asOf=2018-11-05", 200, null],
      ["/analysis/AAPL/ratios?asOf=2018-11-05", 200, null],
      ["/analysis/AAPL/statements?asOf=", 200, null],
      ["/analysis/AAPL/statements?asOf=yesterday", 400, { code: "dateInvalid", date: null }],
      ["/analysis/AAPL/ratios?asOf=2999-01-01", 422, { code: "dateInFuture", date: "2999-01-01" }],
      ["/analysis/AAPL/statements?asOf=2014-01-01", 422, { code: "notFiledYet", first: "2015-10-28" }],
      ["/analysis/MSFT/ratios?asOf=2020-01-01", 422, { code: "filingDatesUnknown", first: null }],
    ])("tell %s with %s, and why there is nothing of a day", async (address, status, refused) => {
      const { status: given, data } = await load(address);
      expect(given).toBe(status);
      const { answer } = data as { answer: { ticker: string; refused: unknown } };
      if (refused === null) expect(answer.refused).toBeNull();
      else expect(answer.refused).toMatchObject(refused);
    });

    it("show the statements as they were filed, and which figures are worked out", async () => {
      const { status, data } = await load("/analysis/AAPL/statements");
      expect(status).toBe(200);
      const { answer, shown } = data as Statements;
      expect(answer).toMatchObject({ ticker: "AAPL", currency: "USD", period: "annual", provider: "bundled" });
      const last = answer.columns.findIndex(({ periodEnd }) => periodEnd === "2025-09-27");
      const revenue = answer.statements[0]?.lines.find(({ figure }) => figure === "revenue")?.cells[last];
      expect(revenue).toMatchObject({ value: 416_161_000_000 });
      expect(answer.derived.length).toBeGreaterThan(0);
      expect(answer.derived).not.toContain(revenue?.node);
      expect(shown).toBeNull();
    });

    it("show quarters, of which the fourth is worked out", async () => {
      const { data } = await load("/analysis/AAPL/statements?period=quarterly");
      const { answer } = data as Statements;
      expect(answer.period).toBe("quarterly");
      expect(new Set(answer.columns.map(({ months }) => months))).toEqual(new Set([3]));
    });

    it("show the multiples of each month, and the derivation of one that the address names", async () => {
      const { status, data } = await load("/analysis/AAPL/multiples?trace=2");
      expect(status).toBe(200);
      expect(data).toMatchObject({
        answer: { ticker: "AAPL", unavailable: null, months: expect.any(Array), refusedFigures: null },
        shown: { result: 2 },
      });
      expect(Object(data).answer.months).toHaveLength(120);
    });

    it("show ratios of the reader's own, whose derivation has the name of their place", async () => {
      const asked = "/analysis/KO/ratios?ratio=ebit%20%2F%20revenue&ratio2=ebit+%2B+roe";
      const { status, data, reported } = await load(`${asked}&trace=ratio`);
      expect([status, reported]).toEqual([400, ["ratioUnitsDiffer"]]);
      expect(data).toMatchObject({
        answer: {
          ownRatios: [{ place: "ratio", expression: "ebit / revenue", value: expect.any(Number) }],
          refusedRatios: [{ name: "ratio2", text: "ebit + roe", code: "ratioUnitsDiffer" }],
        },
      });
      const { answer, shown } = data as { answer: { ownRatios: { value: number }[] }; shown: Trace };
      expect(shown.nodes.find(({ id }) => id === shown.result)).toMatchObject({ value: answer.ownRatios[0]?.value });
      expect(answer.ownRatios[0]).not.toHaveProperty("trace");
      expect((await load(`${asked}&trace=ratio3`)).data).toMatchObject({ shown: null });
    });

    it("show the ratios, with those to the price", async () => {
      const { status, data } = await load("/analysis/AAPL/ratios");
      expect(status).toBe(200);
      expect(data).toMatchObject({
        answer: {
          ticker: "AAPL",
          price: { currency: "USD", asOf: "2026-08-20", priceToEarnings: { value: expect.closeTo(41.729, 3) } },
          quality: { piotroski: { score: 8, known: 9 } },
        },
        shown: null,
      });
    });

    it("show what each source holds, and what was decided", async () => {
      const { status, data } = await load("/analysis/AAPL/data");
      expect(status).toBe(200);
      expect(data).toMatchObject({
        answer: {
          ticker: "AAPL",
          accounts: { provider: "bundled", asOf: "2026-03-28", reason: "only" },
          price: { asOf: "2026-08-20", reason: "only" },
          providers: expect.arrayContaining([expect.objectContaining({ provider: "fmp", standing: "off" })]),
        },
      });
    });

    it("show the headlines of a company without accounts, and that nothing is used", async () => {
      const { status, data } = await load("/analysis/SAB.MC/data");
      expect(status).toBe(200);
      expect(data).toMatchObject({ answer: { accounts: null, price: null } });
    });

    it("show the sessions, and how old the newest is", async () => {
      const { status, data } = await load("/analysis/AAPL/technical");
      expect(status).toBe(200);
      expect(data).toMatchObject({
        answer: {
          ticker: "AAPL",
          absent: null,
          series: { currency: "USD", range: "1y", step: "day", to: "2026-04-24", ageInDays: 130, isOld: true },
        },
      });
    });

    it.each(["statements", "ratios", "multiples", "technical", "data"])(
      "lead from an unknown company's %s to why it is unknown",
      async (page) => {
        const { status, location } = await load(`/analysis/NOPE/${page}?lang=it`);
        expect([status, location]).toEqual([302, "/analysis/NOPE?lang=it"]);
      },
    );

    it("refuse a period that is none, and name those that are", async () => {
      const { status, data, reported } = await load("/analysis/AAPL/statements?period=quarter");
      expect([status, reported]).toEqual([400, ["enumInvalid"]]);
      expect(data).toMatchObject({
        code: "enumInvalid",
        params: { param: "period", allowed: "annual, quarterly, ttm" },
        requestId: "a-request",
      });
    });
  });

  describe.each(["statements", "ratios"])("own figures that %s cannot use", (page) => {
    it.each([
      ["figureUnknown", 400, "sales.2025-09-27:1USD"],
      ["dateInvalid", 400, "revenue.2025-13-27:1USD"],
      ["figurePeriodUnknown", 422, "revenue.2025-09-28:1USD"],
      ["figureCurrency", 422, "revenue.2025-09-27:1EUR"],
    ])("are named on the page, and the filed ones are shown: %s", async (code, expected, figures) => {
      const { status, data, reported } = await load(`/analysis/AAPL/${page}?figures=${figures}`);
      expect([status, reported]).toEqual([expected, [code]]);
      expect(data).toMatchObject({ answer: { ticker: "AAPL", correctedFigures: [], refusedFigures: { code } } });
    });

    it("do not hide the day", async () => {
      const { data } = await load(`/analysis/AAPL/${page}?asOf=2018-11-05&figures=revenue.2017-01-01:1USD`);
      expect(data).toMatchObject({
        answer: { asOf: { day: "2018-11-05" }, refused: null, refusedFigures: { code: "figurePeriodUnknown" } },
      });
    });

    it("are used where they can be", async () => {
      const { status, data } = await load(`/analysis/AAPL/${page}?figures=revenue.2025-09-27:391000000000USD`);
      expect(status).toBe(200);
      expect(data).toMatchObject({ answer: { correctedFigures: [{ value: 391e9 }], refusedFigures: null } });
    });
  });
}
