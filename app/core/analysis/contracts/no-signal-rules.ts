import type { SignalKind, SignalReason, Silence } from "@valora/valuation";

/** Reasons for a company without a signal (`signal.briefly.<reason>`). */
export const noSignalReasons = [
  "notEnoughMethods",
  "noPrice",
  "priceTooOld",
  "accountsTooOld",
  "partSeparated",
] as const satisfies readonly SignalReason[];
export type NoSignalReason = (typeof noSignalReasons)[number];

type Judged = {
  /** Null where it is withheld. */
  signal: { kind: SignalKind; reason: SignalReason } | null;
  votes: number | null;
  /** Why nothing is judged by the price of the day; it comes before the signal. */
  silence: Silence | null;
};

/** Why there is no signal, and how many methods vote where that is why; null where there is one, or it is withheld. */
export function noSignalOf({ signal, votes, silence }: Judged): {
  reason: NoSignalReason;
  votes: number | null;
} | null {
  if (silence !== null) return { reason: silence, votes: null };
  if (signal?.kind !== "none") return null;
  const reason = noSignalReasons.find((each) => each === signal.reason);
  if (reason === undefined) return null;
  return { reason, votes: reason === "notEnoughMethods" ? votes : null };
}
