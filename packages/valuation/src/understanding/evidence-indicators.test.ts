import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { indicators, returnMonths } from "./evidence-indicators.ts";

it("the stored study of past dates compares every indicator with the returns of the next 12 and 36 months", () => {
  expect(returnMonths).toEqual([12, 36]);
  const path = join(import.meta.dirname, "../../studies/evidence.json");
  const study: { indicators: { indicator: string; months: number }[] } = JSON.parse(readFileSync(path, "utf8"));
  const told = study.indicators.map(({ indicator, months }) => `${indicator} ${months}`);
  const asked = indicators.flatMap((indicator) => returnMonths.map((months) => `${indicator} ${months}`));
  expect(told.toSorted()).toEqual(asked.toSorted());
});
