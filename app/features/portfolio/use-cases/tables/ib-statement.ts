import type { SkippedRow } from "../../contracts/portfolio.ts";
import type { NumberStyle } from "../../contracts/portfolio-limits.ts";
import { endingAt } from "../exchanges.ts";
import { type Holding, rowText } from "../holding.ts";
import { columnOf, columnsIn, plainHeading } from "./headings.ts";
import { isinIn, type NumberedRow, positionsIn, textAt } from "./position-rows.ts";

type Found = { holdings: Holding[]; skipped: SkippedRow[] };

const positionSections = [
  ...["open positions", "long open positions", "posiciones abiertas", "posizioni aperte", "offene positionen"],
];
const instrumentSections = [
  ...["financial instrument information", "informacion de instrumento financiero"],
  ...["informazioni strumento finanziario", "informazioni sullo strumento finanziario"],
  "informationen zum finanzinstrument",
];
const cashSections = ["cash report", "informe de efectivo", "report di cassa", "cash-bericht"];
const categories = [
  ...["asset category", "asset class", "categoria de activo", "clase de activo", "categoria asset", "tipo di attivo"],
  ...["vermogenswertkategorie", "anlagekategorie"],
];
const stocks = /^(?:stocks?|acciones|azioni|aktien)$/i;

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
 * Open positions of an activity statement of Interactive Brokers, with the ISINs and exchanges of its section of instruments. Rows of lots repeat
 * what the row of the whole position says. Options, bonds and cash are told as skipped.
 */
export function readStatement(rows: readonly NumberedRow[], numbers: NumberStyle): Found {
  const instruments = instrumentsIn(rows);
  const found = sectionsIn(rows, positionSections).map((section) => readSection(section, { numbers, instruments }));
  return {
    holdings: found.flatMap(({ holdings }) => holdings),
    skipped: [...found.flatMap(({ skipped }) => skipped), ...cashIn(rows)],
  };
}

function readSection(
  { headings, rows }: Section,
  { numbers, instruments }: { numbers: NumberStyle; instruments: ReadonlyMap<string, Instrument> },
): Found {
  const level = columnOf(headings, "datadiscriminator");
  const category = columnOf(headings, ...categories);
  const whole = rows.filter(({ cells }) => level === undefined || !/^lot$/i.test(textAt(cells, level)));
  // "Valor" names the share elsewhere; here it is what the position is worth.
  const { name: _, ...columns } = columnsIn(headings);
  const { holdings, skipped } = positionsIn(whole, {
    columns,
    numbers,
    rules: {
      isShare: (cells) => category === undefined || stocks.test(textAt(cells, category)),
      quotesInCurrency: true,
    },
  });
  return { holdings: holdings.map((each) => ({ ...each, ...instruments.get(each.symbol) })), skipped };
}

/** What the section of instruments says of a share; without an exchange its symbol counts as in any other table. */
type Instrument = Partial<Pick<Holding, "isin" | "name" | "listedAt">>;

/** By symbol. The number of the contract is called "Conid" in each language, and the exchange stands before the multiplier. */
function instrumentsIn(rows: readonly NumberedRow[]): ReadonlyMap<string, Instrument> {
  const instruments = new Map<string, Instrument>();
  for (const { headings, rows: data } of sectionsIn(rows, instrumentSections)) {
    const symbol = columnOf(headings, "symbol", "simbolo");
    const contract = columnOf(headings, "conid");
    const multiplier = columnOf(headings, "multiplier", "multiplicador", "moltiplicatore", "multiplikator");
    for (const { cells } of data) {
      const isin = cells.map((cell) => isinIn(String(cell))).find((each) => each !== null);
      const name = contract === undefined ? "" : textAt(cells, contract - 1);
      const exchange = multiplier === undefined ? "" : textAt(cells, multiplier - 1);
      const told = {
        ...(isin !== undefined && { isin }),
        ...(name !== "" && { name }),
        ...(exchange !== "" && { listedAt: endingAt(exchange) }),
      };
      // Several spellings of one share stand in one cell.
      for (const spelling of textAt(cells, symbol).split(",")) instruments.set(spelling.trim(), told);
    }
  }
  return instruments;
}

/** The cash at the end, by currency. */
const cashIn = (rows: readonly NumberedRow[]): SkippedRow[] =>
  sectionsIn(rows, cashSections).flatMap(({ rows: data }) =>
    data
      .filter(({ cells }) => /^(?:ending cash|efectivo final|contante finale|endbarsaldo)$/i.test(textAt(cells, 2)))
      .map(({ row, cells }) => ({ row, text: rowText(cells), reason: "cash" as const })),
  );
