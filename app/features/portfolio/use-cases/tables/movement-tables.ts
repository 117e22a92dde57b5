import type { SkippedRow } from "../../contracts/portfolio.ts";
import type { NumberStyle } from "../../contracts/portfolio-limits.ts";
import { type Holding, rowText } from "../holding.ts";
import { columnOf } from "./headings.ts";
import { dayIn, heldAfter, type Movement } from "./movements.ts";
import { currencyIn, isinIn, type NumberedRow, textAt } from "./position-rows.ts";
import { numberReader, type ReadNumber } from "./table-numbers.ts";

export type Cells = NumberedRow["cells"];
type Found = { holdings: Holding[]; skipped: SkippedRow[] };
export type ReadRows = (rows: readonly NumberedRow[], numbers: NumberStyle) => Found;

/** A movement of a row, or why it is none. */
type MovementOf = (cells: Cells, read: ReadNumber) => Movement | SkippedRow["reason"];

/** What is held after the movements of a file; rows that neither buy nor sell are told as such. */
export const heldBy =
  (movementOf: MovementOf): ReadRows =>
  (rows, numbers) => {
    const read = numberReader(
      rows.flatMap(({ cells }) => cells),
      numbers,
    );
    const movements: Parameters<typeof heldAfter>[0][number][] = [];
    const skipped: SkippedRow[] = [];
    for (const { row, cells } of rows) {
      if (rowText(cells) === "") continue;
      const found = movementOf(cells, read);
      const text = rowText(cells);
      if (typeof found === "string") skipped.push({ row, text, reason: found });
      else movements.push({ movement: found, row, text });
    }
    const held = heldAfter(movements);
    return { holdings: held.holdings, skipped: [...skipped, ...held.skipped] };
  };

export const known = (number: number | null | "doubtful"): number | null => (number === "doubtful" ? null : number);

/** The price of a movement, of what one share or all of them cost; null where that is not told. */
export function priceOf(cost: number | null, quantity: number, currency: string | null): Movement["price"] {
  const perShare = Math.abs(cost ?? 0) / quantity;
  return perShare > 0 && Number.isFinite(perShare) ? { perShare, currency } : null;
}

/** What pays, costs or changes money alone, though the row may say of how many shares. */
const moneyAlone =
  /dividend|provent|cedol|coupon|interes|deposit|withdraw|bonific|commission|comisi|\bfee\b|\btax|impost|ritenut|retenci|tobin|bollo|valenz|capital gain|conguagl|stamp|card\b|cashback|spending|currency conv|result adj|lending/i;

/** Whether a row that says neither purchase nor sale moves shares: a split, a transfer, a merger. */
export const movesShares = (said: string, quantity: ReturnType<ReadNumber>): boolean =>
  !moneyAlone.test(said) && quantity !== null && quantity !== 0;

/** The quantity of a movement, or why the row is none. */
export function quantityOf(read: ReadNumber, cell: string | number | undefined): number | SkippedRow["reason"] {
  const quantity = read(cell ?? "");
  if (quantity === "doubtful") return "numberDoubtful";
  return quantity === null || quantity === 0 ? "quantityInvalid" : Math.abs(quantity);
}

/** History of Trading 212: "Action, Time, ISIN, Ticker, Name, No. of shares, Price / share, …, Total, Currency (Total)". */
export function readTrading212(headings: Cells): ReadRows | null {
  const at = (...names: string[]) => columnOf(headings, ...names);
  const [action, isin, shares] = [at("action"), at("isin"), at("no. of shares")];
  if (action === undefined || isin === undefined || shares === undefined) return null;
  const [total, currency] = [at("total", "total (eur)", "total (gbp)", "total (usd)"), at("currency (total)")];
  const ofTotal = currencyIn(textAt(headings, total).toUpperCase().replaceAll(/[()]/g, " "));
  return heldBy((cells, read) => {
    const kind = trading212Kind(textAt(cells, action), read(cells[shares] ?? ""));
    if (kind === null) return "movement";
    const quantity = quantityOf(read, cells[shares]);
    if (typeof quantity === "string") return quantity;
    const amount = total === undefined ? null : known(read(cells[total] ?? ""));
    const perShare = known(read(cells[at("price / share") ?? -1] ?? ""));
    return {
      ...{ kind, quantity, amount: amount === null ? null : Math.abs(amount) },
      price: priceOf(perShare, 1, currencyIn(textAt(cells, at("currency (price / share)")))),
      symbol: textAt(cells, at("ticker")),
      isin: isinIn(textAt(cells, isin)),
      name: textAt(cells, at("name")) || null,
      currency: currency === undefined ? ofTotal : currencyIn(textAt(cells, currency)),
      day: dayIn(textAt(cells, at("time", "time (utc)"))),
    };
  });
}

function trading212Kind(said: string, quantity: ReturnType<ReadNumber>): Movement["kind"] | null {
  if (/\bbuy\b/i.test(said)) return "buy";
  if (/\bsell\b/i.test(said)) return "sell";
  if (/^stock split close$/i.test(said)) return "removed";
  if (/^stock split open$/i.test(said)) return "added";
  return movesShares(said, quantity) ? "unfollowed" : null;
}

