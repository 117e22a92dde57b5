import type { MarketData } from "@valora/market-data";
import type { Fundamentals, PartIndustry, Sector } from "@valora/valuation";
import { choosePeers } from "@valora/valuation/peers";
import { Failure } from "../../../../failure.ts";
import { industryId, type PartsAsked } from "../../contracts/asked-parts/compared-parts.ts";
import type { PredictedFile } from "../../contracts/predicted-file.ts";

type Industry = { id: string; name: string; sector: Sector };
type Peers = Pick<MarketData, "peerCandidates" | "referenceFor">;

/**
 * The file of a company whose filings tell its parts, with the industries by which they can be valued and the companies of those
 * that a reader asks for. Of an earlier day there are no peers, only the averages. An industry that is not known is refused; a part that
 * the filings do not tell counts for nothing.
 */
export function withPartsAsked(
  { marketData }: { marketData: Peers },
  file: PredictedFile,
  { parts = {}, isOfToday }: { parts: PartsAsked | undefined; isOfToday: boolean },
): PredictedFile {
  const { fundamentals } = file;
  const members = partsToldBy(fundamentals);
  if (members.size === 0) return file;
  const industries = industriesOf(marketData, fundamentals);
  const chosen = Object.entries(parts).flatMap(([member, id]) => {
    const industry = industries.find((each) => each.id === id);
    if (industry === undefined) throw unknownIndustry(industries);
    return members.has(member)
      ? [[member, comparedBy(marketData, fundamentals, { industry, isOfToday })] as const]
      : [];
  });
  const named = industries.map(({ id, name }) => ({ id, name }));
  return { ...file, partsCompared: { industries: named, chosen: Object.fromEntries(chosen) } };
}

const partsToldBy = ({ segments = [] }: Fundamentals): ReadonlySet<string> =>
  new Set(segments.filter(({ axis, kind }) => axis === "business" && kind === "part").map(({ member }) => member));

const unknownIndustry = (industries: readonly Industry[]) =>
  new Failure("enumInvalid", { param: "parts", allowed: industries.map(({ id }) => id).join(", ") });

const known = new WeakMap<Peers, Map<string, readonly Industry[]>>();

/** Industries of included companies whose debt is not their raw material, by name; worked out once for a currency. */
function industriesOf(marketData: Peers, fundamentals: Fundamentals): readonly Industry[] {
  const ofData = known.get(marketData) ?? new Map<string, readonly Industry[]>();
  known.set(marketData, ofData);
  const before = ofData.get(fundamentals.currency);
  if (before !== undefined) return before;
  const companies = ["USD", fundamentals.currency].flatMap((currency) =>
    marketData.peerCandidates({ ...fundamentals, ticker: "", currency }),
  );
  const sectors = new Map(
    companies.flatMap(({ industry, sector }) =>
      industry === null || sector === "financials" || industry.endsWith("REITs") ? [] : [[industry, sector] as const],
    ),
  );
  const industries = [...sectors]
    .map(([name, sector]) => ({ id: industryId(name), name, sector }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  ofData.set(fundamentals.currency, industries);
  return industries;
}

/** As if the company were of that industry: the companies nearest in size, and the averages published for it. */
function comparedBy(
  marketData: Peers,
  fundamentals: Fundamentals,
  { industry: { id, name, sector }, isOfToday }: { industry: Industry; isOfToday: boolean },
): PartIndustry {
  const subject: Fundamentals = { ...fundamentals, industry: name, sector };
  return {
    id,
    name,
    peers: isOfToday ? choosePeers(subject, marketData.peerCandidates(subject)) : [],
    averages: marketData.referenceFor(subject).industry,
  };
}
