import { describe, expect, it } from "vitest";
import { writtenLanguages } from "../../../messages/written-languages.ts";
import type { NarrationLanguage } from "../contracts/narration.ts";
import { checkNarration, plainText } from "./check-narration.ts";
import type { NarrationFact } from "./narration-facts.ts";

const facts: NarrationFact[] = [
  { name: "company", kind: "word", value: "3M" },
  { name: "symbol", kind: "symbol", value: "MMM" },
  { name: "price of the share", kind: "perShare", value: 178.2, currency: "USD" },
  { name: "date of the price", kind: "date", value: "2026-08-20" },
  { name: "who gave the price", kind: "word", value: "eodhd" },
  { name: "mean of the voting methods", kind: "perShare", value: 1212.3456, currency: "USD" },
  { name: "discountedCashFlow: value against price", kind: "rate", value: -0.1264 },
  { name: "cost of equity", kind: "rate", value: 0.085 },
  { name: "risk-free rate", kind: "rate", value: 0.0004 },
  { name: "methods in all", kind: "count", value: 7 },
  { name: "methods that vote", kind: "count", value: 5 },
  { name: "fiscal year 2025: number of the year", kind: "year", value: 2025 },
  { name: "fiscal year 2025: its last day", kind: "date", value: "2025-09-30" },
  { name: "fiscal year 2025: revenue", kind: "money", value: 391_035_400_000, currency: "USD" },
  { name: "fiscal year 2025: net income", kind: "money", value: -93_736_000, currency: "USD" },
];

const padding: Record<NarrationLanguage, string> = {
  es: " Esto es lo que dicen los métodos de la empresa y por qué no dicen lo mismo, sin consejo alguno.",
  en: " That is what the methods say of the company and why they do not say the same, without any advice.",
  it: " Questo è quanto dicono i metodi della società e perché non dicono la stessa cosa, senza consigli.",
};
const found = (sentence: string, language: NarrationLanguage) =>
  checkNarration(plainText(`${sentence}${padding[language]}`), facts, writtenLanguages[language]);

type Case = [language: NarrationLanguage, sentence: string];

describe("a draft whose figures are facts", () => {
  it.each<Case>([
    ["es", "3M (MMM) vale 1.212,35 USD de media y cuesta 178,20 USD."],
    ["es", "El precio de 178,20 USD es de EODHD."],
    ["es", "La media es de 1212,3 dólares y el precio, de 178 US$."],
    ["es", "La media es de 1 212,35 USD."],
    ["en", "The mean is 1,212.35 USD, the price US$178.20, or $178."],
    ["en", "The mean is 1212.346 USD."],
    ["it", "La media è di 1.212,35 USD, il prezzo di 178,2 dollari."],
    ["es", "Queda un 12,6 % por debajo, es decir, −12,6 %; la exigida es del 8,5 por ciento."],
    ["en", "It is 13% below the price; equity costs 8.5 per cent, or 8.5 percent."],
    ["it", "È il 12,64% sotto il prezzo; il costo è dell'8,5 per cento."],
    ["es", "El tipo libre de riesgo es del 0,0 %."],
    ["es", "Votan 5 de 7 métodos; en 2025 ingresó 391.035 millones de USD."],
    ["es", "Votan cinco de siete métodos; una de cinco cosas; ingresó 391 mil millones de dólares."],
    ["en", "Five of seven methods vote; revenue was 391 billion dollars, $391.0bn, 391,035 million USD."],
    ["it", "Votano cinque metodi su sette; i ricavi sono 391 miliardi di dollari, 391.035 mln USD."],
    ["es", "Perdió 93,7 millones de dólares, o −93,74 M$."],
    ["en", "It lost 93.7 million dollars in 2025, and 94 million USD is the same."],
    ["it", "Ha perso 93,7 milioni di dollari nel 2025."],
    ["es", "Cuentas al 30 de septiembre de 2025; precio del 20 ago 2026; otra vez 20/08/2026 y 2026-08-20."],
    ["en", "Accounts of 30 September 2025, of September 30, 2025, of September 2025; price of 20 Aug 2026."],
    ["it", "Conti al 30 settembre 2025; prezzo del 20 agosto 2026, ad agosto 2026."],
    ["es", "Con una WACC alta, el DCF y el EBITDA en USD dicen menos que la ROE."],
  ])("passes in %s: %s", (language, sentence) => {
    expect(found(sentence, language)).toEqual([]);
  });
});

