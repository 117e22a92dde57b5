import { type History, latestHistoryOf } from "../company/accounts/history.ts";
import { classify } from "../inputs/classify.ts";
import type { Fundamentals } from "../inputs/fundamentals.ts";
import {
  assetLightFinancials,
  bankIndustries,
  financialServicesIndustries,
  insuranceIndustries,
} from "../inputs/industry-groups.ts";
import { priceInReportingCurrency } from "../inputs/price-in-reporting-currency.ts";
import type { Money } from "../inputs/units.ts";
import { separationsSince } from "../report/price-standing.ts";
import type { Peer, PeerAmount } from "../report/report.ts";
import { areOfOneIssuer, eachIssuerOnce } from "./issuers.ts";
import { peerAmountsOf, workingsOf } from "./peer-amounts.ts";
import { areRelated } from "./related-industries.ts";

const mostPeers = 15;
/** With fewer of the same sub-industry, related ones are asked; the whole sector only for want of a sub-industry. */
const enough = { related: 10, sector: 8 } as const;

type Candidate = { fundamentals: Fundamentals; marketCap: Money; match: Peer["match"]; distance: number };

/**
 * Companies to compare with: of the same sub-industry, then of related ones, each group nearest in size (logarithm of market
 * value) first; at most fifteen. Companies of the sector when the subject's sub-industry is unknown: a soft-drink maker and a
 * supermarket say nothing about each other.
 *
 * Left out: the company itself and its other classes of shares, companies without price or share count, or
 * whose share basis is not settled, those whose accounts hold a part that their price no longer does or are refused by a check
 * of the data, and financials among non-financials and trusts among others (and the reverse).
 */
export function choosePeers(subject: Fundamentals, candidates: readonly Fundamentals[]): Peer[] {
  const nearestFirst = eligibleFor(subject, candidates).sort((a, b) => a.distance - b.distance);
  const ranked = eachIssuerOnce(nearestFirst, ({ fundamentals }) => fundamentals, { without: [subject] });
  const chosen = ranked.filter(({ match }) => match === "subIndustry").slice(0, mostPeers);
  for (const match of ["industry", "sector"] as const) {
    if (match === "sector" && subject.industry !== null) break;
    const room = (match === "industry" ? enough.related : enough.sector) - chosen.length;
    if (room > 0) chosen.push(...ranked.filter((candidate) => candidate.match === match).slice(0, room));
  }
  const isSubjectCyclical = isCyclical(subject, latestHistoryOf(subject));
  return chosen.map((candidate) => peerOf(candidate, isSubjectCyclical));
}

/** Why a company cannot be compared with; each has a text in the app's messages. */
export type PeerRefusal = "itself" | "noMarketValue" | BrokenBase;

/** Reasons why a company's price does not match its accounts. */
type BrokenBase = "shareBasisUnsettled" | "partSeparated" | "dataSuspect";

function brokenBaseOf(fundamentals: Fundamentals): BrokenBase | null {
  if (fundamentals.shareBasis !== "settled") return "shareBasisUnsettled";
  if (separationsSince(fundamentals).length > 0) return "partSeparated";
  return fundamentals.isSuspect ? "dataSuspect" : null;
}

/** A company that a reader wants to compare with, of whatever sector, or why it cannot be. */
export function namedPeer(subject: Fundamentals, fundamentals: Fundamentals): Peer | PeerRefusal {
  if (areOfOneIssuer(subject, fundamentals)) return "itself";
  const broken = brokenBaseOf(fundamentals);
  if (broken !== null) return broken;
  const marketCap = marketCapOf(fundamentals);
  if (marketCap === null) return "noMarketValue";
  const match = matchOf(subject, fundamentals) ?? "unrelated";
  return peerOf({ fundamentals, marketCap, match }, isCyclical(subject, latestHistoryOf(subject)));
}

function eligibleFor(subject: Fundamentals, candidates: readonly Fundamentals[]): Candidate[] {
  const size = marketCapOf(subject);
  const eligible: Candidate[] = [];
  for (const fundamentals of candidates) {
    const match = matchOf(subject, fundamentals);
    const marketCap = match === null || brokenBaseOf(fundamentals) !== null ? null : marketCapOf(fundamentals);
    if (match === null || marketCap === null) continue;
    const distance = size === null ? 0 : Math.abs(Math.log(marketCap / size));
    eligible.push({ fundamentals, marketCap, match, distance });
  }
  return eligible;
}

