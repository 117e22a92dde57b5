import type { Broker, NumberStyle } from "../../contracts/portfolio-limits.ts";
import { endingAt } from "../exchanges.ts";
import type { Columns } from "../holding.ts";
import { readDegiroTransactions } from "./degiro-transactions.ts";
import { columnOf, columnsIn } from "./headings.ts";
import { readDirecta, readEtoro, readTrading212, readXtbCash } from "./movement-tables.ts";
import { type NumberedRow, positionsIn, type RowRules, textAt } from "./position-rows.ts";

type Found = ReturnType<typeof positionsIn>;
/** A layout recognised by a row of headings; null where it is another one. */
type Layout = {
  broker: Broker;
  of: (headings: NumberedRow["cells"]) => ((rows: readonly NumberedRow[], numbers: NumberStyle) => Found) | null;
};

const positionsBy =
  (columns: Columns, rules: RowRules = {}) =>
  (rows: readonly NumberedRow[], numbers: NumberStyle): Found =>
    positionsIn(rows, { columns, numbers, rules });

/** Portfolio.csv: "Product, Symbol/ISIN, Amount, Closing, Local value, , Value in EUR". It does not say what was paid. */
const degiro: Layout = {
  broker: "degiro",
  of: (headings) => {
    const both = columnOf(headings, "symbol/isin", "symbole/isin", "simbolo/isin");
    const quantity = columnOf(headings, "amount", "cantidad", "quantita", "quantity", "aantal", "anzahl");
    if (both === undefined || quantity === undefined) return null;
    const name = columnOf(headings, "product", "producto", "prodotto", "produkt") ?? 0;
    return positionsBy({ symbol: both, name, quantity });
  },
};

/** "Portafoglio di sintesi": titles, ISIN, average price of purchase and its exchange rate. The value of purchase is in euros. */
const fineco: Layout = {
  broker: "fineco",
  of: (headings) => {
    const perShare = columnOf(headings, "p.zo medio di carico");
    const isin = columnOf(headings, "isin");
    const quantity = columnOf(headings, "quantita");
    if (perShare === undefined || isin === undefined || quantity === undefined) return null;
    const name = columnOf(headings, "titolo");
    const kind = columnOf(headings, "strumento");
    const symbol = columnOf(headings, "simbolo");
    const value = columnOf(headings, "valore di carico");
    const currency = columnOf(headings, "valuta");
    const optional = { ...(name !== undefined && { name }), ...(symbol !== undefined && { symbol }) };
    const paid = value === undefined ? { costPerShare: perShare } : { cost: value };
    return positionsBy(
      { ...optional, ...paid, isin, quantity, ...(currency !== undefined && { currency }) },
      {
        isShare: (cells) =>
          !/obblig|bond|fond|etf|etc|certific|warrant|future|option|opzion/i.test(textAt(cells, kind)),
        ...(value !== undefined && { paidIn: () => "EUR" }),
      },
    );
  },
};

/** What closed positions say besides. */
const closed = [
  "close time",
  "close price",
  "hora de cierre",
  "precio de cierre",
  "ora di chiusura",
  "prezzo di chiusura",
];

/** Open positions of xStation: "Position, Symbol, Type, Volume, Open time, Open price, Market price, Purchase value, …". */
const xtbPositions: Layout = {
  broker: "xtb",
  of: (headings) => {
    const symbol = columnOf(headings, "symbol", "simbolo");
    const type = columnOf(headings, "type", "tipo");
    const quantity = columnOf(headings, "volume", "volumen");
    const price = columnOf(headings, "open price", "precio de apertura", "prezzo di apertura");
    if (symbol === undefined || type === undefined || quantity === undefined || price === undefined) return null;
    // The positions that are over stand on a sheet of the same headings.
    if (columnOf(headings, ...closed) !== undefined) return positionsBy({ symbol, quantity }, { isClosed: () => true });
    return positionsBy(
      { symbol, quantity, costPerShare: price },
      { isShort: (cells) => /sell/i.test(textAt(cells, type)) },
    );
  },
};

/** Flex: a query of open positions as CSV, with its own names of columns, at the level of the whole position. */
const flex: Layout = {
  broker: "interactiveBrokers",
  of: (headings) => {
    const assetClass = columnOf(headings, "assetclass");
    const symbol = columnOf(headings, "symbol");
    const quantity = columnOf(headings, "quantity", "position");
    if (assetClass === undefined || symbol === undefined || quantity === undefined) return null;
    const level = columnOf(headings, "levelofdetail");
    const { isin, currency, cost, costPerShare } = columnsIn(headings);
    const name = columnOf(headings, "description");
    const optional = { isin, currency, cost, costPerShare, name };
    const columns = Object.fromEntries(Object.entries(optional).filter(([, column]) => column !== undefined));
    const section = textAt(headings, 0).toUpperCase() === "HEADER" ? textAt(headings, 1) : null;
    const exchange = columnOf(headings, "listingexchange");
    const read = positionsBy(
      { ...columns, symbol, quantity },
      {
        isShare: (cells) => textAt(cells, assetClass).toUpperCase() === "STK",
        quotesInCurrency: true,
        ...(exchange !== undefined && { listedAt: (cells) => endingAt(textAt(cells, exchange)) }),
      },
    );
    const isOfPositions = ({ cells }: NumberedRow) =>
      (section === null || (textAt(cells, 0).toUpperCase() === "DATA" && textAt(cells, 1) === section)) &&
      (level === undefined || !/^lot$/i.test(textAt(cells, level)));
    return (rows, numbers) => read(rows.filter(isOfPositions), numbers);
  },
};

/** By the columns that no other broker's file has; the first that fits counts. */
export const brokerLayouts: readonly Layout[] = [
  flex,
  degiro,
  { broker: "degiro", of: readDegiroTransactions },
  { broker: "trading212", of: readTrading212 },
  fineco,
  { broker: "directa", of: readDirecta },
  { broker: "etoro", of: readEtoro },
  { broker: "xtb", of: readXtbCash },
  xtbPositions,
];
