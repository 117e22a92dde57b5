import type { SkippedRow } from "../contracts/portfolio.ts";
import type { Holding } from "./holding.ts";

/** A purchase or a sale of a file of movements. */
export type Movement = {
  kind: "buy" | "sell";
  symbol: string;
  isin: string | null;
  name: string | null;
  quantity: number;
  /** Without a sign; null where the row does not say it. */
  amount: number | null;
  currency: string | null;
  /** As ISO; null where it is not read. */
  day: string | null;
};

/** Below it a rest is what fractions leave. */
const NOTHING = 1e-7;

/**
 * What is held after all movements, by average cost. `skipped`: shares that were sold in full, and those of which more was sold than
 * bought, so that the file does not begin at the first purchase.
 */
export function heldAfter(movements: readonly Movement[]): { holdings: Holding[]; skipped: SkippedRow[] } {
  const byShare = Map.groupBy(inOrder(movements), ({ isin, symbol }) => isin ?? symbol);
  const holdings: Holding[] = [];
  const skipped: SkippedRow[] = [];
  for (const ofShare of byShare.values()) {
    const [first] = ofShare;
    if (first === undefined) continue;
    const { quantity, amount } = afterAll(ofShare);
    const text = [first.symbol || (first.isin ?? ""), first.name ?? ""].filter((each) => each !== "").join(" · ");
    if (quantity < -NOTHING) skipped.push({ row: null, text, reason: "short" });
    else if (quantity <= NOTHING) skipped.push({ row: null, text, reason: "closed" });
    else {
      const { symbol, isin, name, currency } = first;
      const isOneCurrency = ofShare.every((each) => each.currency === currency);
      // Without a currency an amount says nothing: the account's need not be the share's.
      const paid = amount === null || currency === null || !isOneCurrency ? null : { amount, currency };
      holdings.push({ ...{ symbol, isin, name, quantity, paid }, quotedIn: null });
    }
  }
  return { holdings, skipped };
}

/** Files begin with the first movement or with the last one; without all days they stay as they are. */
function inOrder(movements: readonly Movement[]): readonly Movement[] {
  if (movements.some(({ day }) => day === null)) return movements;
  return movements.toSorted((one, other) => (one.day ?? "").localeCompare(other.day ?? ""));
}

function afterAll(movements: readonly Movement[]): { quantity: number; amount: number | null } {
  let [quantity, amount]: [number, number | null] = [0, 0];
  for (const movement of movements) {
    if (movement.kind === "buy") {
      quantity += movement.quantity;
      amount = amount === null || movement.amount === null ? null : amount + movement.amount;
      continue;
    }
    const left = quantity > 0 ? Math.max(0, quantity - movement.quantity) / quantity : 0;
    quantity -= movement.quantity;
    amount = amount === null ? null : amount * left;
  }
  return { quantity: Math.round(quantity * 1e8) / 1e8, amount };
}

/** The day of "2024-03-11 10:05:05", "11.03.2024 10:05:05", "27-12-2024" or "27/12/2024"; null for what is none. */
export function dayIn(text: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text);
  if (iso) return text.trim().slice(0, 19);
  const local = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(.*)$/.exec(text.trim());
  if (!local) return null;
  const [, day = "", month = "", year = "", time = ""] = local;
  if (Number(month) > 12 || Number(day) > 31) return null;
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}${time}`;
}
