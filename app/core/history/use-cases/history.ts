import { quoteInReportingCurrency } from "@valora/valuation";
import { Failure } from "../../../failure.ts";
import { rateNameOf } from "../../analysis/contracts/answer-parts/discount-rate.ts";
import { formsOf } from "../../analysis/contracts/asked-parts/chosen-forms.ts";
import { writtenParts } from "../../analysis/contracts/asked-parts/compared-parts.ts";
import type { Analysis } from "../../analysis/use-cases/analyse-company.ts";
import { readTicker } from "../../analysis/use-cases/read-analysis-query.ts";
import { writtenCorrectedFigures } from "../../fundamentals/contracts/own-figures.ts";
import type { Policy } from "../../policies/contracts/policy.ts";
import type { Page } from "../../shared/contracts/pages.ts";
import { isUuid } from "../../shared/contracts/uuid.ts";
import type { Account } from "../../shared/use-cases/caller.ts";
import { pageIn, pageOf } from "../../shared/use-cases/read-page.ts";
import { readChoice, readLanguage, readParameters } from "../../shared/use-cases/read-parameters.ts";
import { type HistoryQuery, type HistoryRun, historyOrders, historyParameters } from "../contracts/history.ts";
import type { HistoryContext, HistoryRow } from "./history-context.ts";

/** The part of an analysis that the history stores. */
export function historyRunOf({ query, file, report }: Analysis, policy: Policy | null = null): HistoryRun {
  const { ticker, name, currency } = file.fundamentals;
  const { wacc, growth, horizon } = report.assumptions;
  const { mean, minimum, maximum, counts, signal } = report.summary;
  return {
    ticker,
    name,
    scenario: report.scenario,
    source: query.source ?? null,
    policy: policy?.name ?? null,
    policyTeam: policy?.team?.name ?? null,
    chosen: chosenIn(query),
    used: {
      wacc: wacc?.value ?? null,
      growth: growth?.value ?? null,
      horizon: horizon.value,
      discountRate: rateNameOf(report.assumptions),
    },
    currency,
    ...priceOf(file),
    mean,
    minimum,
    maximum,
    counts: { ...counts },
    signal: signal.kind,
    values: report.methods.map(({ method, outcome }) => ({
      method,
      value: outcome.kind === "estimate" ? outcome.valuePerShare : null,
    })),
  };
}

/** With whom the company and its parts were compared. */
const comparedIn = ({ peers, parts }: Analysis["query"]): Pick<HistoryRun["chosen"], "peers" | "parts"> => ({
  ...(peers && { peers }),
  ...(parts && { parts }),
});

const chosenIn = (query: Analysis["query"]): HistoryRun["chosen"] => ({
  wacc: query.wacc ?? null,
  growth: query.growth ?? null,
  horizon: query.horizon ?? null,
  ...(query.levers && { levers: query.levers }),
  ...(query.price !== undefined && { price: query.price }),
  ...(query.safety !== undefined && { safety: query.safety }),
  ...(query.figures && { figures: query.figures }),
  ...(query.asOf && { asOf: query.asOf }),
  ...(query.years && { years: query.years }),
  ...comparedIn(query),
  ...formsOf(query),
  ...(query.type && { type: query.type }),
  ...(query.force && { force: query.force }),
  ...(query.view && { view: query.view }),
  ...(query.prudent && { prudent: query.prudent }),
  ...(query.notes && { notes: query.notes }),
});

/** Of what day it is and whom it is from, which need not be who gave the accounts. */
function priceOf({ fundamentals }: Analysis["file"]): Pick<HistoryRun, "price" | "priceAsOf" | "priceSource"> {
  const quote = quoteInReportingCurrency(fundamentals);
  if (quote === null) return { price: null, priceAsOf: null, priceSource: null };
  return { price: quote.value, priceAsOf: quote.asOf, priceSource: quote.source };
}

/** The same question in the same words, so that a page read twice on one day is one entry. */
export function questionOf({ scenario, source, chosen }: HistoryRun): string {
  const expert = [chosen.levers, chosen.years, chosen.type, chosen.force, chosen.notes].flatMap((set) =>
    set ? [JSON.stringify(set)] : [],
  );
  const besides = [
    ...expert,
    ...Object.entries(formsOf(chosen)).map(([name, form]) => `${name} ${form}`),
    ...(chosen.view ? [`view ${chosen.view}`] : []),
    ...(chosen.prudent ? ["prudent"] : []),
    ...(chosen.price === undefined ? [] : [`price ${chosen.price}`]),
    ...(chosen.safety === undefined ? [] : [`safety ${chosen.safety}`]),
    ...(chosen.figures ? [`figures ${writtenCorrectedFigures(chosen.figures)}`] : []),
    ...(chosen.parts ? [`parts ${writtenParts(chosen.parts)}`] : []),
    ...(chosen.asOf ? [`asOf ${chosen.asOf}`] : []),
    ...(chosen.peers ? [`peers ${chosen.peers.join(",")}`] : []),
  ];
  const parts = [scenario, source, chosen.wacc, chosen.growth, chosen.horizon, ...besides];
  return parts.map((part) => part ?? "").join("|");
}

/** One's own entries, a page at a time. Throws `enumInvalid` for a cursor whose entry is gone. */
export const historyOf = (
  { history }: HistoryContext,
  account: Account,
  query: HistoryQuery,
): Promise<Page<HistoryRow>> =>
  pageOf(
    query,
    (asked) => history.list(account.id, { ...query, ...asked }),
    async (id) => (await history.find(account.id, id)) !== null,
  );

/** One's own entry; another person's is not there. */
export async function historyEntryOf({ history }: HistoryContext, account: Account, id: string): Promise<HistoryRow> {
  const entry = isUuid(id) ? await history.find(account.id, id) : null;
  if (entry === null) throw new Failure("notFound");
  return entry;
}

export async function deleteHistoryEntry({ history }: HistoryContext, account: Account, id: string): Promise<void> {
  if (!isUuid(id) || !(await history.remove(account.id, id))) throw new Failure("notFound");
}

/** The question in an address. */
export function readHistoryQuery(entries: Iterable<readonly [string, string]>): HistoryQuery {
  const given = readParameters(entries, { known: historyParameters, required: [] });
  const sort = given.get("sort");
  const ticker = given.get("ticker");
  readLanguage(given);
  return {
    ...pageIn(given),
    sort: sort === undefined ? "latest" : readChoice("sort", sort, historyOrders),
    ticker: ticker === undefined ? null : readTicker(ticker),
  };
}
