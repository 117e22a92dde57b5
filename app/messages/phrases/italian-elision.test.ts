import { expect, it } from "vitest";
import { withElisions } from "./italian-elision.ts";

it.each([
  ["una crescita del 1,2% l’anno", "una crescita dell’1,2% l’anno"],
  ["aggiunge il 8,4% al valore", "aggiunge l’8,4% al valore"],
  ["Il 80% in più", "L’80% in più"],
  ["fino al 11 ago 2026", "fino all’11 ago 2026"],
  ["Chiusura del 8 set 2026", "Chiusura dell’8 set 2026"],
  ["sotto il 1%", "sotto l’1%"],
  ["dal 11% al 18%", "dall’11% al 18%"],
  ["nei 8 esercizi", "negli 8 esercizi"],
  ["i 8.000 caratteri", "gli 8.000 caratteri"],
  ["di 1,11 e del 1,11×", "di 1,11 e dell’1,11×"],
])("writes %j as %j", (text, written) => {
  expect(withElisions(text)).toBe(written);
});

it.each([
  "prezzo del 1 set 2026",
  "nel 1990",
  "del 1.200 per mille",
  "il 110%",
  "dal 18% al 12%",
  "una crescita del −1,3%",
  "i 10 anni",
  "FCF/EBITDA al 100%",
  "l’11% e le 8 società",
])("leaves %j", (text) => {
  expect(withElisions(text)).toBe(text);
});