describe("a draft that says what no fact says", () => {
  it.each<[...Case, string, string]>([
    ["es", "La media es de 1.213,35 USD.", "figureUnknown", "1.213,35 USD"],
    ["es", "La media es de 1.212,34 USD.", "figureUnknown", "1.212,34 USD"],
    ["es", "La media es de 1.212,35 EUR.", "figureUnknown", "1.212,35 EUR"],
    ["es", "La media es de 1.212,35 €.", "figureUnknown", "1.212,35 €"],
    ["es", "La media es de 1,212.35 USD.", "figureFormat", "1,212.35 USD"],
    ["en", "The mean is 1.212,35 USD.", "figureFormat", "1.212,35 USD"],
    ["it", "La media è di 1,212.35 USD.", "figureFormat", "1,212.35 USD"],
    ["es", "El precio es de 178.20 USD.", "figureFormat", "178.20 USD"],
    ["es", "El precio es de 178.200 USD.", "figureUnknown", "178.200 USD"],
    ["en", "The price is 178,200 USD.", "figureUnknown", "178,200 USD"],
    ["en", "The price is 178.3 USD.", "figureUnknown", "178.3 USD"],
    ["es", "Queda un 12,7 % por debajo.", "figureUnknown", "12,7 %"],
    ["es", "Queda un +12,6 % por encima.", "figureUnknown", "+12,6 %"],
    ["es", "El coste es del −8,5 %.", "figureUnknown", "−8,5 %"],
    ["en", "Equity costs 8.5 basis points.", "figureUnknown", "8.5 basis points"],
    ["en", "It trades at 7x earnings.", "figureUnknown", "7x"],
    ["es", "Cotiza a 7 veces beneficios.", "figureUnknown", "7 veces"],
    ["es", "Crecerá 3 puntos porcentuales.", "figureUnknown", "3 puntos"],
    ["es", "Votan 6 métodos.", "figureUnknown", "6"],
    ["es", "Ingresó 391 millones de USD.", "figureUnknown", "391 millones de USD"],
    ["en", "Revenue was 391 trillion dollars.", "figureUnknown", "391 trillion dollars"],
    ["en", "Revenue was 0.5 trillion dollars.", "figureUnknown", "0.5 trillion dollars"],
    ["it", "I ricavi sono 391 milioni di dollari.", "figureUnknown", "391 milioni di dollari"],
    ["es", "Así fue en 2024.", "figureUnknown", "2024"],
    ["es", "Así fue en el T3 de su año.", "figureUnknown", "T3"],
    ["en", "As filed in its 10-K.", "figureUnknown", "10"],
    ["en", "Revenue was ³⁹¹ billion dollars of ４５.", "figureUnknown", "45"],
    ["en", "It holds 1⁄4 of it.", "figureUnknown", "1"],
    ["en", "It costs 1\u200b79 USD.", "figureUnknown", "179 USD"],
    ["es", "Votan seis métodos.", "figureInWords", "seis"],
    ["es", "Valdrá veinticinco por ciento más.", "figureInWords", "veinticinco por ciento"],
    ["es", "Vale un millón de dólares.", "figureInWords", "un millón"],
    ["es", "Vale treinta y cinco dólares.", "figureInWords", "treinta y cinco"],
    ["es", "La mitad de ellos no lo ve.", "figureInWords", "La mitad"],
    ["en", "It will grow twenty-five percent.", "figureInWords", "twenty-five percent"],
    ["en", "It is worth two hundred and five dollars.", "figureInWords", "two hundred and five"],
    ["en", "Its value will double.", "figureInWords", "double"],
    ["en", "Dozens of them.", "figureInWords", "Dozens"],
    ["it", "Vale ventotto dollari.", "figureInWords", "ventotto"],
    ["it", "Vale duecentotré dollari.", "figureInWords", "duecentotré"],
    ["it", "Vale duemila dollari.", "figureInWords", "duemila"],
    ["it", "Il doppio di oggi.", "figureInWords", "Il doppio"],
    ["es", "Cuentas al 29 de septiembre de 2025.", "dateUnknown", "29 de septiembre de 2025"],
    ["es", "Publica en enero de 2027.", "dateUnknown", "enero de 2027"],
    ["en", "The price of August 21, 2026.", "dateUnknown", "August 21, 2026"],
    ["en", "The price of 2026-08-21.", "dateUnknown", "2026-08-21"],
    ["it", "Conti al 1° ottobre 2025.", "dateUnknown", "1° ottobre 2025"],
    ["en", "Better than AAPL.", "symbolUnknown", "AAPL"],
    ["en", "Better than BRK.B.", "symbolUnknown", "BRK.B"],
    ["es", "Más en https://evil.example/x.", "markup", "https://evil.example/x."],
    ["es", "Más <b>fuerte</b>.", "markup", "<b>"],
    ["es", "Más en [esta página](x).", "markup", "[esta página]"],
  ])("is refused in %s: %s", (language, sentence, code, shown) => {
    expect(found(sentence, language)).toContainEqual({ code, found: shown });
  });

  it("is refused when it is a word or a book", () => {
    expect(checkNarration("Comprar.", facts, writtenLanguages.es)).toEqual([{ code: "length", found: "8" }]);
    expect(checkNarration("a".repeat(2_401), facts, writtenLanguages.es)).toEqual([{ code: "length", found: "2401" }]);
  });

  it("lists each finding once", () => {
    expect(found("Vale 999 USD, sí, 999 USD, dicen seis de AAPL.", "es")).toEqual([
      { code: "figureUnknown", found: "999 USD" },
      { code: "figureInWords", found: "seis" },
      { code: "symbolUnknown", found: "AAPL" },
    ]);
  });
});

describe("the plain text of a draft", () => {
  it("has no emphasis, no invisible signs, and paragraphs one line apart", () => {
    expect(plainText("## Tesis\n**Vale** 5\u00a0%.\n\n\n\nY\u200b más. ")).toBe("Tesis\nVale 5 %.\n\nY más.");
  });
});
