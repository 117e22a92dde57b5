import { isBalance } from "../company/accounts/interim-figure.ts";
import { industryLeaf, referenceLeaf } from "../company/references.ts";
import type { IndustryAverages, MarketReference } from "../inputs/market-reference.ts";
import type { Money } from "../inputs/units.ts";
import type { Warning } from "../report/outcome.ts";
import type { CompanyFile, Peer, PeerAmount } from "../report/report.ts";
import { type ByScenario, byScenario } from "../scenarios/settings.ts";
import type { QuantityName } from "../trace/quantity-names.ts";
import { assumption, derive, figureLeaf, type Quantity } from "../trace/trace.ts";
import { quantileRatio } from "../trace/traced-formulas/figures.ts";
import { enterpriseMultiple, marketMultiple } from "../trace/traced-formulas/multiples.ts";
import { figureOfAmount, quantityOf } from "./peer-amounts.ts";

/** Below this many peers with a figure, a statistic of them is an accident. */
export const leastPeers = 5;

/** An industry's aggregate above this many times the whole market's comes from losses, or from one giant, in it. */
const accidental = 2;

export const multipleKinds = [
  "evToEbitda",
  "evToEbit",
  "evToSales",
  "priceToEarnings",
  "priceToBook",
  "priceToTangibleBook",
  "priceToFundsFromOperations",
] as const;
export type MultipleKind = (typeof multipleKinds)[number];

type Definition = {
  of: "firm" | "equity";
  amount: Exclude<PeerAmount, "midCycleEbitda" | "midCycleNetIncome">;
  industry: { key: keyof IndustryAverages & QuantityKey; name: QuantityName } | null;
};
type QuantityKey = "evToEbitda" | "evToEbit" | "evToSales" | "priceToEarnings" | "priceToBook";

const definitions: Readonly<Record<MultipleKind, Definition>> = {
  evToEbitda: {
    of: "firm",
    amount: "ebitda",
    industry: { key: "evToEbitda", name: "industryEvToEbitda" },
  },
  evToEbit: {
    of: "firm",
    amount: "ebit",
    industry: { key: "evToEbit", name: "industryEvToEbit" },
  },
  evToSales: {
    of: "firm",
    amount: "revenue",
    industry: { key: "evToSales", name: "industryEvToSales" },
  },
  priceToEarnings: {
    of: "equity",
    amount: "netIncome",
    industry: { key: "priceToEarnings", name: "industryPriceToEarnings" },
  },
  priceToBook: {
    of: "equity",
    amount: "equity",
    industry: { key: "priceToBook", name: "industryPriceToBook" },
  },
  priceToTangibleBook: {
    of: "equity",
    amount: "tangibleEquity",
    industry: null,
  },
  priceToFundsFromOperations: {
    of: "equity",
    amount: "fundsFromOperations",
    industry: null,
  },
};

/** The statistic of a multiple: lower quartile, median and upper quartile of the peers, or the dated industry average. */
export type MultipleStatistic = {
  kind: MultipleKind;
  of: "firm" | "equity";
  from: "peers" | "sectorAverage";
  value: ByScenario<Quantity>;
  /** Those of the peers; none where the industry's average stands in. */
  multiples: readonly Quantity[];
  warnings: readonly Warning[];
};

const quantiles = { conservative: 0.25, neutral: 0.5, optimistic: 0.75 } as const;

/** The lower quartile, the median and the upper quartile of multiples, one for each scenario. */
export const quartilesOf = (name: QuantityName, values: readonly Quantity[]): ByScenario<Quantity> =>
  byScenario((scenario) =>
    derive(name, quantileRatio, {
      values,
      quantile: assumption("multipleQuantile", quantiles[scenario], "rate", "scenario"),
    }),
  );

/**
 * The multiples of comparable companies. Peers without the figure, or with one that is not above zero, are left
 * out; with fewer than five the industry's average stands in, the same in every scenario. Null when there is neither, or the average is more than twice the market's.
 */
