import { valueCompany } from "@valora/valuation";
import { describe, expect, it } from "vitest";
import type { SocialCard } from "../../core/analysis/contracts/social-card.ts";
import { analyseCompany } from "../../core/analysis/use-cases/analyse-company.ts";
import { companyCardOf } from "../../core/analysis/use-cases/company-card.ts";
import { languages } from "../../messages/languages.ts";
import { testContext } from "../../wiring/test-context.server.ts";
import { openFonts } from "../fonts/fonts.ts";
import { drawCard } from "./draw-card.ts";
import { drawInThread } from "./draw-in-thread.ts";
import { linesOf } from "./svg-canvas.ts";

const context = testContext();
const cardOf = async (ticker: string, chosen: { growth?: number; view?: "relative" } = {}) =>
  companyCardOf(await analyseCompany(context, { language: "es" }, { ticker, scenario: "neutral", ...chosen }));

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const sizeOf = (png: Uint8Array) => {
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
};

describe("the picture of a shared link", () => {
  it("says of a company what its page says, and whether an assumption was changed", async () => {
    const card = await cardOf("AAPL");
    const { report, file } = await analyseCompany(context, { language: "es" }, { ticker: "AAPL", scenario: "neutral" });
    expect(card.values).toEqual({
      lowest: report.summary.minimum,
      mean: report.summary.mean,
      highest: report.summary.maximum,
    });
    expect(card.price).toEqual({
      value: file.fundamentals.quote?.value,
      asOf: file.fundamentals.quote?.asOf.slice(0, 10),
      source: "closing price, public ticker list",
    });
    expect(card.marks).toHaveLength(report.summary.voting);
    expect(card.isOwn).toBe(false);
    expect((await cardOf("AAPL", { growth: 0.02 })).isOwn).toBe(true);
    const relative = await cardOf("AAPL", { view: "relative" });
    expect([card.view, relative.view, relative.isOwn], "a view is no assumption of the reader's").toEqual([
      "absolute",
      "relative",
      false,
    ]);
    expect(relative.values?.mean).toBeGreaterThan(card.values?.mean ?? 0);
  });

  it("judges nothing by an old price, and says so", async () => {
    const analysis = await analyseCompany(context, { language: "es" }, { ticker: "KO", scenario: "neutral" });
    const { quote } = analysis.file.fundamentals;
    if (quote === null) throw new Error("no price is bundled");
    const fundamentals = { ...analysis.file.fundamentals, quote: { ...quote, asOf: "2025-12-30" } };
    const file = { ...analysis.file, fundamentals };
    const report = valueCompany(file, { scenario: "neutral", overrides: {} });
    const card = companyCardOf({ ...analysis, file, report });
    expect(card).toMatchObject({ silence: "priceTooOld", position: null, price: { asOf: "2025-12-30" } });
    expect(await drawCard(card, "es")).not.toEqual(await drawCard({ ...card, silence: null }, "es"));
  });

  it("says of a price that the reader has typed whose it is, and no day of a source", async () => {
    const own = { value: 60, asOf: "2026-08-20", source: "user" };
    const card = { ...(await cardOf("KO")), price: own };
    expect(await drawCard(card, "en")).toEqual(
      await drawCard({ ...card, price: { ...own, asOf: "2020-01-01" } }, "en"),
    );
    expect(await drawCard(card, "en")).not.toEqual(await drawCard({ ...card, price: { ...own, source: "sec" } }, "en"));
  });

  it("is a PNG of 1200 by 630, each language another, and the same card the same bytes", async () => {
    const card = await cardOf("KO");
    const pictures = await Promise.all(languages.map((language) => drawCard(card, language)));
    for (const picture of pictures) {
      expect([...picture.slice(0, 8)]).toEqual(signature);
      expect(sizeOf(picture)).toEqual([1200, 630]);
    }
    expect(new Set(pictures.map((picture) => Buffer.from(picture).toString("base64"))).size).toBe(languages.length);
    expect(await drawCard(card, "es")).toEqual(pictures[0]);
  });

  it("draws what cannot be compared, signs of XML, and letters outside Latin without failing", async () => {
    const blank: SocialCard = {
      ...(await cardOf("KO")),
      name: '<script>alert("x")</script> & Łódź Ελληνικά 日本',
      price: null,
      values: null,
      marks: [],
      position: null,
    };
    expect(sizeOf(await drawCard(blank, "it"))).toEqual([1200, 630]);
    const words: SocialCard = { kind: "words", above: "<b>", title: "a ".repeat(300), text: "", below: "&" };
    expect(sizeOf(await drawCard(words, "en"))).toEqual([1200, 630]);
  });

  it("is drawn in a thread of its own, and refused when too many wait", async () => {
    const card = await cardOf("KO");
    const orders = Array.from({ length: 11 }, () => drawInThread({ card, language: "es" }));
    const settled = await Promise.allSettled(orders);
    expect(settled.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill("fulfilled"));
    expect(settled[10]).toMatchObject({ status: "rejected", reason: { code: "overloaded" } });
  });
});

describe("lines of a title", () => {
  const canvas = { widthOf: (text: string) => text.length };
  const setting = { family: "Serif", size: 1, width: 10 } as const;

  it("break between words, and end in dots where there is no more room", () => {
    expect(linesOf(canvas, "one two three", { ...setting, most: 3 })).toEqual(["one two", "three"]);
    expect(linesOf(canvas, "one two three four", { ...setting, most: 1 })).toEqual(["one two…"]);
    expect(linesOf(canvas, "incomprehensibilities", { ...setting, most: 1 })).toEqual(["incompreh…"]);
  });
});

it("the letters of every language are found in the fonts that are read", () => {
  expect(openFonts().runs("Łódź Ελληνικά", "Serif").length).toBeGreaterThan(1);
});