/** Movements of Directa: "Data operazione, Data valuta, Tipo operazione, Ticker, Isin, …, Quantità, Importo euro, …". */
export function readDirecta(headings: Cells): ReadRows | null {
  const at = (...names: string[]) => columnOf(headings, ...names);
  const [kindAt, isin, shares, amountAt] = [at("tipo operazione"), at("isin"), at("quantita"), at("importo euro")];
  if (kindAt === undefined || isin === undefined || shares === undefined) return null;
  // What was bought in another currency has its amount there, and in euros what the exchange made of it.
  const priceAt = (
    cells: Cells,
    read: ReadNumber,
    { amount, quantity }: { amount: number | null; quantity: number },
  ) => {
    const abroad = known(read(cells[at("importo divisa") ?? -1] ?? "")) ?? 0;
    if (abroad === 0) return priceOf(amount, quantity, "EUR");
    return priceOf(abroad, quantity, currencyIn(textAt(cells, at("divisa"))));
  };
  return heldBy((cells, read) => {
    const said = textAt(cells, kindAt);
    const kind = sideSaid(said) ?? (movesShares(said, read(cells[shares] ?? "")) ? "unfollowed" : null);
    if (kind === null) return "movement";
    const quantity = quantityOf(read, cells[shares]);
    if (typeof quantity === "string") return quantity;
    const amount = amountAt === undefined ? null : known(read(cells[amountAt] ?? ""));
    return {
      ...{ kind, quantity, amount: amount === null ? null : Math.abs(amount), currency: "EUR" },
      price: priceAt(cells, read, { amount, quantity }),
      symbol: textAt(cells, at("ticker")),
      isin: isinIn(textAt(cells, isin)),
      name: textAt(cells, at("descrizione")) || null,
      day: dayIn(textAt(cells, at("data operazione"))),
    };
  });
}

/** Account activity of eToro: "Date, Type, Details, Amount, Units, …, Position ID, Asset type, NWA"; details are "AAPL/USD". */
export function readEtoro(headings: Cells): ReadRows | null {
  const at = (...names: string[]) => columnOf(headings, ...names);
  const [type, details, units, amountAt] = [at("type"), at("details"), at("units", "units / contracts"), at("amount")];
  if (type === undefined || details === undefined || units === undefined || at("position id") === undefined)
    return null;
  const movementOf: MovementOf = (cells, read) => {
    const kind = etoroKind(textAt(cells, type));
    if (kind === null) return "movement";
    if (!/^(?:stock.*)?$/i.test(textAt(cells, at("asset type")))) return "notAShare";
    // A split says by which ratio alone.
    const quantity = kind === "unfollowed" ? 0 : quantityOf(read, cells[units]);
    if (typeof quantity === "string") return quantity;
    const [symbol = ""] = textAt(cells, details).split("/");
    // What a sale brings says nothing of what is left. The account is in dollars, whatever the share is quoted in.
    const amount = kind === "sell" || amountAt === undefined ? 0 : known(read(cells[amountAt] ?? ""));
    const day = dayIn(textAt(cells, at("date")));
    const price = priceOf(amount, quantity, "USD");
    return { kind, quantity, symbol: symbol.trim(), isin: null, name: null, amount, currency: "USD", price, day };
  };
  return heldBy(movementOf);
}

function etoroKind(said: string): Movement["kind"] | null {
  if (/^open position/i.test(said)) return "buy";
  if (/^position closed/i.test(said)) return "sell";
  return /^corp/i.test(said) ? "unfollowed" : null;
}

/** Cash operations of XTB: "ID, Type, Time, Symbol, Comment, Amount"; the comment says "OPEN BUY 5 @ 458.65". */
export function readXtbCash(headings: Cells): ReadRows | null {
  const at = (...names: string[]) => columnOf(headings, ...names);
  const [symbol, comment, amountAt] = [
    at("symbol", "simbolo"),
    at("comment", "comentario", "commento"),
    at("amount", "importe", "importo"),
  ];
  const type = at("type", "tipo");
  if (symbol === undefined || comment === undefined || amountAt === undefined || type === undefined) return null;
  if (columnOf(headings, "volume", "volumen") !== undefined) return null;
  return heldBy((cells, read) => {
    const told = /\b(OPEN|CLOSE) BUY (\d+(?:\.\d+)?)(?:\/\d+(?:\.\d+)?)? @(?: *(\d+(?:\.\d+)?))?/i.exec(
      textAt(cells, comment),
    );
    const isUnfollowed = told === null && xtbMovesShares.test(textAt(cells, type));
    if (told === null && !isUnfollowed) return "movement";
    const amount = known(read(cells[amountAt] ?? ""));
    const side = told?.[1]?.toUpperCase() === "OPEN" ? "buy" : "sell";
    return {
      kind: isUnfollowed ? "unfollowed" : side,
      ...{ symbol: textAt(cells, symbol), isin: null, name: null, quantity: Number(told?.[2] ?? 0) },
      // In the currency of the account, which the file does not say in these columns.
      ...{ amount: amount === null ? null : Math.abs(amount), currency: null },
      price: told?.[3] === undefined ? null : priceOf(Number(told[3]), 1, null),
      day: dayIn(textAt(cells, at("time", "hora", "ora"))),
    };
  });
}

const xtbMovesShares = /split|spin|merger|corporate|rights|exchange|conversion/i;

const purchase = /^(?:buy|bought|purchase|compra|acquist|kauf)/i;
const sale = /^(?:sell|sold|sale|venta|vender|vendita|verkauf)/i;

export function sideSaid(said: string): "buy" | "sell" | null {
  if (purchase.test(said)) return "buy";
  return sale.test(said) ? "sell" : null;
}