export function multipleStatistic(
  company: Pick<CompanyFile, "peers" | "reference">,
  kind: MultipleKind,
): MultipleStatistic | null {
  const { of } = definitions[kind];
  const multiples = company.peers.flatMap((peer) => multipleOfPeer(peer, kind) ?? []);
  if (multiples.length >= leastPeers) {
    return {
      kind,
      of,
      from: "peers",
      value: quartilesOf(kind, multiples),
      multiples,
      warnings: of === "firm" && company.peers.some((peer) => peer.debtPartlyKnown) ? ["peerDebtPartlyKnown"] : [],
    };
  }
  const average = industryMultiple(company.reference, kind);
  if (average === null) return null;
  return {
    kind,
    of,
    from: "sectorAverage",
    value: byScenario(() => average),
    multiples: [],
    warnings: ["sectorAverages"],
  };
}

/** The industry's dated average; null where there is none, or it is an accident. */
export function industryMultiple(reference: MarketReference, kind: MultipleKind): Quantity | null {
  const { industry } = definitions[kind];
  if (!industry) return null;
  const average = industryLeaf(reference, industry.key, industry.name, "ratio");
  if (!average || average.ofMarket || average.leaf.value <= 0) return null;
  const ofMarket = reference.market[industry.key];
  return ofMarket !== null && average.leaf.value > accidental * ofMarket ? null : average.leaf;
}

/** A multiple of a peer; null without its figure, or with one that is not above zero. */
export function multipleOfPeer(peer: Peer, kind: MultipleKind): Quantity | null {
  const multiple = multipleOf(peer, kind, definitions[kind]);
  return multiple && Number.isFinite(multiple.value) && multiple.value > 0 ? multiple : null;
}

function multipleOf(peer: Peer, kind: MultipleKind, { of, amount }: Definition): Quantity | null {
  const leaf = amountLeaf(peer, kind, amount);
  if (leaf === null || leaf.value <= 0 || !(peer.marketCap > 0)) return null;
  const marketValue = marketValueOfPeer(peer);
  if (of === "equity") return derive(kind, marketMultiple, { marketValue, amount: leaf });
  if (peer.debt === null || peer.cash === null) return null;
  return derive(kind, enterpriseMultiple, {
    marketValue,
    debt: amountOfPeer(peer, "debt", peer.debt),
    cash: amountOfPeer(peer, "cash", peer.cash),
    amount: leaf,
  });
}

/** The market value of a peer's equity. */
export const marketValueOfPeer = ({ ticker, marketCap, priceAsOf, priceSource, provider }: Peer): Quantity =>
  referenceLeaf("marketValue", { value: marketCap, asOf: priceAsOf, source: priceSource ?? provider }, "money", ticker);

/** A peer's figure of its latest year; of an average one for EBITDA and earnings where the subject's own are too. */
function amountLeaf(peer: Peer, kind: MultipleKind, amount: Definition["amount"]): Quantity | null {
  const { midCycle } = peer;
  if (midCycle && kind === "evToEbitda") return averageYear(peer, "midCycleEbitda", midCycle.ebitda);
  if (midCycle && kind === "priceToEarnings") return averageYear(peer, "midCycleNetIncome", midCycle.netIncome);
  const latest = peer[amount];
  return latest === null ? null : amountOfPeer(peer, amount, latest);
}

const averageNames = { midCycleEbitda: "ebitda", midCycleNetIncome: "normalisedEarnings" } as const;

function averageYear(peer: Peer, amount: keyof typeof averageNames, value: Money | null): Quantity | null {
  if (value === null) return null;
  const { ticker, fiscalYearEnd: asOf, provider: source } = peer;
  const name = averageNames[amount];
  return workedOut(peer, amount, value) ?? referenceLeaf(name, { value, asOf, source }, "money", ticker);
}

/** How a peer's amount was worked out, where its report does not tell it as it is. */
function workedOut({ workings }: Peer, amount: PeerAmount, value: Money): Quantity | null {
  const trace = workings?.[amount];
  return trace ? quantityOf(trace, value) : null;
}

/** An amount of a peer: the working where there is one, else the figure of its latest report. */
function amountOfPeer(peer: Peer, amount: PeerAmount, value: Money): Quantity {
  const { ticker, fiscalYearEnd, provider, accession } = peer;
  const name = figureOfAmount[amount];
  const covered = isBalance(name) ? null : 12;
  const months = peer.accounts === "twelveMonths" ? covered : undefined;
  return (
    workedOut(peer, amount, value) ??
    figureLeaf({
      name,
      value,
      unit: "money",
      ticker,
      fiscalYearEnd,
      months,
      provider,
      accession,
      origin: null,
      filedAt: null,
    })
  );
}
