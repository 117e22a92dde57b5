import { describe, expect, it } from "vitest";
import type { AnalysisAnswer } from "../../core/analysis/contracts/analysis-answer.ts";
import { analysisAnswer } from "../../core/analysis/use-cases/analysis-answer.ts";
import { readAnalysisQuery } from "../../core/analysis/use-cases/read-analysis-query.ts";
import { zipParts } from "../../features/imports/reading/workbook/zip-entries.ts";
import { formatsFor } from "../../messages/formats.ts";
import { translatorFor } from "../../messages/index.ts";
import { productOf } from "../../wiring/composition.server.ts";
import { testContext } from "../../wiring/test-context.server.ts";
import { printedIn } from "../tear-sheet/pdf-text.ts";
import { type Recalculated, recalculate } from "./recalculate.ts";
import { differing, stale } from "./told-by-summary.ts";

const today = "2026-11-22";
const product = productOf(testContext(today), null);
const reader = { language: "en" } as const;
const t = await translatorFor("en");
const shown = `${t("workbook.sheets.summary")}!B5`;

/** The parts of a written workbook, as texts. */
function partsOf(bytes: Uint8Array<ArrayBuffer>): ReadonlyMap<string, string> {
  const { names, part } = zipParts(Buffer.from(bytes));
  return new Map(names.map((name) => [name, part(name)?.toString("utf8") ?? ""]));
}

type Given = Readonly<Record<string, string>>;
type Held = { wacc?: number; growth?: number };

async function apiSays(given: Given, held: Held = {}): Promise<AnalysisAnswer> {
  const query = { ...readAnalysisQuery(Object.entries(given)), ...held };
  return analysisAnswer(await product.analyseCompany(reader, query), null);
}

const written = async (given: Given) =>
  partsOf(await product.exportWorkbook(reader, readAnalysisQuery(Object.entries(given))));

/** The rates that the workbook holds as fixed inputs although the reader chose none: their own inputs no longer move them. */
function heldRates({ cells }: Recalculated): Held {
  const inputs = t("workbook.sheets.inputs");
  const held = (name: string) => {
    const row = [...cells].find(
      ([place, { value }]) => place.startsWith(`${inputs}!A`) && value === name && isComputed(place),
    );
    return row === undefined ? undefined : cells.get(row[0].replace("!A", "!C"))?.value;
  };
  const isComputed = (place: string) => cells.get(place.replace("!A", "!E"))?.value === t("workbook.computed");
  const [wacc, growth] = [held(t("quantities.wacc")), held(t("quantities.growth"))];
  return {
    ...(typeof wacc === "number" ? { wacc } : {}),
    ...(typeof growth === "number" ? { growth } : {}),
  };
}

/** The formulas of each method as the engine has chosen them (whose beta, which form, who votes), which no cell changes. */
const formsOf = ({ methods }: AnalysisAnswer) =>
  methods.map(({ method, outcome, vote }) => [
    method,
    vote === null,
    outcome.kind === "estimate"
      ? outcome.trace.nodes.map((node) => [node.name, node.kind === "step" ? node.expression : ""])
      : outcome.reason,
  ]);

/** Of three markets and several kinds, one whose price is of another currency among them. */
const tickers = ["AAPL", "KO", "JPM", "O", "NVDA", "BRK.B", "XOM", "SAN.MC", "ITX.MC", "ENEL.MI", "GE", "T"];

let moved = 0;

describe("the workbook at the reader's own price", () => {
  it.each(tickers)("of %s says what the API says, and follows the price's cell as the API does", async (ticker) => {
    const source = (await apiSays({ ticker })).price?.value ?? Number.NaN;
    const at = (part: number) => ({ ticker, price: String(source * part) });
    const answer = await apiSays(at(0.8));
    const parts = await written(at(0.8));
    const workbook = recalculate(parts);
    expect([...differing(workbook, answer), ...stale(workbook)]).toEqual([]);
    expect(answer.price).toMatchObject({ value: source * 0.8, chosenBy: "user", source: "user" });
    const { date } = formatsFor("en");
    expect(workbook.resultOf(shown.replace("B5", "A5"))).toBe(t("signal.datedOwn", { date: date(today) }));
    // The one cell to change: of the summary, or where a method uses the price, among the inputs.
    const place = workbook.cells.get(shown)?.formula?.replaceAll("'", "") ?? shown;
    const held = heldRates(workbook);
    const forms = JSON.stringify(formsOf(await apiSays(at(0.8), held)));
    let compared = 0;
    const verdicts = new Set<string>();
    for (const part of [0.7, 0.78, 0.9, 1.1, 1.4]) {
      const changed = recalculate(parts, new Map([[place, source * part]]));
      const expected = await apiSays(at(part), held);
      if (JSON.stringify(formsOf(expected)) !== forms) continue;
      expect(differing(changed, expected), `at ${part} of the price`).toEqual([]);
      compared += 1;
      verdicts.add(JSON.stringify(expected.summary.counts));
    }
    expect(compared).toBeGreaterThan(1);
    moved += verdicts.size - 1;
  });

  it("has moved statuses with it", () => {
    expect(moved).toBeGreaterThan(5);
  });
});