function matchOf(subject: Fundamentals, other: Fundamentals): Peer["match"] | null {
  if (other.ticker === subject.ticker || other.sector !== subject.sector) return null;
  if (kindOf(subject) !== kindOf(other)) return null;
  if (subject.industry === null || other.industry === null) return "sector";
  if (subject.industry === other.industry) return "subIndustry";
  return areRelated(subject.industry, other.industry) ? "industry" : "sector";
}

/** Balance sheets of these kinds cannot be compared with each other. */
function kindOf({ sector, industry }: Fundamentals): "bank" | "insurer" | "financial" | "trust" | "ordinary" {
  if (industry !== null) {
    if (bankIndustries.has(industry)) return "bank";
    if (insuranceIndustries.has(industry)) return "insurer";
    if (financialServicesIndustries.has(industry)) return "financial";
    if (industry.endsWith("REITs")) return "trust";
    if (assetLightFinancials.has(industry)) return "ordinary";
  }
  return sector === "financials" ? "financial" : "ordinary";
}

function marketCapOf(fundamentals: Fundamentals): Money | null {
  const { sharesOutstanding, statements } = fundamentals;
  const price = priceInReportingCurrency(fundamentals);
  const shares = sharesOutstanding?.value ?? statements.at(-1)?.figures.dilutedShares ?? null;
  if (price === null || shares === null) return null;
  const marketCap = price * shares;
  return marketCap > 0 && Number.isFinite(marketCap) ? marketCap : null;
}

/** A year says little about it; of other companies the latest year is an ordinary one, and ten years ago they were others. */
function isCyclical(fundamentals: Fundamentals, history: History): boolean {
  return classify(fundamentals, history).type === "cyclical";
}

/** Memoised: a company's figures as a peer are the same for every subject. */
const peers = new WeakMap<Fundamentals, Omit<Peer, "match">>();

function peerOf({ fundamentals, marketCap, match }: Omit<Candidate, "distance">, isOfCyclical: boolean): Peer {
  const known = peers.get(fundamentals) ?? figuresOf(fundamentals, marketCap);
  peers.set(fundamentals, known);
  return { ...known, match, midCycle: isOfCyclical ? known.midCycle : null };
}

function figuresOf(fundamentals: Fundamentals, marketCap: Money): Omit<Peer, "match"> {
  const { ticker, name, provider, currency, quote } = fundamentals;
  const history = latestHistoryOf(fundamentals);
  const report = accountsIn(history);
  const cyclical = isCyclical(fundamentals, history);
  const amounts = peerAmountsOf(history, { trust: kindOf(fundamentals) === "trust", cyclical });
  const workings = workingsOf(amounts, report);
  const of = (amount: PeerAmount) => amounts[amount]?.value ?? null;
  return {
    ticker,
    name,
    ...report,
    provider,
    currency,
    marketCap,
    priceAsOf: quote?.asOf ?? "",
    ...(quote && { priceSource: quote.source }),
    revenue: of("revenue"),
    ebitda: of("ebitda"),
    ebit: of("ebit"),
    netIncome: of("netIncome"),
    equity: of("equity"),
    tangibleEquity: of("tangibleEquity"),
    debt: of("debt"),
    debtPartlyKnown: amounts.debtPartlyKnown,
    cash: of("cash"),
    fundsFromOperations: of("fundsFromOperations"),
    midCycle: cyclical ? { ebitda: of("midCycleEbitda"), netIncome: of("midCycleNetIncome") } : null,
    ...(workings && { workings }),
  };
}

function accountsIn({ trailing, statements, latest }: History): Pick<Peer, "fiscalYearEnd" | "accounts" | "accession"> {
  if (trailing) {
    return { fiscalYearEnd: trailing.periodEnd, accounts: "twelveMonths", accession: trailing.accession };
  }
  const year = statements[latest];
  return { fiscalYearEnd: year?.fiscalYearEnd ?? "", accounts: "fiscalYear", accession: year?.accession ?? null };
}
