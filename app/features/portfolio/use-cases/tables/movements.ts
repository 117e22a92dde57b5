import type { SkippedRow } from "../../contracts/portfolio.ts";
import type { Holding, Purchase } from "../holding.ts";

/**
 * A purchase or a sale of a file of movements; `removed` and `added` are the two rows of a split, by which the cost stays; `unfollowed`
 * moves shares in a way that the file does not tell.
 */
export type Movement = {
  kind: "buy" | "sell" | "removed" | "added" | "unfollowed";
  symbol: string;
  isin: string | null;
  name: string | null;
  quantity: number;
  /** Without a sign; null where the row does not say it. */
  amount: number | null;
  currency: string | null;
  /** What one share cost, in the currency of its quote or another; null where the row does not say it. */
  price: Pick<Purchase, "perShare" | "currency"> | null;
  /** As ISO; null where it is not read. */
  day: string | null;
};

/** Below it a rest is what fractions leave. */
const NOTHING = 1e-7;

/** A movement and where the table tells it. */
type ToldMovement = { movement: Movement; row: number; text: string };

/**
 * What is held after all movements, by average cost. `skipped`: shares that were sold in full; those of which more was sold than
 * bought, so that the file does not begin at the first purchase; and those that moved in a way that is not followed, by that row.
 */
export function heldAfter(told: readonly ToldMovement[]): { holdings: Holding[]; skipped: SkippedRow[] } {
  const byShare = Map.groupBy(inOrder(told), ({ movement: { isin, symbol } }) => isin ?? symbol);
  const holdings: Holding[] = [];
  const skipped: SkippedRow[] = [];
  for (const ofShare of byShare.values()) {
    const held = heldOf(ofShare);
    if (Array.isArray(held)) skipped.push(...held);
    else holdings.push(held);
  }
  return { holdings, skipped };
}

function heldOf(ofShare: readonly ToldMovement[]): Holding | SkippedRow[] {
  const movements = ofShare.map(({ movement }) => movement);
  const after = afterAll(movements);
  const unfollowed = ofShare.filter(({ movement }) => after.unfollowed.has(movement));
  if (unfollowed.length > 0) return unfollowed.map(({ row, text }) => ({ row, text, reason: "unfollowed" }));
  const { quantity, amount, purchases } = after;
  const [{ symbol, isin, name, currency }] = movements as [Movement];
  const text = [symbol || (isin ?? ""), name ?? ""].filter((each) => each !== "").join(" · ");
  if (quantity < -NOTHING) return [{ row: null, text, reason: "short" }];
  if (quantity <= NOTHING) return [{ row: null, text, reason: "closed" }];
  const isOneCurrency = movements.every((each) => each.currency === currency);
  // Without a currency an amount says nothing: the account's need not be the share's.
  const paid = amount === null || currency === null || !isOneCurrency ? null : { amount, currency };
  return { ...{ symbol, isin, name, quantity, paid, purchases }, quotedIn: null };
}

/**
 * Oldest first. A file whose first day is its last begins with the newest movement, also within a day; without all days it stays as it
 * is. Of the two rows of a split the old shares go first.
 */
function inOrder(told: readonly ToldMovement[]): readonly ToldMovement[] {
  const days = told.map(({ movement }) => movement.day);
  if (!days.every((day) => day !== null)) return told;
  const isNewestFirst = (days[0] ?? "") > (days.at(-1) ?? "");
  return (isNewestFirst ? told.toReversed() : told).toSorted(
    ({ movement: one }, { movement: other }) =>
      (one.day ?? "").localeCompare(other.day ?? "") || rankIn(one) - rankIn(other),
  );
}

const rankIn = ({ kind }: Movement): number => (kind === "removed" ? 0 : 1);

type After = {
  quantity: number;
  amount: number | null;
  unfollowed: ReadonlySet<Movement>;
  /** Since nothing was held last: a split that the file tells takes all that is held. */
  purchases: readonly Purchase[];
};

function afterAll(movements: readonly Movement[]): After {
  let [quantity, amount]: [number, number | null] = [0, 0];
  const unfollowed = new Set<Movement>();
  let purchases: readonly Purchase[] = [];
  for (const movement of movements) {
    // A split takes all that is held; anything else began before the file.
    const isOther = movement.kind === "removed" && Math.abs(movement.quantity - quantity) > NOTHING;
    if (movement.kind === "unfollowed" || isOther) unfollowed.add(movement);
    amount = amountAfter(movement, { quantity, amount });
    quantity += signOf[movement.kind] * movement.quantity;
    purchases = quantity > NOTHING ? [...purchases, ...purchasesOf(movement)] : [];
  }
  return { quantity: Math.round(quantity * 1e8) / 1e8, amount, unfollowed, purchases };
}

function purchasesOf({ kind, day, price }: Movement): Purchase[] {
  return kind !== "buy" || day === null || price === null ? [] : [{ day: day.slice(0, 10), ...price }];
}

function amountAfter(
  movement: Movement,
  { quantity, amount }: { quantity: number; amount: number | null },
): number | null {
  if (amount === null) return null;
  if (movement.kind === "buy") return movement.amount === null ? null : amount + movement.amount;
  if (movement.kind !== "sell") return amount;
  return quantity > 0 ? (amount * Math.max(0, quantity - movement.quantity)) / quantity : 0;
}

const signOf = { buy: 1, added: 1, sell: -1, removed: -1, unfollowed: 0 } as const;

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
