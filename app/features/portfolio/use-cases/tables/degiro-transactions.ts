import type { NumberStyle } from "../../contracts/portfolio-limits.ts";
import { columnOf, plainHeading } from "./headings.ts";
import { type Cells, heldBy, known, priceOf, type ReadRows } from "./movement-tables.ts";
import { dayIn, type Movement } from "./movements.ts";
import { currencyIn, isinIn, type NumberedRow, textAt } from "./position-rows.ts";
import { numberReader, type ReadNumber } from "./table-numbers.ts";

type Columns = { isin: number; shares: number; price: number; order: number; total: number; moment: readonly number[] };

/** Transactions.csv of DEGIRO: "Date, Time, Product, ISIN, …, Quantity, Price, …, Total EUR, Order ID"; sales are negative. */
export function readDegiroTransactions(headings: Cells): ReadRows | null {
  const at = (...names: string[]) => columnOf(headings, ...names);
  const isin = at("isin", "codigo isin", "codice isin");
  const shares = at("quantity", "numero", "cantidad", "quantita", "anzahl");
  const order = at("order id", "order-id", "id orden", "id de orden", "id ordine");
  const price = at("price", "precio", "prezzo", "quotazione", "kurs");
  if (isin === undefined || shares === undefined || order === undefined || price === undefined) return null;
  const total = headings.findIndex((each) =>
    /^(?:total|totale|gesamt)(?: [a-z]{3})?$/.test(plainHeading(String(each))),
  );
  const moment = [at("date", "fecha", "data", "datum"), at("time", "hora", "ora", "uhrzeit")];
  const columns = { isin, shares, price, order, total, moment: moment.filter((each) => each !== undefined) };
  const inHeading = currencyIn(textAt(headings, total));
  const name = at("product", "producto", "prodotto", "produkt");
  return (rows, numbers) => {
    const exchanges = exchangesIn(rows, { columns, numbers });
    return heldBy((cells, read) => {
      const quantity = read(cells[shares] ?? "");
      if (quantity === "doubtful") return "numberDoubtful";
      if (quantity === null || quantity === 0) return "quantityInvalid";
      const exchange = exchanges.get(cells);
      return {
        ...{ kind: kindOf(quantity, exchange), quantity: Math.abs(quantity), symbol: "" },
        ...{ isin: isinIn(textAt(cells, isin)), name: textAt(cells, name) || null },
        currency: inHeading ?? currencyIn(textAt(cells, total + 1)),
        ...(exchange === undefined ? paidIn(cells, { read, columns }) : { amount: null, price: null }),
        day: dayIn(momentIn(cells, columns)),
      };
    })(rows, numbers);
  };
}

const momentIn = (cells: Cells, { moment }: Columns): string => moment.map((column) => textAt(cells, column)).join(" ");

function paidIn(
  cells: Cells,
  { read, columns: { total, price } }: { read: ReadNumber; columns: Columns },
): Pick<Movement, "amount" | "price"> {
  const amount = known(read(cells[total] ?? ""));
  const perShare = known(read(cells[price] ?? ""));
  return {
    amount: amount === null ? null : Math.abs(amount),
    price: priceOf(perShare, 1, currencyIn(textAt(cells, price + 1))),
  };
}

/**
 * Shares that became other shares: more or fewer of the same, or those of another ISIN. They are booked at the price of that day, of which
 * nothing was paid.
 */
type Exchange = "split" | "other";

function kindOf(quantity: number, exchange: Exchange | undefined): Movement["kind"] {
  if (exchange === "split") return quantity > 0 ? "added" : "removed";
  return quantity > 0 ? "buy" : "sell";
}

/** How far the prices of both rows, which are rounded, may let their worths part. */
const ROUNDED = 0.001;

type Told = { cells: Cells; isin: string; moment: string; quantity: number; worth: number };

/**
 * What DEGIRO books without an order: in the same minute it takes the former shares away and gives the new ones, at prices that make both
 * worth as much.
 */
function exchangesIn(
  rows: readonly NumberedRow[],
  { columns, numbers }: { columns: Columns; numbers: NumberStyle },
): ReadonlyMap<Cells, Exchange> {
  const read = numberReader(
    rows.flatMap(({ cells }) => cells),
    numbers,
  );
  const told = rows.flatMap(({ cells }): Told[] => {
    const { isin, shares, price, order } = columns;
    // The heading of orders may stand one column before them.
    const isOrdered = textAt(cells, order) !== "" || textAt(cells, order + 1) !== "";
    const [quantity, perShare] = [known(read(cells[shares] ?? "")), known(read(cells[price] ?? ""))];
    if (isOrdered || quantity === null || perShare === null) return [];
    const moment = momentIn(cells, columns);
    return [{ cells, isin: textAt(cells, isin), moment, quantity, worth: Math.abs(quantity * perShare) }];
  });
  const exchanges = new Map<Cells, Exchange>();
  for (const given of told.filter(({ quantity }) => quantity > 0)) {
    const taken = told.find(
      (each) =>
        each.quantity < 0 &&
        each.moment === given.moment &&
        !exchanges.has(each.cells) &&
        Math.abs(each.worth - given.worth) <= ROUNDED * given.worth,
    );
    if (taken === undefined || given.worth === 0) continue;
    const exchange = taken.isin === given.isin ? "split" : "other";
    for (const { cells } of [taken, given]) exchanges.set(cells, exchange);
  }
  return exchanges;
}
