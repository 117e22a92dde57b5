import { describe, expect, it } from "vitest";
import { formatsFor } from "./formats.ts";

const es = formatsFor("es");
const en = formatsFor("en");
const it_ = formatsFor("it");

describe("formats", () => {
  it("writes prices as each language does", () => {
    expect([es, en, it_].map((formats) => formats.price(87.425, "USD"))).toEqual([
      "87,43\u00a0US$",
      "US$87.43",
      "87,43\u00a0USD",
    ]);
    expect([es, en, it_].map((formats) => formats.price(1250, "EUR"))).toEqual([
      "1.250,00\u00a0€",
      "€1,250.00",
      "1.250,00\u00a0€",
    ]);
    expect(en.price(-3.5, "CHF")).toBe("−CHF\u00a03.50");
  });

  it("writes exact numbers with the digits that say something, and tiny ones by their power of ten", () => {
    expect([es, en].map((formats) => formats.exact(1234.5, 10))).toEqual(["1.234,5", "1,234.5"]);
    expect(es.exact(0.0001, 3)).toBe("0,0001");
    expect(es.exact(-0.0039622641, 3)).toBe("−0,00396");
    expect(es.exact(1.25e-12, 3)).toBe("1,25\u00a0×\u00a010⁻¹²");
    expect(en.exact(-1e-9, 3)).toBe("−1\u00a0×\u00a010⁻⁹");
    expect(it_.exact(0, 3)).toBe("0");
  });

  it("groups from four digits", () => {
    expect([es, en, it_].map((formats) => formats.number(1250))).toEqual(["1.250", "1,250", "1.250"]);
  });

  it("signs differences with a typographic minus and leaves zero unsigned", () => {
    expect([es, en, it_].map((formats) => formats.signedPercent(-0.318))).toEqual(["−31,8\u00a0%", "−31.8%", "−31,8%"]);
    expect(es.signedPercent(0.13)).toBe("+13,0\u00a0%");
    expect(es.signedPercent(-0.0001)).toBe("0,0\u00a0%");
    expect(es.signedPercent(0.0001)).toBe("0,0\u00a0%");
  });

  it("keeps few decimals where values are large", () => {
    expect([212.33, 34.52, 8.119].map((value) => es.rough(value))).toEqual(["212", "34,5", "8,12"]);
  });

  it("writes dates without asking the machine for names or zones", () => {
    expect([es, en, it_].map((formats) => formats.date("2026-09-05"))).toEqual([
      "5\u00a0sep\u00a02026",
      "5\u00a0Sep\u00a02026",
      "5\u00a0set\u00a02026",
    ]);
    expect(es.date("2026-01")).toBe("ene\u00a02026");
    expect(es.moment("2026-08-20T22:15:09.123Z")).toBe("20\u00a0ago\u00a02026, 22:15\u00a0UTC");
  });

  it("shows traced numbers with the digits that a check by hand needs", () => {
    expect(es.quantity(0.0421, "rate", "USD")).toBe("4,21\u00a0%");
    expect(es.quantity(1.1281, "ratio", "USD")).toBe("1,1281");
    expect(es.quantity(98_657_000_000, "money", "USD")).toBe("98.657");
    expect(es.quantity(14_594_180_000, "shares", "USD")).toBe("14.594,18");
  });
});
