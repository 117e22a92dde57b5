// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ValueAtDate } from "@valora/valuation/through-time";
import { afterEach, describe, expect, it } from "vitest";
import { sampleFile } from "../../../../../packages/valuation/src/inputs/sample-company.ts";
import type { Language } from "../../../../messages/languages.ts";
import { staged } from "../page/render-with-messages.tsx";
import { PastFigure } from "./past-figure.tsx";
import { PastSparkline } from "./past-sparkline.tsx";

afterEach(cleanup);

const month = (asOf: string, price: number, band: readonly [number, number, number] | null): ValueAtDate => ({
  asOf,
  price,
  low: band?.[0] ?? null,
  value: band?.[1] ?? null,
  high: band?.[2] ?? null,
  voting: band === null ? 0 : 3,
  fiscalYearEnd: "2025-12-31",
  filingDateEstimated: false,
  figuresAsLastFiled: true,
  held: band === null ? null : band[0] <= price && price <= band[2],
});
const points = [
  month("2026-06-30", 12, null),
  month("2026-07-31", 18, [8, 11, 16]),
  month("2026-08-31", 20, [9, 12, 17]),
];
const { fundamentals } = sampleFile();
const shown = async (months: readonly ValueAtDate[], language: Language = "en", isAtOwnPrice = false) =>
  render(
    await staged(<PastFigure points={months} fundamentals={fundamentals} isAtOwnPrice={isAtOwnPrice} />, language),
  );
const readOut = (container: HTMLElement) =>
  container.querySelector(".past-read-out")?.textContent?.replaceAll("\u00a0", " ");

describe("the price of the last years over the band of values", () => {
  it.each([
    ["es", "El precio está por encima de la banda de valor desde jul 2026."],
    ["en", "The price has been above the value band since Jul 2026."],
    ["it", "Il prezzo è sopra la banda di valore da lug 2026."],
  ] as const)("says in %s where the price stands and since when", async (language, sentence) => {
    await shown(points, language);
    expect(screen.getByRole("heading").textContent?.replaceAll("\u00a0", " ")).toBe(sentence);
  });

  it.each([
    ["es", "La cotización está por encima de la banda de valor desde jul 2026.", "cotización"],
    ["en", "The market price has been above the value band since Jul 2026.", "market price"],
    ["it", "La quotazione è sopra la banda di valore da lug 2026.", "quotazione"],
  ] as const)("says in %s that it is not the reader's price that it draws", async (language, sentence, name) => {
    const { container } = await shown(points, language, true);
    expect(screen.getByRole("heading").textContent?.replaceAll("\u00a0", " ")).toBe(sentence);
    expect(readOut(container)).toMatch(new RegExp(`2026${name} `));
  });

  it("reads the latest month, and by the arrows any other, also one without a value", async () => {
    const { container } = await shown(points);
    expect(readOut(container)).toMatch(/^31 Aug 2026price \S*20\.00neutral value 12\.009\.00 to 17\.00$/);
    const slider = screen.getByRole("slider", { name: "Month" });
    fireEvent.change(slider, { target: { value: "0" } });
    expect(readOut(container)).toMatch(/^30 Jun 2026price \S*12\.00$/);
    expect(slider.getAttribute("aria-valuetext")?.replaceAll("\u00a0", " ")).toMatch(/^30 Jun 2026, price \S*12\.00$/);
    fireEvent.blur(slider);
    expect(readOut(container)).toMatch(/^31 Aug 2026/);
  });

  it("draws a figure at every place", async () => {
    const { container } = await shown(points);
    expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
  });

  it("draws nothing of no month and of a single one, large or small", async () => {
    for (const few of [[], points.slice(0, 1)]) {
      const { container } = await shown(few);
      expect(container.innerHTML).toBe("");
      const small = render(await staged(<PastSparkline points={few} isAtOwnPrice={false} />));
      expect(small.container.innerHTML).toBe("");
    }
  });
});
