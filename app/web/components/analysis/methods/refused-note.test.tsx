// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import type { Language } from "../../../../messages/languages.ts";
import { pageRequest } from "../../../analysis/analysis-request.ts";
import { choiceOf } from "../controls/analysis-choice.ts";
import { staged } from "../page/render-with-messages.tsx";
import { RateNameContext } from "../settings/rate-name.ts";
import { RefusedNote } from "./refused-note.tsx";

afterEach(cleanup);

function note(search: string, language: Language, choose = () => {}) {
  const given = new URLSearchParams(search);
  const asked = pageRequest("KO", given, language);
  if (asked.kind === "redirect") throw new Error("this address is another's");
  return staged(
    <RateNameContext value="wacc">
      <RefusedNote data={asked} choice={choiceOf(given)} choose={choose} address="/analysis/KO" />
    </RateNameContext>,
    language,
    `/analysis/KO?${search}`,
  );
}

const textOf = async (search: string, language: Language) =>
  renderToStaticMarkup(await note(search, language))
    .replace(/<[^>]+>/g, " ")
    .replaceAll("\u00a0", " ")
    .replace(/\s+/g, " ");

it.each([
  ["es", "wacc=8.5", "«8.5» a WACC: admite valores de 0,5 % a 50,0 %", "Usar 8,5 % (en la dirección, wacc=0.085)"],
  [
    "en",
    "wacc=8.5",
    "“8.5” was not applied to WACC: it takes values from 0.5% to 50.0%",
    "Use 8.5% (in the address, wacc=0.085)",
  ],
  [
    "it",
    "wacc=8.5",
    "«8.5» non è stato applicato a WACC: ammette valori da 0,5% a 50,0%",
    "Usa 8,5% (nell’indirizzo, wacc=0.085)",
  ],
  ["es", "wacc=8,5", "no es un número", "Usar 8,5 % (en la dirección, wacc=0.085)"],
  ["en", "wacc=8.5%25", "it is not a number", "Use 8.5% (in the address, wacc=0.085)"],
  ["es", "figures=sales.2025-09-27:1USD", "sales", ""],
  ["en", "figures=revenue", "revenue", ""],
  ["it", "figures=revenue.2025-13-27:1USD", "figures", ""],
  ["es", "g=90", "«90» a Crecimiento (g)", "admite valores de −50,0 % a 50,0 %"],
  ["es", "horizon=30", "«30» a", "de 1 a 15 años"],
  ["en", "margin=25", "“25” was not applied to", "Use 25.0% (in the address, margin=0.25)"],
  ["en", "salesToCapital=90", "“90” was not applied to", "0.05× to 20.00×"],
  [
    "en",
    "growthByYear=0.05,8",
    "“8” was not applied to Growth, year by year, year 2",
    "Use 8.0% (in the address, growthByYear=0.08)",
  ],
] as const)("says in %s what of ?%s was not taken", async (language, search, said, next) => {
  const text = await textOf(search, language);
  expect(text).toContain(said);
  expect(text).toContain(next);
});

it("is an address without scripts and a choice with them, and says nothing where all was taken", async () => {
  const choose = vi.fn();
  render(await note("wacc=8.5&scenario=optimistic", "es", choose));
  const link = screen.getByRole("link", { name: /Usar/ });
  expect(link.getAttribute("href")).toBe("/analysis/KO?scenario=optimistic&wacc=0.085");
  fireEvent.click(link);
  expect(choose.mock.calls[0]?.[0](choiceOf(new URLSearchParams()))).toEqual({ overrides: { wacc: 0.085 } });
  expect(await textOf("wacc=0.085&g=0.02", "es")).toBe("");
});
