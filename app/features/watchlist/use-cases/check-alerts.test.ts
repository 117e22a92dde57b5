import { expect, it } from "vitest";
import type { Policy } from "../../../core/policies/contracts/policy.ts";
import { languages } from "../../../messages/languages.ts";
import { writeAlertMail } from "../mail/write-alert-mail.ts";
import { currency, house, marketData, mean, today } from "./alert-house-contract.ts";
import { isFreshPrice } from "./alert-reading.ts";

it("tells a price that crosses once, with the figures, and again only after it went back", async () => {
  const { check, told } = house({ measure: "price", direction: "below", threshold: 60, currency });
  expect([await check({ price: 70 }), await check({ price: 59 }), await check({ price: 58 })]).toEqual([0, 1, 0]);
  expect(told[0]?.valuation.price).toEqual({ value: 59, currency, asOf: marketData.asOf, source: "test" });
  expect(told[0]?.valuation.gap).toBeCloseTo(mean / 59 - 1, 12);
  expect([await check({ price: 61 }), await check({ price: 59 })], "inside the dead band").toEqual([0, 0]);
  expect([await check({ price: 62 }), await check({ price: 59 })]).toEqual([0, 1]);
});

it("tells a gap and a status that come about, and nothing that held before", async () => {
  const gap = house({ measure: "gap", direction: "above", threshold: 0.25 });
  expect([await gap.check({ price: mean / 1.3 }), await gap.check({ price: mean })]).toEqual([0, 0]);
  expect(await gap.check({ price: mean / 1.26 })).toBe(1);
  const status = house({ measure: "status", status: "undervalued" });
  expect([await status.check({ price: mean }), await status.check({ price: mean / 1.2 })]).toEqual([0, 1]);
});

it("reads a gap at the price that the person has noted, a price at the market's, and starts afresh at another note", async () => {
  const noted = (value: number, days = 0) => ({ value, notedAt: new Date(today.getTime() - days * 86_400_000) });
  const gap = house({ measure: "gap", direction: "above", threshold: 0.25 });
  expect(await gap.check({ price: mean, ownPrice: noted(mean) })).toBe(0);
  expect(await gap.check({ price: mean / 2 }), "the market's price says nothing of theirs").toBe(0);
  expect(gap.stateNow()).toBe("armed");
  expect([await gap.check({ ownPrice: noted(mean / 1.3) }), gap.stateNow()]).toEqual([0, "waiting"]);
  expect([await gap.check({ ownPrice: noted(mean / 1.3, 181) }), gap.stateNow()], "too old to judge by").toEqual([
    0,
    "waiting",
  ]);
  const price = house({ measure: "price", direction: "below", threshold: 60, currency });
  await price.check({ price: 70, ownPrice: noted(10) });
  expect(await price.check({ price: 59 })).toBe(1);
  expect(price.told[0]?.valuation).toMatchObject({ ownPrice: null, price: { value: 59 } });
});

it("hears nothing from an old price", async () => {
  const { check, stateNow } = house({ measure: "price", direction: "below", threshold: 60, currency });
  await check({ price: 70 });
  const later = new Date(today.getTime() + 5 * 86_400_000);
  expect(await check({ price: 50, now: later })).toBe(0);
  expect(stateNow()).toBe("armed");
  expect(
    ["2026-11-16", "2026-11-15", "2026-11-21", "2026-11-22"].map((day) =>
      isFreshPrice(day, new Date("2026-11-20T23:00:00Z")),
    ),
  ).toEqual([true, false, true, false]);
});

it("starts afresh under another policy, without telling", async () => {
  const { check, stateNow } = house({ measure: "gap", direction: "above", threshold: 0.25 });
  await check({ price: mean });
  const policy: Policy = {
    id: "0195c0de-0000-7000-8000-000000000001",
    name: "House",
    team: null,
    isActive: true,
    scenario: "optimistic",
    wacc: null,
    growth: null,
    horizon: null,
    view: null,
    ...{ discounting: null, cashFlow: null, dividends: null },
    source: null,
  };
  expect(await check({ price: mean / 1.3, policy })).toBe(0);
  expect(stateNow()).toBe("waiting");
  expect([await check({ price: mean }), await check({ price: mean / 1.3 })]).toEqual([0, 1]);
});

it("reads in the view of the policy, and another view starts it afresh", async () => {
  const seen = house({ measure: "gap", direction: "above", threshold: 0.25 });
  const market: Policy = {
    ...{ id: "0195c0de-0000-7000-8000-000000000002", name: "Market", team: null, isActive: true, scenario: null },
    ...{ wacc: null, growth: null, horizon: null, view: "relative", source: null },
    ...{ discounting: null, cashFlow: null, dividends: null },
  };
  await seen.check({ price: mean });
  const cheap = { price: mean / 1.2, policy: market };
  expect(await seen.check({ price: mean / 1.2 }), "not by the absolute value").toBe(0);
  expect([await seen.check(cheap), seen.stateNow()], "afresh in another view").toEqual([0, "waiting"]);
  expect([await seen.check({ ...cheap, price: mean * 2 }), await seen.check(cheap)]).toEqual([0, 1]);
  expect(seen.told[0]).toMatchObject({ valuation: { view: "relative" }, policy: "Market" });
  expect(seen.told[0]?.valuation.value).toBeGreaterThan(mean * 1.05);
});

it("starts afresh under a policy that chooses another form of the calculation", async () => {
  const { check, stateNow } = house({ measure: "gap", direction: "above", threshold: 0.25 });
  await check({ price: mean });
  const forms: Policy = {
    ...{ id: "0195c0de-0000-7000-8000-000000000003", name: "Forms", team: null, isActive: true, scenario: null },
    ...{ wacc: null, growth: null, horizon: null, view: null, source: null },
    ...{ discounting: null, cashFlow: null, dividends: "dividendsOnly" },
  };
  expect([await check({ price: mean / 3, policy: forms }), stateNow()]).toEqual([0, "waiting"]);
});

it("says in the mail of which book of which team an alert is, and leads there", async () => {
  const { check, told } = house({ measure: "gap", direction: "above", threshold: 0.25 });
  await check({ price: mean });
  await check({ price: mean / 1.3 });
  const [seen] = told;
  if (seen === undefined) throw new Error("nothing was told");
  const book = { id: "b", name: "Consumo", team: { id: "t", name: "Rialto" } };
  for (const language of languages) {
    const ofTeam = await writeAlertMail(
      { ...seen, alert: { ...seen.alert, language, book } },
      "https://valora.example",
    );
    expect(ofTeam.text).toMatch(/[«“]Consumo[»”].* Rialto /);
    expect(ofTeam.text).toContain("https://valora.example/teams/t/books/b");
    const own = await writeAlertMail({ ...seen, alert: { ...seen.alert, language } }, "https://valora.example");
    expect(own.text).toContain("https://valora.example/watchlist");
    expect(own.text).not.toContain("Rialto");
    const followed = await writeAlertMail(
      { ...seen, alert: { ...seen.alert, language }, policy: "Casa" },
      "https://valora.example",
    );
    expect(followed.text).toMatch(/\n[^\n]*[«“]Casa[»”]\.\n/);
    expect(own.text).not.toContain("Casa");
  }
});

it("leaves an alert as it is where the company cannot be valued, and reports a mistake of ours", async () => {
  const { check, warned, stateNow } = house({ measure: "gap", direction: "above", threshold: 0.25 });
  await check({ price: mean });
  expect(await check({ failure: new Error("broken") })).toBe(0);
  expect([stateNow(), String(warned[0])]).toEqual(["armed", "Error: broken"]);
});
