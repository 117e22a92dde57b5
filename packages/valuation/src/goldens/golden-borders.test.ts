import { describe, expect, it } from "vitest";
// Not a dependency: the engine knows no data. The test borrows companies that the house bundles.
import { createMarketData } from "../../../market-data/src/index.ts";
import type { Fundamentals } from "../inputs/fundamentals.ts";
import { type FigureName, figureNames } from "../inputs/statement.ts";
import { inOtherCurrency } from "../methods/restated-file-contract.ts";
import { choosePeers } from "../peers/choose-peers.ts";
import type { CompanyFile, ValuationReport } from "../report/report.ts";
import { scenarios } from "../scenarios/assumptions.ts";
import { valueCompany } from "../value-company.ts";

// What happens at the borders of the data, for companies of different types. As in golden-values.test.ts, a change that
// means to change it is read in the difference and accepted with vitest -u.

const marketData = createMarketData();
const tickers = ["KO", "JPM", "O", "XOM", "PLTR", "MET", "DUK", "BA"];

async function fileOf(ticker: string): Promise<CompanyFile> {
  const { fundamentals } = await marketData.fundamentalsOf(ticker);
  const peers = choosePeers(fundamentals, marketData.peerCandidates(fundamentals));
  return { fundamentals, reference: marketData.referenceFor(fundamentals), peers };
}

const neutral = { scenario: "neutral", overrides: {} } as const;
const digits = (value: number | null) => (value === null ? "–" : String(Number(value.toPrecision(7))));

/** A method's answer in one word or number; a vote is marked. */
const answers = ({ methods }: ValuationReport) =>
  methods
    .map(({ outcome }) => {
      if (outcome.kind === "notApplicable") return outcome.reason;
      return `${digits(outcome.valuePerShare)}${outcome.votes ? "!" : ""}`;
    })
    .join(" ");

/** The company with a figure of its latest statement, or of all, brought to a border. */
function withFigure(
  file: CompanyFile,
  name: FigureName,
  change: (value: number) => number | null,
  isEveryYear: boolean,
): CompanyFile {
  const last = file.fundamentals.statements.length - 1;
  const statements = file.fundamentals.statements.map((statement, index) => {
    const value = statement.figures[name];
    if (value === null || (!isEveryYear && index !== last)) return statement;
    return { ...statement, figures: { ...statement.figures, [name]: change(value) } };
  });
  return { ...file, fundamentals: { ...file.fundamentals, statements } };
}

const borders: readonly [string, (value: number) => number | null, boolean][] = [
  ["0", () => 0, false],
  ["unknown", () => null, false],
  ["turned", (value) => -value, false],
  ["always 0", () => 0, true],
  ["never known", () => null, true],
];

/** Other borders: of time, of the price, of what is known at all. */
const others: readonly [string, (fundamentals: Fundamentals) => Partial<Fundamentals>][] = [
  ["no price", () => ({ quote: null })],
  ["one year", ({ statements }) => ({ statements: statements.slice(-1) })],
  ["two years", ({ statements }) => ({ statements: statements.slice(-2) })],
  ["three years", ({ statements }) => ({ statements: statements.slice(-3) })],
  ["five years", ({ statements }) => ({ statements: statements.slice(-5) })],
  ["a year missing", ({ statements }) => ({ statements: statements.filter((_, index) => index !== 7) })],
  ["no shares", () => ({ sharesOutstanding: null })],
  ["no closes", () => ({ monthlyCloses: null })],
  ["no beta", () => ({ beta: null })],
  ["unsettled", () => ({ shareBasis: "unsettled" })],
];

describe("at the borders of the data", () => {
  it.each(tickers)("%s gets the answers that were read and accepted", async (ticker) => {
    const file = await fileOf(ticker);
    const lines = figureNames.flatMap((name) =>
      borders.map(([border, change, isEveryYear]) => {
        const report = valueCompany(withFigure(file, name, change, isEveryYear), neutral);
        return `${name} ${border}: ${answers(report)}`;
      }),
    );
    const more = others.map(([border, change]) => {
      const fundamentals = { ...file.fundamentals, ...change(file.fundamentals) };
      return `${border}: ${answers(valueCompany({ ...file, fundamentals }, neutral))}`;
    });
    await expect(`${[...lines, ...more].join("\n")}\n`).toMatchFileSnapshot(`./golden-borders/${ticker}.txt`);
  });

  it.each(tickers)(
    "%s is worth the same in a currency so dear that all it has is less than one unit",
    async (ticker) => {
      const file = await fileOf(ticker);
      const dear = 2 ** -60;
      const [report, other] = [file, inOtherCurrency(file, dear)].map((each) => valueCompany(each, neutral));
      for (const [index, { method, outcome, range }] of (report?.methods ?? []).entries()) {
        const tiny = other?.methods[index];
        expect(tiny?.outcome.kind, method).toBe(outcome.kind);
        for (const scenario of scenarios) {
          const [one, two] = [range[scenario], tiny?.range[scenario] ?? null];
          expect(two === null ? null : digits(two / dear), `${method} ${scenario}`).toBe(
            one === null ? null : digits(one),
          );
        }
      }
    },
  );
});
