import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { storableAddresses } from "./storable-addresses.ts";

const addressOf = storableAddresses([
  { path: "/", takes: [], isOfEdition: true },
  { path: "/faq", takes: ["open"], isOfEdition: true },
  { path: "/contact", takes: [], isOfEdition: false },
  { path: "/analysis/:ticker", takes: ["wacc", "g", "view"], isOfEdition: true },
  { path: "/api/v1/analysis", takes: null, isOfEdition: true, isOfData: true },
]);
const isPlain = (target: string) => addressOf(target)?.isPlain ?? null;

describe("an address", () => {
  it.each([
    "/",
    "/_.data",
    "/faq/_.data",
    "/faq",
    "/faq/",
    "/faq.data",
    "/faq?lang=it",
    "/analysis/BRK.B",
    "/analysis/KO/",
    "/analysis/KO?view=relative&lang=en",
    "/api/v1/analysis?ticker=KO",
  ])("without anything of its own is stored at once: %s", (target) => {
    expect(isPlain(target)).toBe(true);
  });

  it.each([
    "/faq?open=wacc",
    "/faq?lang=xx",
    "/analysis/KO?wacc=0.09",
    "/analysis/K%4F",
    "/analysis/KO.data?_routes=root",
    "/api/v1/analysis?ticker=KO&wacc=0.09",
    `/analysis/${"A".repeat(65)}`,
  ])("with parameters, or spelled unusually, is stored when it is asked for again: %s", (target) => {
    expect(isPlain(target)).toBe(false);
  });

  it.each([
    "/FAQ",
    "/faq?",
    "//faq",
    "/faq//",
    "/f%61q",
    "/faq;a=b",
    "/faq?utm_source=x",
    "/faq?Open=x",
    "/faq?op%65n=x",
    "/faq?open=a&open=b",
    "/faq?lang=es&lang=it",
    "/faq?open=a&",
    "/contact?anything=1",
    "/analysis",
    "/analysis/",
    "/analysis/..",
    "/analysis/%2e%2E",
    "/analysis/KO/peers",
    "/analysis/KO?ticker=PEP",
    "/api/v1/me",
    "/profile",
    "*",
    "",
    "http://valora.example/faq",
    `/faq?open=${"x".repeat(2_048)}`,
  ])("that is none of the list, or takes no such parameter, is not stored: %s", (target) => {
    expect(addressOf(target)).toBeNull();
  });

  it("says which language it is in, and whether the edition alone changes it, and whether the data alone make it", () => {
    expect(addressOf("/faq?lang=it")).toEqual({ isPlain: true, isOfEdition: true, isOfData: false, language: "it" });
    expect(addressOf("/contact")).toEqual({ isPlain: true, isOfEdition: false, isOfData: false, language: null });
    expect(addressOf("/api/v1/analysis")).toMatchObject({ isOfData: true });
  });

  it("is judged the same way the second time, from memory", () => {
    const part = fc.constantFrom(
      "/",
      "faq",
      "analysis",
      "KO",
      "?",
      "&",
      "lang=",
      "it",
      "wacc=1",
      "%2F",
      "..",
      ".data",
      "+",
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const target = `/${parts.join("")}`;
        expect(addressOf(target)).toEqual(addressOf(target));
      }),
    );
  });
});
