import type { SkippedRow } from "../contracts/portfolio.ts";
import type { NumberStyle } from "../contracts/portfolio-limits.ts";
import { columnOf, columnsIn, plainHeading } from "./headings.ts";
import { type Holding, rowText } from "./holding.ts";
import { isinIn, type NumberedRow, positionsIn, textAt } from "./position-rows.ts";

type Found = { holdings: Holding[]; skipped: SkippedRow[] };

const positionSections = ["open positions", "long open positions", "posiciones abiertas", "posizioni aperte"];
const instrumentSections = [
  "financial instrument information",
  "informacion de instrumento financiero",
  "informazioni strumento finanziario",
];
const cashSections = ["cash report", "informe de efectivo", "report di cassa"];
const stocks = /^(?:stocks?|acciones|azioni)$/i;

/** A section: its row of headings and its rows of data, which bear its name in the first cell. */
type Section = { headings: NumberedRow["cells"]; rows: NumberedRow[] };

function sectionsIn(rows: readonly NumberedRow[], names: readonly string[]): Section[] {
  const sections: Section[] = [];
  for (const numbered of rows) {
    if (!names.includes(plainHeading(textAt(numbered.cells, 0)))) continue;
    const kind = textAt(numbered.cells, 1).toLowerCase();
    if (kind === "header") sections.push({ headings: numbered.cells, rows: [] });
    if (kind === "data") sections.at(-1)?.rows.push(numbered);
  }
  return sections;
}

/** Whether rows are an activity statement: every row begins with the name of its section and what kind of row it is. */
export const isStatement = (rows: readonly NumberedRow[]): boolean =>
  sectionsIn(rows.slice(0, 20_000), positionSections).length > 0;

/**
 * Open positions of an activity statement of Interactive Brokers, with the ISINs of its section of instruments. Rows of lots repeat
 * what the row of the whole position says. Options, bonds and cash are told as skipped.
 */
export function readStatement(rows: readonly NumberedRow[], numbers: NumberStyle): Found {
  const isins = isinsIn(rows);
  const found = sectionsIn(rows, positionSections).map((section) => readSection(section, { numbers, isins }));
  return {
    holdings: found.flatMap(({ holdings }) => holdings),
    skipped: [...found.flatMap(({ skipped }) => skipped), ...cashIn(rows)],
  };
}

function readSection(
  { headings, rows }: Section,
  { numbers, isins }: { numbers: NumberStyle; isins: ReadonlyMap<string, string> },
): Found {
  const level = columnOf(headings, "datadiscriminator");
  const category = columnOf(headings, "asset category", "categoria de activo", "categoria asset");
  const whole = rows.filter(({ cells }) => level === undefined || !/^lot$/i.test(textAt(cells, level)));
  const { holdings, skipped } = positionsIn(whole, {
    columns: columnsIn(headings),
    numbers,
    rules: {
      isShare: (cells) => category === undefined || stocks.test(textAt(cells, category)),
      quotesInCurrency: true,
    },
  });
  return {
    holdings: holdings.map((each) => ({ ...each, isin: each.isin ?? isins.get(each.symbol) ?? null })),
    skipped,
  };
}

function isinsIn(rows: readonly NumberedRow[]): ReadonlyMap<string, string> {
  const isins = new Map<string, string>();
  for (const { headings, rows: data } of sectionsIn(rows, instrumentSections)) {
    const symbol = columnOf(headings, "symbol", "simbolo");
    const id = columnOf(headings, "security id", "isin", "id de seguridad", "id titolo");
    for (const { cells } of data) {
      const isin = isinIn(textAt(cells, id));
      // Several spellings of one share stand in one cell.
      if (isin !== null) for (const name of textAt(cells, symbol).split(",")) isins.set(name.trim(), isin);
    }
  }
  return isins;
}

/** The cash at the end, by currency. */
const cashIn = (rows: readonly NumberedRow[]): SkippedRow[] =>
  sectionsIn(rows, cashSections).flatMap(({ rows: data }) =>
    data
      .filter(({ cells }) => /^(?:ending cash|efectivo final|contante finale)$/i.test(textAt(cells, 2)))
      .map(({ row, cells }) => ({ row, text: rowText(cells), reason: "cash" as const })),
  );
