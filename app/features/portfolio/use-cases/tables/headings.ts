import type { ColumnRole } from "../../contracts/portfolio-limits.ts";
import type { Columns } from "../holding.ts";

/** A longer text is none, and a row with more columns bears none behind them: a hostile table costs no more than a large one. */
const LONGEST_HEADING = 200;
const MOST_COLUMNS = 500;

/** A heading without accents, capitals and marks at its ends; "" for a text that is too long to be one. */
export const plainHeading = (text: string): string => (text.length > LONGEST_HEADING ? "" : plain(text));

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[\s_]+/g, " ")
    .replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}%)])[^\p{L}\p{N}%)]+$/gu, "");

/** What people and brokers call the columns of positions, in Spanish, English and Italian. */
const names: Readonly<Record<ColumnRole, readonly string[]>> = {
  symbol: [
    ...["symbol", "ticker", "ticker symbol", "symbol/isin", "simbolo", "codigo", "codice", "clave", "security"],
    ...["stock", "share", "accion", "azione", "instrument", "instrumento"],
  ],
  isin: ["isin", "isin code", "codigo isin", "codice isin", "security id"],
  name: [
    ...["name", "nombre", "nome", "product", "producto", "prodotto", "titolo", "description", "descripcion"],
    ...["descrizione", "company", "empresa", "societa", "valor", "titulo", "denominazione", "denominacion"],
  ],
  quantity: [
    ...["quantity", "qty", "cantidad", "quantita", "q.ta", "qta", "shares", "acciones", "azioni", "titulos", "titoli"],
    ...["units", "unidades", "unita", "no. of shares", "number of shares", "numero de acciones", "numero de titulos"],
    ...["menge", "numero di azioni", "position", "posicion", "posizione", "volume", "volumen", "participaciones"],
  ],
  cost: [
    ...["cost", "coste", "costo", "cost basis", "total cost", "coste total", "costo totale", "costbasismoney"],
    ...["purchase value", "valor de compra", "valore di acquisto", "valore di carico", "invested", "invertido"],
    ...["importe invertido", "importe de compra", "investito", "book value", "book cost"],
    ...["base de coste", "base di costo", "kostenbasis", "einstandswert"],
  ],
  costPerShare: [
    ...["cost price", "costbasisprice", "average price", "avg price", "avg. price", "average cost", "unit cost"],
    ...["purchase price", "buy price", "open price", "cost per share", "avg open", "precio medio", "coste medio"],
    ...["precio de compra", "precio de apertura", "precio medio de compra", "coste por accion", "prezzo medio"],
    ...["prezzo di acquisto", "prezzo medio di carico", "p.zo medio di carico", "costo medio", "costo per azione"],
    ...[
      "prezzo di apertura",
      "prezzo di carico",
      "precio de coste",
      "prezzo di costo",
      "einstands kurs",
      "einstandspreis",
    ],
  ],
  currency: ["currency", "ccy", "currencyprimary", "divisa", "moneda", "valuta", "wahrung", "cost currency"],
};

const roleOf = (heading: string): ColumnRole | null => {
  const roles = Object.entries(names) as [ColumnRole, readonly string[]][];
  return roles.find(([, spellings]) => spellings.includes(heading))?.[0] ?? null;
};

/** The columns of a row of headings; the first of several with one meaning counts. */
export function columnsIn(row: readonly (string | number)[]): Columns {
  const columns: Columns = {};
  for (const [index, cell] of row.slice(0, MOST_COLUMNS).entries()) {
    const role = roleOf(plainHeading(String(cell)));
    if (role !== null) columns[role] ??= index;
  }
  return columns;
}

/** Whether a table with these columns says which share and how many. */
export const isEnough = ({ symbol, isin, name, quantity }: Columns): boolean =>
  quantity !== undefined && (symbol ?? isin ?? name) !== undefined;

/** The column with one of these headings; undefined where there is none. */
export function columnOf(row: readonly (string | number)[], ...headings: readonly string[]): number | undefined {
  const written = row.slice(0, MOST_COLUMNS).map((cell) => plainHeading(String(cell)));
  return headings.map((heading) => written.indexOf(heading)).find((index) => index >= 0);
}

/** What only a table of positions that are over says; prices of a close are also those of a day. */
export const closeDay = (headings: readonly (string | number)[]): number | undefined =>
  columnOf(
    headings,
    ...["close time", "close date", "date sold", "hora de cierre", "fecha de cierre", "fecha de venta"],
    ...["ora di chiusura", "data di chiusura", "data chiusura", "data di vendita"],
  );
