import { silences, type TraceNode } from "@valora/valuation";
import type { CellObject, Sheet } from "write-excel-file/node";
import type { AnalysisAnswer } from "../../core/analysis/contracts/analysis-answer.ts";
import { accountsText } from "../../messages/accounts-text.ts";
import { spokenName } from "../../messages/company-name.ts";
import { formatsFor } from "../../messages/formats.ts";
import { ownFigureTexts } from "../../messages/note-arguments.ts";
import { policyArguments } from "../../messages/reader/policy-arguments.ts";
import { saidTexts } from "../../messages/said-texts.ts";
import { sourceTexts } from "../../messages/source-texts.ts";
import { textByKey } from "../../messages/text-by-key.ts";
import type { Calculation } from "./calculation.ts";
import type { Writer } from "./calculation-sheets.ts";
import {
  besideNoteCell,
  computedCell,
  headCell,
  inputCell,
  noteCell,
  resultCell,
  textCell,
  titleCell,
} from "./cells.ts";
import { methodRow } from "./method-row.ts";
import { payoutAgainstBookRows } from "./payout-against-book.ts";

type Method = AnalysisAnswer["methods"][number];
type Row = Sheet<never>["data"][number];

const firstMethodRow = 8;

/**
 * The value of the share by each method and together: this sheet holds only formulas over the other sheets, and reasons. The answer
 * holds all methods, because its summary is over all of them.
 */
export function summarySheet(
  answer: AnalysisAnswer,
  calculation: Calculation<Method["method"]>,
  writer: Writer & { inputsName: string; name: string },
): Sheet<never> {
  const { t, language, currency } = writer;
  const { company, price, scenario, methods, summary, data } = answer;
  const { date } = formatsFor(language);
  // A price in another currency than the values is told, and compared with nothing.
  const compared = price?.currency === currency ? price.value : null;
  const isSilent = silences.some((each) => each === summary.signal.reason);
  const values = together(answer, compared !== null, writer);
  const rows: Row[] = [
    [titleCell(t("workbook.summaryTitle", { name: company.name, ticker: company.ticker }))],
    [noteCell(t("workbook.facts", { scenario, date: date(data.asOf), currency }))],
    [noteCell(t("workbook.live", { inputs: writer.inputsName }))],
    [noteCell(t("signal.disclaimer"))],
    [
      textCell(price === null ? t("workbook.noPrice") : priceWords(price, { t, date })),
      price === null ? null : priceCell(price, company.ticker, calculation),
      besideNoteCell(
        [price?.currency ?? currency, ...priceSource(price, writer), ...oldPrice(price, { t, date })].join(" · "),
      ),
    ],
    accountsRow(answer, writer),
    [
      headCell(t("workbook.method")),
      headCell(t("workbook.heads.value"), "right"),
      headCell(t("workbook.difference"), "right"),
      { ...headCell(t("workbook.status")), indent: 1 },
      headCell(t("workbook.votes")),
      headCell(""),
    ],
    ...methods.map((method, index) =>
      methodRow(method, firstMethodRow + index, { calculation, price: compared, isSilent, writer }),
    ),
    [],
    ...values,
    ...buyBelow(answer, firstMethodRow + methods.length + 1 + values.length, writer),
    [],
    [textCell(t("workbook.signal")), textCell(signalOf(answer, writer))],
    ...policyFollowed(answer, writer),
    ...ownFigureRows(answer, writer),
    ...chosenPeers(answer, writer),
    ...viewAndPrudence(answer, writer),
    ...withoutSignal(answer, writer),
  ];
  return {
    sheet: writer.name,
    columns: [{ width: 44 }, { width: 18 }, { width: 16 }, { width: 16 }, { width: 8 }, { width: 60 }],
    // A line apart, and every place counted from the first row.
    data: [...rows, [], ...payoutAgainstBookRows(answer, { calculation, writer, from: rows.length + 2 })],
  };
}

const policyFollowed = ({ policy }: AnalysisAnswer, { t }: Writer): Row[] =>
  policy === null ? [] : [[noteCell(t("site.policy.followed", policyArguments(policy)))]];

/** What is the reader's own in the accounts, and what no longer adds up with it. */
const ownFigureRows = ({ data }: AnalysisAnswer, { t, language }: Writer): Row[] =>
  ownFigureTexts(data.notes, {
    say: textByKey(t),
    figure: (name) => t(`figures.${name}`),
    formats: formatsFor(language),
  }).map((text) => [noteCell(text)]);

/** Which accounts the values start from, and why not from later ones. */
function accountsRow({ accounts }: AnalysisAnswer, { t, language }: Writer): Row {
  const say = textByKey(t);
  const text = accountsText(accounts, {
    say: (key, values) => say(`analysis.accounts.${key}`, values),
    figure: (name) => t(`figures.${name}`),
    formats: formatsFor(language),
  });
  return text === null ? [] : [noteCell(text.reason === null ? text.base : `${text.base}. ${text.reason}`)];
}

type Dating = { t: Writer["t"]; date: (day: string) => string };
type Price = NonNullable<AnalysisAnswer["price"]>;

const priceWords = ({ asOf, chosenBy }: Price, { t, date }: Dating) =>
  t(chosenBy === "user" ? "signal.datedOwn" : "workbook.price", { date: date(asOf) });

/** Whom a price is from that is not the reader's. */
const priceSource = (price: Price | null, { t, language }: Writer): string[] =>
  price === null || price.chosenBy === "user"
    ? []
    : [sourceTexts({ t, formats: formatsFor(language) }).priceSource(price.source)];

