import { expect, it } from "vitest";
import { withClassSaid } from "./share-class-names.ts";

it.each([
  ["Edison S.p.A. (savings shares)", "es", "Edison S.p.A. (acciones de ahorro)"],
  ["Edison S.p.A. (savings shares)", "it", "Edison S.p.A. (azioni di risparmio)"],
  ["Edison S.p.A. (savings shares)", "en", "Edison S.p.A. (savings shares)"],
  ["Everpure Inc. Class A common stock", "es", "Everpure Inc. (acciones ordinarias de clase A)"],
  ["Everpure Inc. Class A common stock", "it", "Everpure Inc. (azioni ordinarie di classe A)"],
  ["Everpure Inc. Class A common stock", "en", "Everpure Inc. (class A common stock)"],
  ["Warner Bros. Discovery Inc. Series A", "it", "Warner Bros. Discovery Inc. (serie A)"],
  ["Some Holdings, Class B", "es", "Some Holdings (clase B)"],
  ["First Class Navigation", "it", "First Class Navigation"],
  ["Apple Inc.", "es", "Apple Inc."],
] as const)("%s in %s is %s", (name, language, said) => {
  expect(withClassSaid(name, language)).toBe(said);
});
