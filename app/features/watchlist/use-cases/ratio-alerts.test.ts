import { ownRatioOf, ratioCompanyOf, readRatio } from "@valora/valuation/own-ratios";
import { describe, expect, it } from "vitest";
import type { Policy } from "../../../core/policies/contracts/policy.ts";
import { formatsFor } from "../../../messages/formats.ts";
import { type Language, languages } from "../../../messages/languages.ts";
import type { AlertCondition } from "../contracts/watchlist.ts";
import { writeAlertMail } from "../mail/write-alert-mail.ts";
import { alertEvent } from "./alert-event.ts";
import { coke, currency, house, marketData, mean, today } from "./alert-house-contract.ts";

type RatioCondition = Extract<AlertCondition, { measure: "ratio" }>;

const A_DAY = 86_400_000;
const { fundamentals } = coke.file;
const lastYear = fundamentals.statements.at(-1)?.fiscalYearEnd ?? "";

/** A condition on a formula, as it is kept. */
function on(text: string, direction: "above" | "below", threshold: number): RatioCondition {
  const { ratio } = readRatio(text);
  if (ratio === null) throw new Error(text);
  const isMoney = ratio.unit === "money" || ratio.unit === "perShare";
  return {
    ...{ measure: "ratio", ratio: ratio.expression, unit: ratio.unit },
    ...{ direction, threshold, currency: isMoney ? currency : null },
  };
}

/** A formula worked out on the company at a price, apart from any alert. */
function worked(text: string, price: number): number {
  const { ratio } = readRatio(text);
  if (ratio === null) throw new Error(text);
  const quote = { value: price, currency, asOf: marketData.asOf, source: "test" };
  const company = ratioCompanyOf({ ...fundamentals, quote }, { today: today.toISOString().slice(0, 10) });
  return ownRatioOf(ratio, company).value ?? Number.NaN;
}

const policyWith = (changes: Partial<Policy>): Policy => ({
  ...{ id: "0195c0de-0000-7000-8000-000000000009", name: "House", team: null, isActive: true, scenario: null },
  ...{ wacc: null, growth: null, horizon: null, view: null, source: null },
  ...{ discounting: null, cashFlow: null, dividends: null },
  ...changes,
});

