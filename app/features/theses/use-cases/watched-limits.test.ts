import { ratiosOf } from "@valora/valuation/statements";
import { describe, expect, it } from "vitest";
import { testContext } from "../../../wiring/test-context.server.ts";
import { type NewThesisLimit, watchedFigureNames, watchedFigures } from "../contracts/thesis-limit.ts";
import { writeLimitMail } from "../mail/write-limit-mail.ts";
import type { FilingRead } from "./thesis-context.ts";
import { accountsRead, begunLimit, judgedLimit, limitEvent, limitsWritten } from "./watched-limits.ts";

const code = (code: string) => expect.objectContaining({ code });
const now = new Date("2026-09-01T12:00:00Z");
const margin: NewThesisLimit = { figure: "operatingMargin", bound: "atLeast", threshold: 0.25 };
const accounts = (filing: string, value: number | null) => ({
  ...{ filing, isDated: true, asOf: "2025-12-31" },
  figureOf: () => value,
});

describe("the accounts that limits are held against", () => {
  it("are the ratios of the last fiscal year, in the units of the closed list", async () => {
    for (const ticker of ["KO", "AAPL", "MSFT"]) {
      const { fundamentals } = await testContext().marketData.fundamentalsOf(ticker);
      const read = accountsRead(fundamentals);
      const { ratios, years } = ratiosOf(fundamentals, []);
      expect(read.asOf).toBe(years.at(-1));
      expect(read.filing).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      for (const figure of watchedFigureNames) {
        const cell = ratios.find(({ name }) => name === figure)?.cells.at(-1);
        expect(read.figureOf(figure), figure).toBe(cell?.value);
        if (cell !== undefined && cell.value !== null)
          expect(cell.unit === "rate" ? "rate" : "ratio", figure).toBe(watchedFigures[figure]);
      }
    }
  });

  it("are told with the day of their filing, and with the end of their year where no source dates it", async () => {
    const { fundamentals } = await testContext().marketData.fundamentalsOf("KO");
    const undated = {
      ...{ ...fundamentals, interim: undefined },
      statements: fundamentals.statements.map((statement) => ({ ...statement, filedAt: null })),
    };
    const told = async (accounts: FilingRead, language: string) => {
      const limits = [begunLimit(margin, { ...accounts, asOf: "2025-12-31", figureOf: () => 0.2 }, now)];
      const crossed = {
        ...accounts,
        ticker: "KO",
        name: "Coca-Cola",
        displayName: "Ana",
        language,
        mailStopKey: "k",
        limits,
      };
      const event = JSON.parse(limitEvent(crossed, { at: now, origin: "https://valora.example" }).body);
      const { text } = await writeLimitMail(crossed, "https://valora.example");
      return [event.data.filedAt, text.replaceAll("\u00a0", " ").split("\n\n")[1]];
    };
    const read = accountsRead(undated);
    expect(read).toMatchObject({ filing: read.asOf, isDated: false });
    expect(accountsRead(fundamentals).isDated).toBe(true);
    const [dated, notDated] = [true, false].map((isDated) => ({ filing: "2025-12-31", isDated }));
    if (dated === undefined || notDated === undefined) return expect.unreachable("two filings");
    expect([await told(dated, "es"), await told(notDated, "es"), await told(notDated, "en")]).toEqual([
      ["2025-12-31", "Las cuentas que Coca-Cola (KO) presentó el 31 dic 2025 cruzan un límite de tu tesis:"],
      [null, "Las cuentas de Coca-Cola (KO) cerradas el 31 dic 2025 cruzan un límite de tu tesis:"],
      [null, "The accounts of Coca-Cola (KO) to 31 Dec 2025 cross a limit of your thesis:"],
    ]);
    expect((await told(notDated, "it"))[1]).toBe(
      "I bilanci di Coca-Cola (KO) chiusi il 31 dic 2025 oltrepassano un limite della tua tesi:",
    );
  });
});

describe("a limit", () => {
  it.each([
    ["atLeast", 0.25, false],
    ["atLeast", 0.2499, true],
    ["atMost", 0.25, false],
    ["atMost", 0.2501, true],
  ] as const)("of %s 0.25 at %s is crossed: %s", (bound, value, isCrossed) => {
    const limit = begunLimit({ ...margin, bound }, accounts("2026-02-20", value), now);
    expect(limit).toMatchObject({ value, asOf: "2025-12-31", isCrossed, crossedAt: isCrossed ? now : null });
  });

  it("keeps the moment of its crossing, and what it was where a filing does not tell the figure", () => {
    const crossed = begunLimit(margin, accounts("2026-02-20", 0.2), now);
    const later = new Date(now.getTime() + 1);
    expect(judgedLimit(crossed, accounts("2026-05-20", 0.1), later).crossedAt).toEqual(now);
    const silent = judgedLimit(crossed, accounts("2026-05-20", null), later);
    expect(silent).toMatchObject({ value: null, asOf: null, isCrossed: true, crossedAt: now, filing: "2026-05-20" });
    expect(judgedLimit(silent, accounts("2026-08-20", 0.3), later)).toMatchObject({
      isCrossed: false,
      crossedAt: null,
    });
    expect(begunLimit(margin, accounts("2026-02-20", null), now)).toMatchObject({ value: null, isCrossed: false });
  });

  it("is refused out of range, a second time for one figure, and beyond six", () => {
    expect(limitsWritten([margin, { ...margin, bound: "atMost" }])).toHaveLength(2);
    for (const threshold of [Number.NaN, Number.POSITIVE_INFINITY, -1_001])
      expect(() => limitsWritten([{ ...margin, threshold }])).toThrow(code("outOfRange"));
    expect(() => limitsWritten([margin, { ...margin, threshold: 0.3 }])).toThrow(code("thesisLimitTwice"));
    const many = watchedFigureNames.slice(0, 7).map((figure) => ({ ...margin, figure }));
    expect(() => limitsWritten(many)).toThrow(code("tooManyThesisLimits"));
  });
});
