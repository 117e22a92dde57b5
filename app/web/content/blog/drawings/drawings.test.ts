import { describe, expect, it } from "vitest";
import { drawingNames } from "../../../../../content/text.ts";
import { type ArticleCategory, articleCategories } from "../../../../features/content/contracts/content.ts";
import study from "../../../../features/content/studies/drawings.json" with { type: "json" };
import { languages } from "../../../../messages/languages.ts";
import { readBody } from "../read-markdown.ts";
import { drawingIn, drawingsOf, pictureOf } from "./drawings.server.ts";

describe.each(languages)("the drawings in %s", (language) => {
  it.each(drawingNames)("%s says its finding, its day and its figures", async (name) => {
    const { say, source, figure, table } = await drawingIn(name, language);
    expect(`${figure.title} ${say} ${source}`).not.toMatch(/[{}]|NaN|undefined/);
    expect(source).toContain("2026");
    expect(figure.bars.length + figure.rows.length).toBeGreaterThan(4);
    const places = [
      ...figure.bars.flatMap(({ x, width, height }) => [x, x + width, height]),
      ...figure.rows.flatMap(({ from, to, mark }) => [from, mark, to]),
      ...[...figure.ticks, ...figure.lines].map(({ x }) => x),
    ];
    for (const place of places) {
      expect(place).toBeGreaterThanOrEqual(-1e-9);
      expect(place).toBeLessThanOrEqual(100 + 1e-9);
    }
    for (const row of table.rows) expect(row).toHaveLength(table.head.length);
    expect(new Set(table.rows.map(([first]) => first)).size).toBe(table.rows.length);
  });
});

it("the table of a histogram counts every company", async () => {
  const { table } = await drawingIn("freeCashFlowMargin", "en");
  const counted = table.rows.reduce((sum, [, count = ""]) => sum + Number(count.replaceAll(",", "")), 0);
  expect(counted).toBe(study.histograms.freeCashFlowMargin.companies);
});

it("says how many companies of a hundred are worth the price and half of it more", async () => {
  const { counts, above, companies } = study.histograms.valueToPrice;
  const beyond = counts.slice(15).reduce((sum, count) => sum + count, 0) + above;
  const { say } = await drawingIn("valueToPrice", "en");
  expect(say).toContain(`only ${Math.round((beyond / companies) * 100)} of 100`);
});

describe("the picture of a text", () => {
  const talk = `${"1".repeat(32)}-1280x720.webm`;
  const still = `${"2".repeat(32)}-640x360.png`;
  const image = `![Gráfico](/content/images/${"0".repeat(32)}-1200x800.webp)`;
  const content = { poster: async (name: string) => (name === talk ? still : null) };
  const of = (category: ArticleCategory) => ({ category, language: "es", content }) as const;
  const picture = (body: string) => pictureOf(readBody("T", `Summary.\n\n${body}`), of("reviews"));

  it("is the first image or drawing in it", async () => {
    expect(await picture(`Text.\n\n${image}\n\n::drawing costOfEquity`)).toMatchObject({
      kind: "image",
      image: { alt: "Gráfico", width: 1200 },
    });
    const drawn = await picture(`::drawing costOfEquity\n\n${image}`);
    expect(drawn).toMatchObject({ kind: "drawing", drawing: { name: "costOfEquity" } });
  });

  it("is the one that stands for its video, until there is none", async () => {
    const found = await picture(`![La charla](/content/videos/${talk})\n\n${image}`);
    expect(found).toEqual({ kind: "image", image: { file: still, width: 640, height: 360, alt: "La charla" } });
    const without = await picture(`![La charla](/content/videos/${"3".repeat(32)}-1280x720.webm)`);
    expect(without).toMatchObject({ kind: "drawing", drawing: { name: "yearsOfAccounts" } });
  });

  it("is that of its category where the text has none", async () => {
    expect(await picture("Text.")).toMatchObject({ drawing: { name: "yearsOfAccounts" } });
    for (const category of articleCategories)
      expect(await pictureOf({ blocks: [] }, of(category))).toMatchObject({ kind: "drawing" });
  });
});

it("finds drawings inside quotes, and leaves an unknown name as it was typed", async () => {
  const text = readBody("T", "Summary.\n\n> ::drawing returnOnCapital\n\n::drawing nothing");
  expect(Object.keys(await drawingsOf(text, "it"))).toEqual(["returnOnCapital"]);
  expect(text.blocks.at(-1)).toEqual({ text: "::drawing nothing" });
});