const unspaced = (text: string) => text.replaceAll(/\s+/g, "");

describe("what is taken away at a price of more than 180 days", () => {
  const old = productOf(testContext("2027-03-01"), null);
  const statuses = ["undervalued", "fair", "overvalued"] as const;

  it.each(["KO", "JPM", "ENEL.MI", "NVDA"])("of %s gives no status that the API does not give", async (ticker) => {
    const query = readAnalysisQuery([["ticker", ticker]]);
    const answer = analysisAnswer(await old.analyseCompany(reader, query), null);
    expect(answer.price?.age?.kind).toBe("stale");
    const given = answer.methods.flatMap(({ outcome }) => (outcome.kind === "estimate" ? [outcome.status] : []));
    expect(new Set(given)).toEqual(new Set([null]));
    expect(answer.summary).toMatchObject({ undervalued: null, fair: null, overvalued: null, pricePosition: null });

    const workbook = recalculate(partsOf(await old.exportWorkbook(reader, query)));
    expect([...differing(workbook, answer), ...stale(workbook)]).toEqual([]);
    const words = statuses.map((status) => t(`cli.statuses.${status}`));
    expect([...workbook.cells].filter(([place]) => words.some((word) => workbook.resultOf(place) === word))).toEqual(
      [],
    );

    const [head = "", ...rows] = (await old.exportTable(reader, query)).trim().split("\r\n");
    const at = (name: string) => head.split(",").indexOf(name);
    for (const row of rows) {
      const cells = row.replaceAll(/"[^"]*"/g, "").split(",");
      expect(cells[at("status")]).toBe("");
      expect([cells[at("signal")], cells[at("priceAge")]]).toEqual(["none", "stale"]);
    }

    const sheet = await old.exportTearSheet({ ...reader, origin: "http://localhost" }, query);
    const printed = printedIn(new Uint8Array(sheet));
    for (const status of statuses) expect(printed).not.toContain(unspaced(t(`analysis.status.${status}`)));
  });

  it("are given again at the reader's own price, marked as theirs", async () => {
    const given = [
      ["ticker", "KO"],
      ["price", "61.5"],
    ] as const;
    const query = readAnalysisQuery(given);
    const answer = analysisAnswer(await old.analyseCompany(reader, query), null);
    const workbook = recalculate(partsOf(await old.exportWorkbook(reader, query)));
    expect(differing(workbook, answer)).toEqual([]);
    expect(answer.summary.undervalued).not.toBeNull();
    const [head = "", first = ""] = (await old.exportTable(reader, query)).split("\r\n");
    const at = (name: string) => first.replaceAll(/"[^"]*"/g, "").split(",")[head.split(",").indexOf(name)];
    expect([at("price"), at("priceAsOf"), at("priceChosenBy"), at("priceAge")]).toEqual([
      "61.5",
      "2027-03-01",
      "user",
      "recent",
    ]);
    const sheet = await old.exportTearSheet({ ...reader, origin: "http://localhost" }, query);
    const printed = printedIn(new Uint8Array(sheet));
    for (const said of ["61.50", "Your own price, 1 Mar 2027", "/analysis/KO?price=61.5"])
      expect(printed).toContain(unspaced(said));
    expect(printed, "no close of any day").not.toContain("closeof");
    for (const { outcome } of answer.methods)
      if (outcome.kind === "estimate" && outcome.votes && outcome.status !== null)
        expect(printed).toContain(unspaced(t(`analysis.status.${outcome.status}`)));
  });
});
