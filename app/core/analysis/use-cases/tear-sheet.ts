import {
  baseRatesAsked,
  firmToShareOf,
  flowModelOf,
  judgingPriceOf,
  type MethodReport,
  premiumIn,
  projectionOf,
  requestedPeers,
  reverseValuationOf,
  sensitivityOf,
  tornadoOf,
  type Unavailable,
  type ValuationReport,
} from "@valora/valuation";
import { customScenarioOf } from "@valora/valuation/custom-scenario";
import { type PayoutAgainstBook, payoutAgainstBookOf } from "@valora/valuation/payout-against-book";
import { ratiosOf } from "@valora/valuation/statements";
import { sumOfPartsOf } from "@valora/valuation/sum-of-parts";
import { whatCanBeSaid } from "@valora/valuation/what-can-be-said";
import { followedPolicy, type Policy } from "../../policies/contracts/policy.ts";
import { buyingPriceOf } from "../contracts/answer-parts/buying-price.ts";
import { overridesOf } from "../contracts/asked-analysis.ts";
import { noteParameters } from "../contracts/assumption-notes.ts";
import type { TearSheet } from "../contracts/tear-sheet.ts";
import type { Analysis } from "./analyse-company.ts";
import { assumptionChanges } from "./assumption-changes.ts";

type Origin = {
  /** Where this installation is reached, or an empty text. */
  origin: string;
  /** Path and search of the page with the same assumptions. */
  path: string;
  version: string;
  digest: (text: string) => string;
  /** The policy that its question follows. */
  policy?: Policy | null;
};

const reach = 2;
const runDigits = 12;

/** An analysis as it is printed: with what its values hang on. The same data, assumptions and methods make the same sheet. */
export function tearSheetOf({ file, query, report, notes, baseRates }: Analysis, origin: Origin): TearSheet {
  const { path, version, digest, policy = null } = origin;
  const overrides = overridesOf(query);
  const changes = assumptionChanges({ file, query, report });
  const price = judgingPriceOf(file.fundamentals, report);
  const model = available(flowModelOf(report));
  return {
    file: query.peers === undefined ? file : { ...file, peers: requestedPeers(file, query.peers), furtherPeers: [] },
    arePeersChosen: query.peers !== undefined,
    report: withoutTraces(report),
    chosen: overrides,
    policy: policy && followedPolicy(policy),
    changes,
    custom: customScenarioOf(file, { scenario: query.scenario, overrides }),
    buying: query.safety === undefined ? null : buyingPriceOf(report, { safety: query.safety, price }),
    notes,
    premium: premiumIn(file.reference, report.assumptions.view),
    price,
    flows: model && { method: model.method, levers: model.levers },
    payoutAgainstBook: linesBetween(available(payoutAgainstBookOf(file, { scenario: query.scenario, overrides }))),
    sumOfParts: available(sumOfPartsOf(file, { scenario: query.scenario, overrides })),
    sensitivity: available(sensitivityOf(report, { price, reach })),
    firmToShare: wayIn(report),
    reverse: available(reverseValuationOf({ file, request: { scenario: query.scenario, overrides }, report })),
    said: whatCanBeSaid({
      file,
      request: { scenario: query.scenario, overrides },
      report,
      baseRates: baseRatesAsked(report, baseRates),
    }),
    tornado: available(tornadoOf(report)),
    quality: ratiosOf(file.fundamentals, []).quality,
    projection: projectionIn(report),
    page: `${origin.origin}${withoutReasons(path)}`,
    run: digest(
      // The day of asking ages the price; it makes no other sheet.
      JSON.stringify([
        version,
        { ...file, today: undefined },
        query.scenario,
        overrides,
        notes,
        ...(query.notes ? [query.notes] : []),
        ...(query.safety === undefined ? [] : [query.safety]),
      ]),
    ).slice(0, runDigits),
    version,
  };
}

/** An address to type: the reasons stand in the appendix. */
function withoutReasons(path: string): string {
  const [pathname = "", search = ""] = path.split("?");
  const kept = search.split("&").filter((part) => noteParameters.every((name) => !part.startsWith(`${name}=`)));
  return kept.join("") === "" ? pathname : `${pathname}?${kept.join("&")}`;
}

const available = <Answer extends { kind: string }>(answer: Answer | Unavailable): Answer | null =>
  // `Unavailable` is told apart by its kind, which no answer has.
  answer.kind === "unavailable" ? null : (answer as Answer);

function wayIn(report: ValuationReport): TearSheet["firmToShare"] {
  const way = firmToShareOf(report);
  if (way === null) return null;
  const { trace: _, ...steps } = way;
  return steps;
}

function linesBetween(told: PayoutAgainstBook | null): TearSheet["payoutAgainstBook"] {
  if (told === null) return null;
  const { dividends, residualIncome, lines } = told;
  return { dividends, residualIncome, lines };
}

const noTrace = { nodes: [], result: 0 };

/** A trace is longer than all the rest together, and the sheet prints none. */
function withoutTraces(report: ValuationReport): ValuationReport {
  const slim = (method: MethodReport): MethodReport =>
    method.outcome.kind === "notApplicable"
      ? method
      : { ...method, outcome: { ...method.outcome, besides: [], trace: noTrace } };
  return { ...report, methods: report.methods.map(slim) };
}

/** The yearly forecast of the first method with a projection. */
function projectionIn({ methods }: ValuationReport): TearSheet["projection"] {
  for (const { method, outcome } of methods) {
    if (outcome.kind !== "estimate") continue;
    const projection = projectionOf(outcome.trace);
    if (projection !== null) return { method, ...projection };
  }
  return null;
}
