import { createMarketData } from "@valora/market-data";
import { expect, it } from "vitest";
import { spokenName } from "./company-name.ts";

/** What a list of symbols writes beside a company's own words. */
const ofTheList = /\b(?:DBA|D\/B\/A|REIT|HC|Common|Series [A-Z]|Holdlings)\b|\(/;
/** Words that no name ends with once its legal form is gone. */
const loose = /(?:\b(?:and|the|inc|plc|ltd|company|public)\.?|[,&]|(?:[A-Z]\.){3})$/;

it("calls every included company by words that are its own", async () => {
  const marketData = await createMarketData();
  const names = await Promise.all(
    marketData.bundledTickers().map(async (ticker) => (await marketData.fundamentalsOf(ticker)).fundamentals.name),
  );
  expect(names.length).toBeGreaterThan(500);
  const spoken = names.map(spokenName);
  expect(spoken.filter((name) => ofTheList.test(name) || loose.test(name))).toEqual([]);
  expect(spoken.filter((name) => name.startsWith("The "))).toEqual(["The Trade Desk"]);
});
