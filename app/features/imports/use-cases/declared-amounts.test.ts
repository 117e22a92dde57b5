import { describe, expect, it } from "vitest";
import { bring, yearsTable as table } from "./import-company-data-contract.ts";

describe("accounts and a price in any currency of the central bank's list", () => {
  const rates = { governmentYield: "4,5", nominalGrowth: "3,5 %", perEuro: "0,86", ratesDate: "2026-05-29" };
  const pounds = { currency: "GBP", country: "GB", ...rates };

  it("carry the rates that their owner gives, as decimals", async () => {
    const { kept } = await bring(table, pounds);
    const given = (value: number) => ({ value, asOf: "2026-05-29", source: "import" });
    expect(kept[0]).toMatchObject({
      currency: "GBP",
      ownRates: { governmentYield: given(0.045), nominalGrowth: given(0.035), perEuro: given(0.86) },
      quote: { value: 12.5, currency: "GBP" },
    });
    expect((await bring(table, rates)).kept[0]).not.toHaveProperty("ownRates");
  });

  it.each([
    [{ currency: "GBP" }, ["governmentYield", "nominalGrowth", "perEuro", "ratesDate"]],
    [{ ...pounds, governmentYield: "450" }, ["governmentYield"]],
    [{ ...pounds, governmentYield: "4.5" }, ["governmentYield"]],
    [{ ...pounds, nominalGrowth: "mucho" }, ["nominalGrowth"]],
    [{ ...pounds, perEuro: "0" }, ["perEuro"]],
    [{ ...pounds, ratesDate: "2026-06-02" }, ["ratesDate"]],
    [{ ...pounds, currency: "ARS" }, ["currency"]],
    [{ priceCurrency: "USD" }, ["exchangeRate"]],
    [{ priceCurrency: "USD", exchangeRate: "-1" }, ["exchangeRate"]],
    [{ priceCurrency: "GBP", price: "x", exchangeRate: "" }, ["price", "exchangeRate"]],
    [{ priceCurrency: "KWF" }, ["priceCurrency"]],
  ])("%j is refused at its fields", async (changes, wrong) => {
    expect((await bring(table, changes)).answer).toMatchObject({ kind: "refused", fields: wrong });
  });

  it.each([
    [
      { ...pounds, price: "450", priceCurrency: "GBX" },
      { value: 4.5, currency: "GBP" },
    ],
    [
      { price: "12,50", priceCurrency: "EUR" },
      { value: 12.5, currency: "EUR" },
    ],
    [
      { price: "450", priceCurrency: "GBX", exchangeRate: "1,16" },
      { value: 5.22, currency: "EUR", converted: { value: 4.5, currency: "GBP", rate: 1.16, rateAsOf: "2026-05-29" } },
    ],
    [
      { price: "1.000", priceCurrency: "JPY", exchangeRate: "0,0061" },
      { value: 6.1, currency: "EUR", converted: { value: 1000, currency: "JPY", rate: 0.0061 } },
    ],
    [{ price: "", priceCurrency: "USD" }, null],
  ])("%j is a price of %j", async (changes, quote) => {
    const { kept } = await bring(table, changes);
    const found = kept[0]?.quote ?? null;
    expect(found && { ...found, value: Number(found.value.toPrecision(12)) }).toEqual(
      quote &&
        expect.objectContaining(
          "converted" in quote ? { ...quote, converted: expect.objectContaining(quote.converted) } : quote,
        ),
    );
  });
});
