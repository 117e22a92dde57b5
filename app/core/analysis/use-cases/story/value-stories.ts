import {
  type CompanyFile,
  type FlowMethodName,
  type PerShare,
  reverseGrowthOf,
  type TornadoBar,
  tornadoOf,
  type ValuationReport,
} from "@valora/valuation";
import type { RiskStory, StoryLever, StoryMethod, ValueStory, VerdictStory } from "../../contracts/story/story.ts";

/** Each method with its three scenarios against the price. */
export function valueStory({ methods, summary }: ValuationReport, price: PerShare | null): ValueStory {
  return { card: "value", price, summary: summaryOf(summary), methods: methods.map(methodOf) };
}

function methodOf({ method, outcome, range, status }: ValuationReport["methods"][number]): StoryMethod {
  if (outcome.kind === "notApplicable") return { method, estimate: null, status: null };
  const { valuePerShare: value, votes } = outcome;
  const values = [range.conservative, range.neutral, range.optimistic, value].filter((each) => each !== null);
  return { method, estimate: { low: Math.min(...values), high: Math.max(...values), value, votes }, status };
}

function summaryOf(summary: ValuationReport["summary"]): ValueStory["summary"] {
  const { voting, estimating, mean, median, standardDeviation, minimum, maximum } = summary;
  return { voting, estimating, mean, median, standardDeviation, minimum, maximum };
}

/** Levers that have room on a card. */
const mostLevers = 4;

/** Which assumption moves the value most, and what the price takes for granted. */
export function riskStory(file: CompanyFile, report: ValuationReport, price: PerShare | null): RiskStory {
  const tornado = tornadoOf(report);
  const levers =
    tornado.kind === "unavailable"
      ? null
      : {
          method: tornado.method,
          rate: rateOf(report, tornado.method),
          value: tornado.value,
          bars: tornado.bars.flatMap((bar) => leverOf(bar, tornado.value)).slice(0, mostLevers),
        };
  return { card: "risk", price, levers: levers?.bars.length === 0 ? null : levers, implied: impliedOf(file, report) };
}

/** The rate at which a method discounts: that of the firm, or what its owners require. */
function rateOf({ methods }: ValuationReport, method: FlowMethodName): "wacc" | "costOfEquity" {
  if (method !== "discountedCashFlow") return "costOfEquity";
  const outcome = methods.find((each) => each.method === method)?.outcome;
  const isOfOwners =
    outcome?.kind === "estimate" && (outcome.variant === "flowToEquity" || outcome.variant === "distributableCash");
  return isOfOwners ? "costOfEquity" : "wacc";
}

function leverOf({ lever, change, raised, lowered, width }: TornadoBar, value: PerShare): StoryLever[] {
  if (width === null) return [];
  const ends = [raised, lowered].flatMap(({ outcome }) => (outcome.kind === "value" ? [outcome.value] : []));
  const isRaised = raised.difference !== null;
  return [
    {
      lever,
      change,
      low: Math.min(value, ...ends),
      high: Math.max(value, ...ends),
      moved: { isRaised, difference: raised.difference ?? lowered.difference ?? 0 },
    },
  ];
}

function impliedOf(file: CompanyFile, report: ValuationReport): RiskStory["implied"] {
  const reverse = reverseGrowthOf(file, report);
  if (reverse.kind === "unavailable" || reverse.growth.kind !== "root") return null;
  return { price: reverse.price, growth: reverse.growth.value, years: reverse.fadesOver };
}

/** What the methods vote for, and the signal of the model. */
export function verdictStory({ methods, summary }: ValuationReport): VerdictStory {
  const { counts, signal, signalHoldsInScenarios } = summary;
  return {
    card: "verdict",
    summary: { ...summaryOf(summary), counts, signal, signalHoldsInScenarios },
    methods: methods.length,
  };
}
