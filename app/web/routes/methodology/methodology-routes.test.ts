import { ratioFigures, readRatio } from "@valora/valuation/own-ratios";
import { describe, expect, it } from "vitest";
import { languages } from "../../../messages/languages.ts";
import { everyEntryIsAsked, includedProduct, load, productWith } from "../route-call-contract.ts";

const pages = ["proof", "calibration", "evidence", "own-ratios", "prediction", "prediction/record"];

type Cell = string | readonly { code?: string }[];
type Blocks = { text: { blocks: readonly { table?: { rows: readonly (readonly Cell[])[] } }[] } };
const tablesOf = (data: unknown) =>
  (data as Blocks).text.blocks.flatMap(({ table }) => (table === undefined ? [] : [table.rows]));
const codeIn = (cell: Cell | undefined) => (typeof cell === "string" ? "" : (cell?.[0]?.code ?? ""));

describe("the page of own ratios", () => {
  it.each(languages)("gives examples that can be used, and every figure by its name, in %s", async (language) => {
    const { data } = await load(`/methodology/own-ratios?lang=${language}`);
    const [examples = [], functions = [], ...figures] = tablesOf(data);
    expect(examples.length).toBeGreaterThan(5);
    for (const [example] of examples) expect(readRatio(codeIn(example)).refusal, codeIn(example)).toBeNull();
    for (const [example] of functions)
      for (const call of codeIn(example).split(/(?<=\)), /))
        expect(readRatio(call.replaceAll(/\b[xy]\b/g, "netMargin")).refusal, call).toBeNull();
    const names = figures.flat();
    expect(names.map(([, name]) => codeIn(name))).toEqual(ratioFigures.map(({ name }) => name));
    for (const [words] of names) expect(words).toMatch(/^[^.]+$/);
  });
});

describe("the pages of the methodology", () => {
  it.each(pages)("have the words of %s in each language", async (page) => {
    const answers = await Promise.all(languages.map((language) => load(`/methodology/${page}?lang=${language}`)));
    const titles = answers.map(({ data }) => (data as { text: { title: string } }).text.title);
    expect(new Set(titles).size).toBe(languages.length);
    for (const { status, reported } of answers) expect([status, reported]).toEqual([200, []]);
  });

  it("lay every published answer beside ours, and ours is within what is tolerated", async () => {
    const { data } = await load("/methodology/proof?lang=en");
    const { rows } = data as { rows: { id: string; figures: { isWithin: boolean }[] }[] };
    expect(rows.length).toBe((await includedProduct.proofs()).length);
    expect(rows.map(({ id }) => id)).toContain("ddm-gordon-coned");
    expect(rows.flatMap(({ figures }) => figures).filter(({ isWithin }) => !isWithin)).toEqual([]);
  });

  it.each(["calibration", "evidence"])(
    "say of the study of %s which data this installation works with",
    async (page) => {
      const { data } = await load(`/methodology/${page}`);
      expect(data).toMatchObject({ installedAsOf: "2026-08-20" });
    },
  );

  it("say what became of the predictions, in so many rows as were kept", async () => {
    const { status, data } = await load("/methodology/prediction/record");
    expect([status, data]).toMatchObject([200, { calibration: [] }]);
  });

  it("say it when the record cannot be read, and keep their words", async () => {
    const product = productWith({
      calibration: async () => {
        throw new Error("The database does not answer.");
      },
    });
    const { status, data } = await load("/methodology/prediction/record?lang=it", { product });
    expect([status, data]).toMatchObject([503, { calibration: null, text: { title: expect.stringMatching(/\S/) } }]);
  });

  it("begin with the methods, in the same language", async () => {
    const found = await load("/methodology?lang=it");
    expect([found.status, found.location]).toEqual([301, "/methods?lang=it"]);
    expect((await load("/methodology")).location).toBe("/methods");
  });
});

everyEntryIsAsked("methodology");