describe("an alert on an own ratio", () => {
  it("is told when the ratio crosses its threshold, and again only after 2 % of the threshold back", async () => {
    const yieldAt = (price: number) => worked("freeCashFlow / marketValue", price);
    const { check, told } = house(on("freeCashFlow / marketValue", "above", yieldAt(60)));
    expect([await check({ price: 70 }), await check({ price: 59 }), await check({ price: 50 })]).toEqual([0, 1, 0]);
    expect(told[0]?.ratio).toEqual({
      ...{ expression: "freeCashFlow / marketValue", unit: "rate", currency, isOfPrice: true },
      ...{ value: yieldAt(59), fiscalYearEnd: lastYear },
    });
    expect([await check({ price: 60.5 }), await check({ price: 59 })], "within 2 %").toEqual([0, 0]);
    expect([await check({ price: 62 }), await check({ price: 59 })], "beyond 2 %").toEqual([0, 1]);
  });

  it("is read at the market's price, never at one that the person has noted", async () => {
    const { check, told } = house(on("marketValue / netIncome", "below", worked("marketValue / netIncome", 60)));
    await check({ price: 70, ownPrice: { value: 10, notedAt: today } });
    expect(await check({ price: 59 })).toBe(1);
    expect(told[0]?.valuation).toMatchObject({ ownPrice: null, price: { value: 59 } });
  });

  it("hears nothing where a price enters it and is not fresh, and all the same where none does", async () => {
    const later = new Date(today.getTime() + 5 * A_DAY);
    const ofPrice = house(on("marketValue / netIncome", "below", worked("marketValue / netIncome", 60)));
    await ofPrice.check({ price: 70 });
    expect([await ofPrice.check({ price: 50, now: later }), ofPrice.stateNow()]).toEqual([0, "armed"]);

    const margin = worked("netIncome / revenue", 1);
    const ofAccounts = house(on("netIncome / revenue", "above", margin + 0.01));
    await ofAccounts.check({ price: 70 });
    const statements = fundamentals.statements.map((each) => ({
      ...each,
      figures: { ...each.figures, netIncome: (each.figures.netIncome ?? 0) * 1.5 },
    }));
    expect(await ofAccounts.check({ now: later, fundamentals: { statements, quote: null } })).toBe(1);
    expect(ofAccounts.told[0]?.ratio).toMatchObject({ isOfPrice: false, value: margin * 1.5 });
  });

  it("hears nothing of a ratio without a value, of accounts too old to judge by, or of another currency", async () => {
    const unknown = house(on("freeCashFlow / marketValue", "above", 0));
    await unknown.check({ fundamentals: { quote: null } });
    expect(unknown.stateNow()).toBe("unread");

    const old = house(on("netIncome / revenue", "above", 0));
    await old.check({ now: new Date(today.getTime() + 3 * 365 * A_DAY) });
    expect(old.stateNow()).toBe("unread");

    const money = house(on("revenue - netIncome", "above", 1));
    await money.check({ fundamentals: { currency: "EUR", quote: null } });
    expect(money.stateNow()).toBe("unread");
    await money.check({ fundamentals: {} });
    expect(money.stateNow(), "it holds already").toBe("waiting");
  });

  it("does not depend on the policy, nor on its source, as its page does not", async () => {
    const seen = house(on("valuePerShare / price", "above", mean / 60));
    await seen.check({ price: 70 });
    await seen.check({ policy: policyWith({ wacc: 0.2, view: "relative", scenario: "conservative" }) });
    expect(seen.asked.at(-1)).toMatchObject({ scenario: "neutral", wacc: undefined });
    expect(seen.asked.at(-1)?.view).toBeUndefined();
    expect(await seen.check({ price: 59 }), "it was armed before the policy too").toBe(1);
    await seen.check({ price: 70 });
    expect(await seen.check({ price: 59, policy: policyWith({ source: "bundled" }) })).toBe(1);
    expect(seen.asked.at(-1)?.source).toBeUndefined();
  });

  it("says in the mail the formula, its value in its unit and the accounts, and leads to where it is worked out", async () => {
    const { check, told } = house(on("freeCashFlow / marketValue", "above", 0.0425));
    await check({ price: 500 });
    await check({ price: 20 });
    const [seen] = told;
    if (seen === undefined) throw new Error("nothing was told");
    const mails: string[][] = [];
    for (const language of languages) {
      const { subject, text } = await writeAlertMail(
        { ...seen, alert: { ...seen.alert, language } },
        "https://valora.example",
      );
      const lines = text.replaceAll("\u00a0", " ").split("\n");
      mails.push([subject.replaceAll("\u00a0", " "), ...lines.slice(2, 10)]);
    }
    const carried = "ratio=freeCashFlow+%2F+marketValue";
    const page = `https://valora.example/analysis/KO/ratios?${carried}`;
    const rate = (worked("freeCashFlow / marketValue", 20) * 100).toFixed(2);
    const comma = rate.replace(".", ",");
    const day = (language: Language) => formatsFor(language).date(marketData.asOf).replaceAll("\u00a0", " ");
    expect(lastYear).toBe("2025-12-31");
    expect(mails).toEqual([
      [
        "Coca-Cola (KO): freeCashFlow / marketValue ≥ 4,25 %",
        "Se ha cumplido tu aviso sobre Coca-Cola (KO): freeCashFlow / marketValue ≥ 4,25 %.",
        "",
        `freeCashFlow / marketValue: ${comma} %`,
        "Cuentas: ejercicio cerrado el 31 dic 2025",
        `Precio: 20,00 US$, del ${day("es")} (test)`,
        "",
        "El ratio, con las cifras de las que sale:",
        "",
      ],
      [
        "Coca-Cola (KO): freeCashFlow / marketValue ≥ 4.25%",
        "Your alert on Coca-Cola (KO) has been met: freeCashFlow / marketValue ≥ 4.25%.",
        "",
        `freeCashFlow / marketValue: ${rate}%`,
        "Accounts: fiscal year that ended on 31 Dec 2025",
        `Price: US$20.00, of ${day("en")} (test)`,
        "",
        "The ratio, with the figures that it is made of:",
        "",
      ],
      [
        "Coca-Cola (KO): freeCashFlow / marketValue ≥ 4,25%",
        "Il tuo avviso su Coca-Cola (KO) è scattato: freeCashFlow / marketValue ≥ 4,25%.",
        "",
        `freeCashFlow / marketValue: ${comma}%`,
        "Bilanci: esercizio chiuso il 31 dic 2025",
        `Prezzo: 20,00 USD, del ${day("it")} (test)`,
        "",
        "L’indice, con le cifre da cui risulta:",
        "",
      ],
    ]);
    const spanish = await writeAlertMail(
      { ...seen, alert: { ...seen.alert, language: "es" } },
      "https://valora.example",
    );
    expect(spanish.text).toContain(`\n${page}\n`);
    const event = JSON.parse(alertEvent(seen, today, (path) => `https://valora.example${path}`).body);
    expect(event).toMatchObject({
      type: "alert.ratio",
      data: { page, condition: seen.alert.condition, ratio: { value: worked("freeCashFlow / marketValue", 20) } },
    });
    expect(event.data.price).toMatchObject({ value: 20 });
    expect(event.data).not.toHaveProperty("gap");
  });

  it("says money in millions, and no price where none enters it", async () => {
    const { check, told } = house(on("revenue - netIncome", "below", 1e9));
    await check({});
    const statements = fundamentals.statements.map((each) => ({
      ...each,
      figures: { ...each.figures, netIncome: each.figures.revenue },
    }));
    expect(await check({ fundamentals: { statements } })).toBe(1);
    const [seen] = told;
    if (seen === undefined) throw new Error("nothing was told");
    const { subject, text } = await writeAlertMail(
      { ...seen, alert: { ...seen.alert, language: "en" } },
      "https://valora.example",
    );
    expect(subject.replaceAll("\u00a0", " ")).toBe("Coca-Cola (KO): revenue - netIncome ≤ 1,000,000,000 USD");
    expect(text).toMatch(/\nrevenue - netIncome: [\d.]+ million USD\nAccounts: [^\n]+\n\nThe ratio/);
    expect(JSON.parse(alertEvent(seen, today, (path) => path).body).data.price).toBeNull();
  });
});
