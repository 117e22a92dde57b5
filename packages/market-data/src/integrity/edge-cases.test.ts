import { describe, expect, it } from "vitest";
import { BundledCompany } from "../providers/bundled/company.schema.ts";
import { sharesPerQuotedClass } from "../providers/sec-edgar/share-classes.ts";
import { numberOf } from "../providers/vendor-statements.ts";
import { currencyFindings } from "./currency.ts";
import { examine } from "./examine.ts";
import { companyOf, statementOf } from "./golden-contract.ts";
import { marketCapFindings } from "./market-cap.ts";
import { inWholeUnits } from "./minor-units.ts";
import { onQuotedBasis } from "./quoted-basis.ts";
import { splitFactorSince, statementAfterSplit } from "./splits.ts";

/** The numbered edge cases of methods.md that end where the data enters; the others are tested in the valuation room. */
describe("edge cases at the entrance of the data", () => {
  it.each([
    [1000, "thousands"],
    [1_000_000, "millions"],
    [0.01, "minorUnits"],
  ])("20: a market value %d times price × shares is refused, with a guess at the unit", (ratio, suspect) => {
    const [finding] = marketCapFindings({ price: 10, shares: 100, marketCap: 1000 * ratio });
    expect(finding).toMatchObject({ severity: "refusal", code: "marketCapDiffers", suspect });
  });

  it("21: a class B share of Berkshire Hathaway is a 1,500th of the shares its statements count", () => {
    expect(sharesPerQuotedClass("BRK.B")).toBe(1 / 1500);
    expect(sharesPerQuotedClass("BRK.A")).toBeNull();
  });

  it("22: a receipt for five shares earns five times what a share earns", () => {
    const company = companyOf([statementOf({ dilutedShares: 100, epsDiluted: 2, netIncome: 200 })], "USD", 100);
    const quoted = onQuotedBasis(company, 5);
    expect(quoted.sharesOutstanding?.value).toBe(20);
    expect(quoted.statements[0]?.figures).toMatchObject({ epsDiluted: 10, dilutedShares: 20, netIncome: 200 });
  });

  it("23: pence become pounds, and statements in another currency are refused until converted", () => {
    expect(inWholeUnits(250, "GBX")).toMatchObject({ price: 2.5, currency: "GBP" });
    const quote = { value: 10, currency: "USD", asOf: "2026-08-20", source: "sample" };
    expect(currencyFindings({ currency: "EUR", quote })).toEqual([
      { severity: "refusal", code: "statementCurrencyDiffers", statements: "EUR", quote: "USD" },
    ]);
  });

  it.each([
    ["24: a split", 4],
    ["25: a reverse split", 0.1],
  ])("%s after the filing brings counts and per-share figures to today's basis", (_, factor) => {
    const since = splitFactorSince("2025-02-01", [{ date: "2025-06-10", factor }], "2026-08-20");
    const { figures } = statementAfterSplit(statementOf({ dilutedShares: 100, epsDiluted: 2, netIncome: 200 }), since);
    expect(figures).toMatchObject({ dilutedShares: 100 * factor, epsDiluted: 2 / factor, netIncome: 200 });
  });

  it("24, 25: a count that jumps by more than half between two years is told", () => {
    const years = [
      { ...statementOf({ dilutedShares: 100 }), fiscalYearEnd: "2024-12-31" },
      { ...statementOf({ dilutedShares: 400 }), fiscalYearEnd: "2025-12-31" },
    ];
    expect(examine(companyOf(years, "USD", 400), null, "2026-08-20").map(({ code }) => code)).toContain("figureJumped");
  });

  it.each(["", " ", "N/A", "-", "None", "1.234,56", "1,234.56", "Infinity", "NaN", "1e400", null, undefined, [], {}])(
    "28, 69: %j is unknown, never a zero",
    (text) => {
      expect(numberOf(text)).toBeNull();
    },
  );

  it("28: zero is a figure", () => {
    expect([numberOf(0), numberOf("0"), numberOf("-12.5")]).toEqual([0, 0, -12.5]);
  });

  it("69: a company's file with infinite figures or names of prototypes is refused", () => {
    const row = (figure: string) => `[2025,"2025-12-31",null,null,null,"v",[${figure}]]`;
    const file = (figure: string, extra = "") =>
      JSON.parse(
        `{"ticker":"KO","name":"Coca-Cola","cik":null,"exchange":"NYSE","country":"US","currency":"USD",` +
          `"sector":"consumerStaples","industry":null,"sharesOutstanding":null,"shareBasis":"settled","quote":null,` +
          `"beta":null,"monthlyCloses":null,"statements":[${row(figure)}]${extra}}`,
      );
    expect(BundledCompany.safeParse(file("1")).success).toBe(true);
    expect(BundledCompany.safeParse(file("null")).success).toBe(true);
    expect(BundledCompany.safeParse(file("1e400")).success).toBe(false);
    expect(BundledCompany.safeParse(file('"12"')).success).toBe(false);
    expect(BundledCompany.safeParse(file("1", ',"constructor":{"x":1}')).success).toBe(false);
  });
});
