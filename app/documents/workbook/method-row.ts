import type { CellObject, Sheet } from "write-excel-file/node";
import type { AnalysisAnswer } from "../../core/analysis/contracts/analysis-answer.ts";
import type { Calculation } from "./calculation.ts";
import type { Writer } from "./calculation-sheets.ts";
import { computedCell, computedTextCell, inputCell, noteCell, resultCell, textCell } from "./cells.ts";

type Method = AnalysisAnswer["methods"][number];
type Row = Sheet<never>["data"][number];

/** The row of the sheet in which the price stands. */
const priceRow = 5;
const priced = `$B$${priceRow}`;
/** The engine's band of ±10 % with its tolerance: a value on the edge is fair. */
const edges = { above: 1.1 + 1e-12, below: 0.9 - 1e-12 } as const;

/** `price` is what values are compared with; null where there is nothing to compare. */
type Setting = {
  calculation: Calculation<Method["method"]>;
  price: number | null;
  /** Whether nothing is judged by that price. */
  isSilent: boolean;
  writer: Writer;
};

/** A method with its value, how far that is from the price, and whether it votes. */
export function methodRow(
  { method, outcome, vote }: Method,
  row: number,
  { calculation, price, isSilent, writer: { t } }: Setting,
): Row {
  const name = textCell(t(`methods.${method}.name`));
  const cell = calculation.resultOf(method);
  if (outcome.kind === "notApplicable" || cell === null) {
    const reason = outcome.kind === "notApplicable" ? t(`notApplicable.${outcome.reason}`) : "";
    if (vote === null) return [name, noteCell("–"), null, null, noteCell(t("workbook.no")), noteCell(reason)];
    return zeroRow(
      { name, reason, vote },
      price === null || isSilent ? null : statusCell(row, statusOf(vote, price), t),
      t,
    );
  }
  const none = `"${t("cli.notApplicable")}"`;
  const { valuePerShare, difference, status } = outcome;
  return [
    name,
    // Whatever the inputs say now, a value that is not above zero is none.
    resultCell({ formula: `IF(${cell}>0,${cell},${none})`, kept: valuePerShare }, "perShare"),
    price === null || difference === null
      ? null
      : computedCell({ formula: `IF(ISNUMBER(B${row}),B${row}/${priced}-1,"")`, kept: difference }, "rate"),
    price === null || status === null ? null : statusCell(row, status, t),
    textCell(outcome.votes ? t("workbook.yes") : t("workbook.no")),
    noteCell(outcome.notVotingReason === null ? "" : t(`notVoting.${outcome.notVotingReason}`)),
  ];
}

/** A method whose debts are larger than the business votes with 0: a plain figure, since it is no result of its formulas. */
function zeroRow(
  { name, reason, vote }: { name: CellObject; reason: string; vote: number },
  status: CellObject | null,
  t: Writer["t"],
): Row {
  const why = `${reason} ${t("analysis.cards.countsAsZero")}`;
  return [name, inputCell(vote, "perShare"), null, status, textCell(t("workbook.yes")), noteCell(why)];
}

const statusOf = (value: number, price: number) => {
  if (value > price * edges.above) return "undervalued";
  return value < price * edges.below ? "overvalued" : "fair";
};

function statusCell(row: number, status: ReturnType<typeof statusOf>, t: Writer["t"]): CellObject {
  const [under, fair, over] = [t("cli.statuses.undervalued"), t("cli.statuses.fair"), t("cli.statuses.overvalued")];
  const isOver = `B${row}<${priced}*${edges.below}`;
  const judged = `IF(B${row}>${priced}*${edges.above},"${under}",IF(${isOver},"${over}","${fair}"))`;
  return computedTextCell({ formula: `IF(ISNUMBER(B${row}),${judged},"")`, kept: t(`cli.statuses.${status}`) });
}
