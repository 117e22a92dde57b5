// @vitest-environment happy-dom

import { cleanup, render, screen } from "@testing-library/react";
import type { RevisionChange } from "@valora/valuation/revision";
import { afterEach, expect, it } from "vitest";
import { staged } from "../analysis/page/render-with-messages.tsx";
import { RateNameContext } from "../analysis/settings/rate-name.ts";
import { ChangeList } from "./change-list.tsx";

afterEach(cleanup);

const setting = (name: Extract<RevisionChange, { kind: "setting" }>["name"], after: unknown) =>
  ({ kind: "setting", name, before: undefined, after }) as RevisionChange;

async function linesOf(changes: readonly RevisionChange[]) {
  const list = (
    <RateNameContext value="wacc">
      <ChangeList changes={changes} currency="USD" />
    </RateNameContext>
  );
  render(await staged(list));
  return screen.getAllByRole("listitem").map(({ textContent }) => textContent.replaceAll("\u00a0", " "));
}

it("names the unit of a figure and of a count", async () => {
  expect(
    await linesOf([
      { kind: "figure", name: "revenue", before: 47_061_000_000, after: 47_100_000_000 },
      { kind: "figure", name: "epsDiluted", before: 2.46, after: 2.5 },
      { kind: "figure", name: "dilutedShares", before: null, after: 4_320_000_000 },
      { kind: "input", name: "sharesOutstanding", before: 4_300_000_000, after: 4_310_000_000 },
    ]),
  ).toEqual([
    "Ingresos: de 47.061 millones a 47.100 millones",
    "Beneficio por acción diluido: de 2,46 US$ a 2,50 US$",
    "Acciones diluidas: de desconocido a 4.320,00 millones",
    "Número de acciones: de 4.300,00 millones a 4.310,00 millones",
  ]);
});

it("says what holds where the reader has chosen nothing, and what is computed then", async () => {
  expect(
    await linesOf([
      setting("wacc", 0.07),
      setting("horizon", 8),
      setting("goodwillInCapital", 1),
      setting("dividends", "twoStage"),
      setting("force", ["netAssetValue"]),
      setting("prudent", true),
      setting("view", "relative"),
    ]),
  ).toEqual([
    "WACC: de calculado a 7,00 %",
    "Horizonte: de calculado a 8",
    "Fondo de comercio en el capital: de calculado a sí",
    "Dividendos que se descuentan: de Dividendos y recompras; el pay-out converge a Dos etapas",
    "Métodos pedidos por ti: de – a Valor patrimonial",
    "Modo prudente: de no a sí",
    "Tipo de valoración: de absoluta a relativa al mercado",
  ]);
});