/** The note on a price that is not of these days. */
function oldPrice(price: Price | null, { t, date }: Dating): string[] {
  const { age = null, asOf = "" } = price ?? {};
  if (age === null || age.kind === "recent") return [];
  const told = { date: date(asOf), days: String(age.days), tradingDays: String(age.tradingDays) };
  return [t.markup(`signal.price.${age.kind}`, { ...told, b: (chunks) => chunks })];
}

/** The price as an input; where a method uses it already, that cell, so that there is only one to change. */
function priceCell(
  price: NonNullable<AnalysisAnswer["price"]>,
  ticker: string,
  { leafCell }: Calculation<Method["method"]>,
): CellObject {
  const { value, asOf, source } = price;
  // Peers have prices, and the company has former ones: this is the one of this day from this source.
  const isIt = (node: TraceNode) =>
    node.kind === "reference" &&
    node.name === "price" &&
    node.ticker === ticker &&
    node.value === value &&
    node.asOf === asOf &&
    node.source === source;
  const cell = leafCell(isIt);
  return cell === null ? inputCell(value, "perShare") : computedCell({ formula: cell, kept: value }, "perShare");
}

function together({ methods, summary }: AnalysisAnswer, isPriced: boolean, { t }: Writer): Row[] {
  const voting = methods.flatMap(({ vote }, index) => (vote === null ? [] : [firstMethodRow + index]));
  const { mean, median, minimum, maximum, standardDeviation, counts, undervalued } = summary;
  if (mean === null || median === null || minimum === null || maximum === null) return [];
  const values = voting.map((row) => `B${row}`).join(",");
  const share = (status: "undervalued" | "overvalued") => {
    const isSo = voting.map((row) => `(D${row}="${t(`cli.statuses.${status}`)}")`).join("+");
    return computedCell({ formula: `(${isSo})/COUNT(${values})`, kept: counts[status] / voting.length }, "rate");
  };
  const over = (name: "AVERAGE" | "MEDIAN" | "STDEV" | "MIN" | "MAX", kept: number) => ({
    formula: `${name}(${values})`,
    kept,
  });
  const deviation: Row[] =
    standardDeviation === null
      ? []
      : [[textCell(t("workbook.standardDeviation")), computedCell(over("STDEV", standardDeviation), "perShare")]];
  return [
    [textCell(t("workbook.mean")), resultCell(over("AVERAGE", mean), "perShare")],
    [textCell(t("workbook.median")), resultCell(over("MEDIAN", median), "perShare")],
    ...deviation,
    [textCell(t("workbook.minimum")), computedCell(over("MIN", minimum), "perShare")],
    [textCell(t("workbook.maximum")), computedCell(over("MAX", maximum), "perShare")],
    ...(!isPriced || undervalued === null
      ? []
      : [
          [textCell(t("workbook.undervalued")), share("undervalued")],
          [textCell(t("workbook.overvalued")), share("overvalued")],
        ]),
  ];
}

/** The margin of safety as an input, and the price to buy below as a formula over it and the mean. */
function buyBelow({ methods, buyingPrice }: AnalysisAnswer, row: number, { t }: Writer): Row[] {
  if (buyingPrice === null) return [];
  const { safety, value } = buyingPrice;
  const mean = `$B$${firstMethodRow + methods.length + 1}`;
  return [
    [
      textCell(t("workbook.buyBelow")),
      resultCell({ formula: `${mean}*(1-C${row})`, kept: value }, "perShare"),
      inputCell(safety, "rate"),
      noteCell(t("workbook.safety")),
    ],
  ];
}

/** Whom the reader compares with; the computed peers stand with their figures among the inputs. */
const chosenPeers = ({ assumptions: { peers } }: AnalysisAnswer, { t }: Writer): Row[] =>
  peers.chosenBy === "user" ? [[textCell(t("workbook.chosenPeers")), textCell(peers.tickers.join(", "))]] : [];

/** The question that the values answer, where it is not the usual one, and the conditions of a signal. */
function viewAndPrudence({ view }: AnalysisAnswer, { t, language }: Writer): Row[] {
  const { date, percent } = formatsFor(language);
  const { name, impliedPremium, prudent } = view;
  return [
    ...(name === "relative" && impliedPremium !== null
      ? [
          [
            noteCell(
              t("analysis.view.used", { date: date(impliedPremium.asOf), premium: percent(impliedPremium.value, 2) }),
            ),
          ],
        ]
      : []),
    ...(prudent ? [[noteCell(t("analysis.view.prudent"))]] : []),
  ];
}

/** In the place of a signal: what the price asks for, what would be worth it, and what more votes wait for. */
function withoutSignal({ withoutSignal: said, company }: AnalysisAnswer, { t, language }: Writer): Row[] {
  if (said === null) return [];
  const words = { t, formats: formatsFor(language), name: spokenName(company.name), currency: company.currency };
  const { lead, more, missing, waits } = saidTexts(said, words);
  return [...lead, ...more, missing, ...waits.map(({ text }) => text)].map((text) => [noteCell(text)]);
}

/** Dated at its price; without a signal there is nothing to date. */
function signalOf({ summary: { signal } }: AnalysisAnswer, { t, language }: Writer): string {
  const kind = t(`signal.kinds.${signal.kind}`);
  const { date } = formatsFor(language);
  const isDated = signal.kind !== "none" && signal.asOf !== null;
  const dated = isDated ? t("cli.datedSignal", { signal: kind, date: date(signal.asOf ?? "") }) : kind;
  return `${dated}. ${t(`signal.reasons.${signal.reason}`)}`;
}
