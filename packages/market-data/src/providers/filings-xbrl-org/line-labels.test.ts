import { describe, expect, it } from "vitest";
import { debtPartOf, isRevenueLine, wordsOfElement } from "./line-labels.ts";

describe("lines", () => {
  it.each([
    ["Ingresos de explotación", true],
    ["Ricavi delle vendite e delle prestazioni", true],
    ["Total revenue", true],
    ["Otros ingresos", false],
    ["Cost of sales", false],
    ["Deferred revenue", false],
  ])("%s: %s", (text, is) => {
    expect(isRevenueLine(text, "other")).toBe(is);
  });

  it.each([
    ["Deudas con entidades de crédito a largo plazo", "noncurrent"],
    ["Debiti finanziari correnti", "current"],
    ["Non-current borrowings", "noncurrent"],
    ["Loans and borrowings", "whole"],
    ["Lease liabilities", null],
    ["Trade payables", null],
  ])("%s is %s debt", (text, part) => {
    expect(debtPartOf(text)).toBe(part);
  });

  it("are told by an element's name too", () => {
    expect(wordsOfElement("acme:NetSalesOfIFRSGoods")).toBe("Net Sales Of IFRS Goods");
  });
});
