import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Thesis } from "../../../features/theses/contracts/thesis.ts";
import { staged } from "../analysis/page/render-with-messages.tsx";
import { KeptThesis } from "./kept-thesis.tsx";
import { WatchedLimits } from "./watched-limits.tsx";

const figures = [{ name: "operatingMargin" as const, label: "Margen operativo" }];
const known = {
  ...{ figure: "operatingMargin" as const, bound: "atLeast" as const, threshold: 0.25, unit: "rate" as const },
  ...{ value: 0.3, asOf: "2025-12-31", isCrossed: false, crossedAt: null },
};
const silent = { ...known, value: null, asOf: null };
const thesis: Thesis = {
  ...{ id: "t", ticker: "KO", name: "KO", thesis: "Mine.", disproof: "", reviewOn: null },
  ...{ buyPrice: null, sellPrice: null, currency: "USD", changedAt: "2026-09-01T12:00:00.000Z" },
  limits: [known],
};

const shown = async (element: Parameters<typeof staged>[0]) =>
  renderToStaticMarkup(await staged(element, "es", "/theses/KO"))
    .replace(/<[^>]+>/g, "")
    .replaceAll("\u00a0", " ");

it("tells of each limit its figure with its day and how it stands", async () => {
  const crossed = { ...known, threshold: 0.35, isCrossed: true, crossedAt: thesis.changedAt };
  expect(await shown(<WatchedLimits limits={[known, crossed]} figures={figures} />)).toBe(
    "Límites que vigilasMargen operativo ≥ 25,0 %: 30,0 % (31 dic 2025) · se cumpleMargen operativo ≥ 35,0 %: 30,0 % (31 dic 2025) · límite cruzado",
  );
});

it("says of no limit that it is kept where the accounts do not give its figure", async () => {
  const limits = [silent, { ...silent, isCrossed: true, crossedAt: thesis.changedAt }];
  expect(await shown(<WatchedLimits limits={limits} figures={figures} />)).toBe(
    "Límites que vigilasMargen operativo ≥ 25,0 %: las últimas cuentas no dan esta cifraMargen operativo ≥ 25,0 %: las últimas cuentas no dan esta cifra · límite cruzado",
  );
});

it("shows the limits of what is saved to a writer who is about to replace them", async () => {
  expect(await shown(<KeptThesis thesis={thesis} watched={figures} />)).toContain("Margen operativo ≥ 25,0 %: 30,0 %");
  expect(await shown(<KeptThesis thesis={{ ...thesis, limits: [] }} watched={figures} />)).not.toContain("Margen");
});
