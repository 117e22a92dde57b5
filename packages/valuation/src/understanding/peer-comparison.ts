import { cashOf } from "../company/accounts/base-figures.ts";
import type { Company, ValuationRequest } from "../company/normalise-company.ts";
import { rememberedCompany } from "../company/remembered.ts";
import { amountOf, comparisonsOf, kindsOf } from "../methods/comparable-multiples/comparable-multiples.ts";
import {
  industryMultiple,
  leastPeers,
  type MultipleKind,
  marketValueOfPeer,
  multipleOfPeer,
} from "../peers/peer-multiples.ts";
import type { CompanyFile, Peer } from "../report/report.ts";
import { type ByScenario, byScenario } from "../scenarios/settings.ts";
import { byContent, traceBuilder } from "../trace/to-trace.ts";
import { derive, type Quantity, type Trace } from "../trace/trace.ts";
import { enterpriseMultiple, marketMultiple } from "../trace/traced-formulas/multiples.ts";

/** A number with its place in the trace of the comparison; null where there is none. */
export type ComparedNumber = { readonly value: number; readonly node: number } | null;

/** One multiple in the whole table. */
export type ComparedMultiple = {
  kind: MultipleKind;
  /** Whether the method asks for it of this kind of company. */
  isAsked: boolean;
  /** Whether it counts in the value: not where the company's own figure or anything to compare with is missing. */
  isUsed: boolean;
  /** The company's own, at its price. */
  own: ComparedNumber;
  /** Of each peer, in their order. */
  peers: readonly ComparedNumber[];
  /** How many peers have it. */
  count: number;
  /** The multiple of the method in each scenario: quartiles of the peers, or the industry's average; null without either. */
  statistic: { from: "peers" | "sectorAverage"; value: ByScenario<ComparedNumber> } | null;
  /** The industry's dated average. */
  industry: ComparedNumber;
};

/** The multiples of a company and of its peers, each number with its trace. */
export type PeerComparison = {
  peers: readonly { peer: Peer; marketCap: NonNullable<ComparedNumber> }[];
  multiples: readonly ComparedMultiple[];
  /** Below this many peers with a multiple the industry's average stands in. */
  least: number;
  trace: Trace;
};

const beside: readonly MultipleKind[] = ["evToSales", "priceToBook"];

/** The table behind comparable multiples, with the peers that count under these assumptions. */
export function peerComparisonOf(file: CompanyFile, request: ValuationRequest): PeerComparison {
  const company = rememberedCompany(file, request);
  const { nodes, idOf } = traceBuilder(byContent);
  const numberOf = (quantity: Quantity | null): ComparedNumber =>
    quantity === null || !Number.isFinite(quantity.value) ? null : { value: quantity.value, node: idOf(quantity) };
  const peers = company.peers.map((peer) => {
    const quantity = marketValueOfPeer(peer);
    return { peer, marketCap: { value: quantity.value, node: idOf(quantity) } };
  });
  const asked = kindsOf(company);
  const others = company.isFinancial ? [] : beside.filter((kind) => !asked.includes(kind));
  const used = company.shares ? comparisonsOf(company, company.shares).map(({ statistic }) => statistic.kind) : [];
  const multiples = [...asked, ...others].map((kind) => ({
    isAsked: asked.includes(kind),
    isUsed: used.includes(kind),
    ...comparedMultiple(company, kind, numberOf),
  }));
  return { peers, multiples, least: leastPeers, trace: { nodes, result: Math.max(0, nodes.length - 1) } };
}

function comparedMultiple(
  company: Company,
  kind: MultipleKind,
  numberOf: (quantity: Quantity | null) => ComparedNumber,
): Omit<ComparedMultiple, "isAsked" | "isUsed"> {
  const statistic = company.multiple(kind);
  const peers = company.peers.map((peer) => numberOf(multipleOfPeer(peer, kind)));
  return {
    kind,
    own: numberOf(ownMultiple(company, kind)),
    peers,
    count: peers.filter((multiple) => multiple !== null).length,
    statistic: statistic && {
      from: statistic.from,
      value: byScenario((scenario) => numberOf(statistic.value[scenario])),
    },
    industry: numberOf(industryMultiple(company.reference, kind)),
  };
}

/** The company's own multiple, computed as for its peers; null without a figure above zero or a price. */
function ownMultiple(company: Company, kind: MultipleKind): Quantity | null {
  const { marketValue, debt, history } = company;
  const amount = amountOf(company, kind);
  if (marketValue === null || amount === null || amount.quantity.value <= 0) return null;
  const isOfFirm = kind.startsWith("ev");
  if (!isOfFirm) return derive(kind, marketMultiple, { marketValue, amount: amount.quantity });
  const cash = cashOf(history)?.cash.quantity;
  if (debt === null || cash === undefined) return null;
  const multiple = derive(kind, enterpriseMultiple, {
    marketValue,
    debt: debt.quantity,
    cash,
    amount: amount.quantity,
  });
  return multiple.value > 0 ? multiple : null;
}
