import type { Fundamentals, IsoDate, Quote } from "@valora/valuation";
import type { Chosen, Considered, Skip } from "../market-data.ts";
import type { Provider } from "../provider.ts";

type Asked = {
  /** The provider whose answer counts; null when none answered. */
  taken: string | null;
  /** The day of each answer. */
  days: ReadonlyMap<string, IsoDate>;
  /** Why the others were passed over. */
  passed: readonly Skip[];
};

/** What became of each candidate, in order, once the newest answer is known. */
export function chosenAmong(candidates: readonly Provider[], { taken, days, passed }: Asked): Chosen {
  const newest = taken === null ? null : (days.get(taken) ?? null);
  const considered = candidates.map(({ id }): Considered => {
    const asOf = days.get(id) ?? null;
    const failure = passed.find(({ provider, kind }) => provider === id && kind !== "older") ?? null;
    return { provider: id, outcome: outcomeOf(id === taken, asOf, newest, failure), asOf, failure };
  });
  if (newest === null) return { reason: null, considered };
  const isAlone = days.size < 2;
  if (considered.some(({ outcome }) => outcome === "notNeeded")) return { reason: "current", considered };
  return { reason: isAlone ? "only" : "newest", considered };
}

function outcomeOf(
  isTaken: boolean,
  asOf: IsoDate | null,
  newest: IsoDate | null,
  failure: Skip | null,
): Considered["outcome"] {
  if (isTaken) return "taken";
  if (asOf !== null) return asOf === newest ? "asNew" : "older";
  return failure === null ? "notNeeded" : "failed";
}

type Choice = { chosen: Provider | undefined; candidates: readonly Provider[]; notChosen?: readonly Skip[] };

/** Where the reader has chosen a provider that was asked, that is the reason, and those before it were not asked. */
export function asReaderChose(asked: Chosen, { chosen, candidates, notChosen = [] }: Choice): Chosen {
  if (chosen === undefined || candidates[0] !== chosen) return asked;
  const others = notChosen.map(({ provider }): Considered => {
    return { provider, outcome: "notChosen", asOf: null, failure: null };
  });
  return { reason: asked.reason && "chosen", considered: [...others, ...asked.considered] };
}

/**
 * Of which of the three the price is that counts: of a provider of prices, of the provider of the accounts or of the bundled
 * company; null: none has one. `kept` is the bundled one, where it may replace the others.
 */
export type PriceOffer = { by: "asked" | "company" | "kept" | null; kept: Quote | null };

/** The choice of the price among the providers of prices, the price that came with the accounts and the bundled one. */
export function chosenPrice(
  asked: Chosen,
  company: Pick<Fundamentals, "provider" | "quote">,
  { by: taken, kept }: PriceOffer,
): Chosen {
  const best = asked.considered.find(({ outcome }) => outcome === "taken") ?? null;
  const offers = [
    { by: "asked", provider: best?.provider ?? "", asOf: best?.asOf ?? null },
    { by: "company", provider: company.provider, asOf: company.quote?.asOf ?? null },
    { by: "kept", provider: "bundled", asOf: kept?.asOf ?? null },
  ] as const;
  const newest = offers.find(({ by }) => by === taken)?.asOf ?? null;
  const outcomeIn = (by: PriceOffer["by"], asOf: IsoDate | null): Considered["outcome"] => {
    if (by !== null && by === taken) return "taken";
    if (asOf === null || newest === null || asOf > newest) return "notChosen";
    return asOf === newest ? "asNew" : "older";
  };
  const live = asked.considered.map((each): Considered => {
    if (each === best) return { ...each, outcome: outcomeIn("asked", each.asOf) };
    return each.asOf === null ? each : { ...each, outcome: outcomeIn(null, each.asOf) };
  });
  const others = offers
    .slice(1)
    .filter(({ by, asOf }) => asOf !== null && (by !== "kept" || company.provider !== "bundled"))
    .filter(({ by, provider }) => by === taken || !live.some((each) => each.provider === provider))
    .map(({ by, provider, asOf }): Considered => ({ provider, outcome: outcomeIn(by, asOf), asOf, failure: null }));
  const considered = [...live, ...others];
  if (taken === null) return { reason: null, considered };
  if (taken === "asked" && asked.reason !== "only") return { reason: asked.reason, considered };
  return { reason: considered.filter(({ asOf }) => asOf !== null).length > 1 ? "newest" : "only", considered };
}
