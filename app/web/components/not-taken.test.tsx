import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { staged } from "./analysis/stage.tsx";
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
