import type { CellObject, Sheet } from "write-excel-file/node";
import type { AnalysisAnswer } from "../../contracts/analysis-answer.ts";
import { formatsFor } from "../../messages/formats.ts";
import type { Calculation } from "./calculation.ts";
import type { Writer } from "./calculation-sheets.ts";
import { besideNote, computed, computedWords, head, input, note, result, title, words } from "./cells.ts";

type Method = AnalysisAnswer["methods"][number];
type Row = Sheet<never>["data"][number];

const priceRow = 5;
const firstMethodRow = 8;
const edges = { above: 1.1, below: 0.9 } as const;

/** What the share is worth by each method and together: nothing here but formulas over the other sheets, and reasons. */
export function summarySheet(
  answer: AnalysisAnswer,
  calculation: Calculation<Method["method"]>,
  writer: Writer & { inputsName: string; name: string },
): Sheet<never> {
  const { t, language, currency } = writer;
  const { company, price, scenario, methods, data } = answer;
  const { date } = formatsFor(language);
  const priced = price === null ? null : `$B$${priceRow}`;
  return {
    sheet: writer.name,
    columns: [{ width: 44 }, { width: 18 }, { width: 16 }, { width: 16 }, { width: 8 }, { width: 60 }],
    data: [
      [title(t("workbook.summaryTitle", { name: company.name, ticker: company.ticker }))],
      [note(t("workbook.facts", { scenario, date: date(data.asOf), currency }))],
      [note(t("workbook.live", { inputs: writer.inputsName }))],
      [note(t("signal.disclaimer"))],
      [
        words(price === null ? t("workbook.noPrice") : t("workbook.price", { date: date(price.asOf) })),
        price === null ? null : priceCell(price.value, company.ticker, calculation),
        besideNote(currency),
      ],
      [],
      [
        head(t("workbook.method")),
        head(t("workbook.heads.value"), "right"),
        head(t("workbook.difference"), "right"),
        { ...head(t("workbook.status")), indent: 1 },
        head(t("workbook.votes")),
        head(""),
      ],
      ...methods.map((method, index) => methodRow(method, firstMethodRow + index, { calculation, priced, writer })),
      [],
      ...together(answer, priced, writer),
      [],
      [words(t("workbook.signal")), words(signalOf(answer, writer))],
      ...chosenPeers(answer, writer),
    ],
  };
}

/** The price as an input; where a method uses it already, that cell, so that there is only one to change. */
function priceCell(price: number, ticker: string, { leafCell }: Calculation<Method["method"]>): CellObject {
  const cell = leafCell((node) => node.kind === "reference" && node.name === "price" && node.ticker === ticker);
  return cell === null ? input(price, "perShare") : computed(cell, "perShare");
}

type Setting = { calculation: Calculation<Method["method"]>; priced: string | null; writer: Writer };

function methodRow(
  { method, outcome, vote }: Method,
  row: number,
  { calculation, priced, writer: { t } }: Setting,
): Row {
  const name = words(t(`methods.${method}.name`));
  const cell = calculation.resultOf(method);
  if (outcome.kind === "notApplicable" || cell === null) {
    const reason = outcome.kind === "notApplicable" ? t(`notApplicable.${outcome.reason}`) : "";
    if (vote !== null) return zeroRow({ name, reason, vote }, statusFormula(row, priced, t), t);
    return [name, note("–"), null, null, note(t("workbook.no")), note(reason)];
  }
  const none = `"${t("cli.notApplicable")}"`;
  const statuses = statusFormula(row, priced, t);
  return [
    name,
    // Whatever the inputs say now, a value that is not above zero is none.
    result(`IF(${cell}>0,${cell},${none})`, "perShare"),
    priced === null ? null : computed(`IF(ISNUMBER(B${row}),B${row}/${priced}-1,"")`, "rate"),
    statuses === null ? null : computedWords(`IF(ISNUMBER(B${row}),${statuses},"")`),
    words(outcome.votes ? t("workbook.yes") : t("workbook.no")),
    note(outcome.notVotingReason === null ? "" : t(`notVoting.${outcome.notVotingReason}`)),
  ];
}

/** A method whose debts are larger than the business votes with 0: a plain figure, since it is no result of its formulas. */
function zeroRow(
  { name, reason, vote }: { name: CellObject; reason: string; vote: number },
  status: string | null,
  t: Writer["t"],
): Row {
  const why = `${reason} ${t("analysis.cards.countsAsZero")}`;
  return [
    name,
    input(vote, "perShare"),
    null,
    status === null ? null : computedWords(status),
    words(t("workbook.yes")),
    note(why),
  ];
}

function statusFormula(row: number, priced: string | null, t: Writer["t"]): string | null {
  if (priced === null) return null;
  const [under, fair, over] = [t("cli.statuses.undervalued"), t("cli.statuses.fair"), t("cli.statuses.overvalued")];
  const isUnder = `B${row}>${priced}*${edges.above}`;
  return `IF(${isUnder},"${under}",IF(B${row}<${priced}*${edges.below},"${over}","${fair}"))`;
}

function together({ methods }: AnalysisAnswer, priced: string | null, { t }: Writer): Row[] {
  const voting = methods.flatMap(({ vote }, index) => (vote === null ? [] : [firstMethodRow + index]));
  if (voting.length === 0) return [];
  const values = voting.map((row) => `B${row}`).join(",");
  const count = (status: string) => `(${voting.map((row) => `(D${row}="${status}")`).join("+")})/COUNT(${values})`;
  return [
    [words(t("workbook.mean")), result(`AVERAGE(${values})`, "perShare")],
    [words(t("workbook.median")), result(`MEDIAN(${values})`, "perShare")],
    ...(voting.length > 1 ? [[words(t("workbook.standardDeviation")), computed(`STDEV(${values})`, "perShare")]] : []),
    [words(t("workbook.minimum")), computed(`MIN(${values})`, "perShare")],
    [words(t("workbook.maximum")), computed(`MAX(${values})`, "perShare")],
    ...(priced === null
      ? []
      : [
          [words(t("workbook.undervalued")), computed(count(t("cli.statuses.undervalued")), "rate")],
          [words(t("workbook.overvalued")), computed(count(t("cli.statuses.overvalued")), "rate")],
        ]),
  ];
}

/** Whom the reader compares with; the computed peers stand with their figures among the inputs. */
const chosenPeers = ({ assumptions: { peers } }: AnalysisAnswer, { t }: Writer): Row[] =>
  peers.chosenBy === "user" ? [[words(t("workbook.chosenPeers")), words(peers.tickers.join(", "))]] : [];

const signalOf = ({ summary: { signal } }: AnalysisAnswer, { t }: Writer) =>
  `${t(`signal.kinds.${signal.kind}`)}. ${t(`signal.reasons.${signal.reason}`)}`;
