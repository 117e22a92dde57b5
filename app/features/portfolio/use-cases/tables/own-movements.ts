import type { Columns } from "../holding.ts";
import { plainHeading } from "./headings.ts";
import { heldBy, known, movesShares, priceOf, quantityOf, type ReadRows, sideSaid } from "./movement-tables.ts";
import { dayIn, type Movement } from "./movements.ts";
import { currencyIn, isinIn, type NumberedRow, textAt } from "./position-rows.ts";
import type { ReadNumber } from "./table-numbers.ts";

type Cells = NumberedRow["cells"];

/** What a column of purchases and sales is called; one of advice, which says "buy" too, is not. */
const sideHeading =
  /^(?:type|tipo|action|side|lado|kind|b\/s|buy\/sell|(?:trans|oper)[a-z]* ?(?:type)?|tipo (?:de )?(?:trans|oper|orde|mov)[a-z]*|mov[ei]m[a-z]*|order type|orde?n|ordine|direc?tion|direccion|direzione|compra\/venta|segno|signo)$/;

/** A table of one's own whose rows say purchase or sale; null where no column does. */
export function readOwnMovements(headings: Cells, rows: readonly NumberedRow[], columns: Columns): ReadRows | null {
  const roles = new Set(Object.values(columns));
  const others = [...headings.keys()].filter((column) => !roles.has(column));
  const side = others.find(
    (column) =>
      sideHeading.test(plainHeading(textAt(headings, column))) &&
      rows.some(({ cells }) => sideSaid(textAt(cells, column)) !== null),
  );
  if (side === undefined) return null;
  const dates = others.find((column) => rows.every(({ cells }) => dayIn(textAt(cells, column)) !== null));
  return heldBy((cells, read) => {
    const said = textAt(cells, side);
    const cell = cells[columns.quantity ?? -1] ?? "";
    const kind = sideSaid(said) ?? (movesShares(said, read(cell)) ? "unfollowed" : null);
    if (kind === null) return "movement";
    const quantity = quantityOf(read, cell);
    if (typeof quantity === "string") return quantity;
    const share = shareOf(cells, columns);
    if (share === null) return "symbolMissing";
    const amount = amountOf(cells, { columns, read, quantity });
    const currency = currencyIn(textAt(cells, columns.currency));
    const price = priceOf(amount, quantity, currency);
    return { ...share, ...{ kind, quantity, amount, currency, price }, day: dayIn(textAt(cells, dates)) };
  });
}

function shareOf(cells: Cells, columns: Columns): Pick<Movement, "symbol" | "isin" | "name"> | null {
  const written = textAt(cells, columns.symbol);
  const name = textAt(cells, columns.name);
  const ofSymbol = isinIn(written);
  const isin = isinIn(textAt(cells, columns.isin)) ?? ofSymbol;
  if (isin === null && written === "" && name === "") return null;
  return { symbol: ofSymbol === null ? written || name : "", isin, name: name || null };
}

function amountOf(
  cells: Cells,
  { columns, read, quantity }: { columns: Columns; read: ReadNumber; quantity: number },
): number | null {
  const cost = columns.cost === undefined ? null : known(read(cells[columns.cost] ?? ""));
  const each = columns.costPerShare === undefined ? null : known(read(cells[columns.costPerShare] ?? ""));
  if (cost !== null) return Math.abs(cost);
  return each === null ? null : Math.abs(each) * quantity;
}
