import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Language } from "../../../messages/languages.ts";
import { NotTakenOnResult } from "../analysis/page/not-taken-on-result.tsx";
import { staged } from "../analysis/page/render-with-messages.tsx";
import { NotTaken } from "./not-taken.tsx";

const choices = { range: ["3m", "1y"], indicators: ["sma", "ema"] };

it.each([
  ["es", "«9y» no se ha tomado de la dirección: range puede ser 3m, 1y"],
  ["en", "“9y” was not taken from the address: range can be 3m, 1y"],
  ["it", "«9y» non è stato preso dall’indirizzo: range può essere 3m, 1y"],
] as const)("says in %s what of the address was not taken", async (language, said) => {
  const address = "/analysis/KO/technical?range=9y&indicators=sma,foo";
  const markup = renderToStaticMarkup(await staged(<NotTaken choices={choices} />, language, address));
  expect(markup).toContain(said);
  expect(markup).toContain("foo");
});

it("says nothing of what is taken, and of what is not its own", async () => {
  const address = "/analysis/KO/technical?range=3m&indicators=sma,ema&utm=x";
  expect(renderToStaticMarkup(await staged(<NotTaken choices={choices} />, "en", address))).toBe("");
});

const textOf = async (element: ReactElement, language: Language, address: string) =>
  renderToStaticMarkup(await staged(element, language, address))
    .replace(/<[^>]+>/g, "")
    .replaceAll("\u00a0", " ");

it.each([
  ["es", "how=foo", "«foo» no se ha tomado de la dirección: how puede ser discountedCashFlow"],
  ["en", "paths=5", "“5” was not taken from the address: paths can be 1000, 10000, 50000, 100000"],
  ["it", "seed=-1", "«-1» non è stato preso dall’indirizzo: seed può essere un numero intero da 0 a 4.294.967.295"],
  ["es", "wac=0.09", "«wac» no es un parámetro de esta página y no cambia nada. ¿Querías decir wacc? Usar wacc=0.09"],
  ["en", "growth=0.05", "Did you mean g? Use g=0.05"],
  ["it", "Horizon=10", "Forse intendevi horizon? Usa horizon=10"],
  ["es", "method=dividendDiscount", "Esta página no tiene en cuenta method. Muestra todos los métodos."],
] as const)("says in %s that a result does not take ?%s", async (language, search, said) => {
  expect(await textOf(<NotTakenOnResult />, language, `/analysis/KO?${search}`)).toContain(said);
});

it("leads to the same address with the name that was meant, and to none that would say two things", async () => {
  const at = async (search: string) =>
    renderToStaticMarkup(await staged(<NotTakenOnResult />, "en", `/analysis/KO?${search}`));
  expect(await at("wac=0.09&scenario=optimistic&peers=PEP,MCD")).toContain(
    'href="?wacc=0.09&amp;scenario=optimistic&amp;peers=PEP,MCD"',
  );
  const both = await at("wac=0.09&wacc=0.08");
  expect(both).toContain("Did you mean wacc?");
  expect(both).not.toContain("href");
});

it.each(["growth=abc", "wac=0.9", "Horizon=ten", "scenarios=best", "sed=-1", "path=5"])(
  "does not offer ?%s under the name that was meant, where it cannot be read",
  async (search) => {
    const markup = renderToStaticMarkup(await staged(<NotTakenOnResult />, "en", `/analysis/KO?${search}`));
    expect(markup).toContain("Did you mean");
    expect(markup).not.toContain("href");
  },
);

it("says nothing of a result's own address and of what a link gathers", async () => {
  const address =
    "/analysis/KO?wacc=0.09&how=discountedCashFlow&paths=50000&seed=7&note.wacc=x&utm_source=mail&fbclid=1";
  expect(await textOf(<NotTakenOnResult />, "en", address)).toBe("");
});
