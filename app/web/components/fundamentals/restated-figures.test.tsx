// @vitest-environment happy-dom

import { cleanup, render, screen } from "@testing-library/react";
import { createMarketData } from "@valora/market-data";
import type { Restatement } from "@valora/valuation/statements";
import { afterEach, expect, it } from "vitest";
import { showStatements } from "../../../core/fundamentals/use-cases/show-statements.ts";
import { staged } from "../analysis/page/render-with-messages.tsx";
import { RestatedFigures } from "./restated-figures.tsx";
import { decimalsApart } from "./useful-decimals.ts";

afterEach(cleanup);

const version = (value: number, year: number) => ({
  value,
  accession: "0000000000-25-000001",
  filedAt: `${year}-03-05`,
});
const row = (figure: Restatement["figure"], unit: Restatement["unit"], values: readonly number[]): Restatement => ({
  ...{ figure, unit, periodEnd: "2024-12-31", months: 12 },
  versions: values.map((value, index) => version(value, 2025 + index)),
});

it("writes what was first filed and what came later so that they differ", async () => {
  const context = { marketData: createMarketData(), now: () => new Date("2026-09-01") };
  const { trace: _, ...answer } = await showStatements(context, { ticker: "AAPL" });
  const restatements = [
    row("revenue", "money", [1_500_000_000, 1_520_000_000]),
    row("interestExpense", "money", [15_000_000, 15_200_000]),
    row("netIncome", "money", [12_000, 12_400]),
    row("epsDiluted", "perShare", [6.09, 6.17]),
    row("dividendsPerShare", "perShare", [0.1251, 0.1252]),
  ];
  render(await staged(<RestatedFigures statements={{ ...answer, derived: [], restatements }} />, "en"));
  const told = screen
    .getAllByRole("row")
    .map((each) => [...each.querySelectorAll(".num")].map(({ textContent }) => textContent));
  expect(told.slice(1)).toEqual([
    ["1,500", "1,520"],
    ["15.0", "15.2"],
    ["0.0120", "0.0124"],
    ["6.09", "6.17"],
    ["0.1251", "0.1252"],
  ]);
});

it("stops at six decimals", () => expect(decimalsApart([1, 1 + 1e-9], 0)).toBe(6));
