import { differenceOf, judgingPriceOf, methodNames, scenarios, valuationViews } from "@valora/valuation";
import * as z from "zod";
import type { AnalysisAnswer } from "../core/analysis/contracts/analysis-answer.ts";
import { rateNameOf } from "../core/analysis/contracts/answer-parts/discount-rate.ts";
import type { Analysis } from "../core/analysis/use-cases/analyse-company.ts";
import { analysisAnswer } from "../core/analysis/use-cases/analysis-answer.ts";
import { screenerSignals, screenerStatuses } from "../core/lists/contracts/screener.ts";
import type { Policy } from "../core/policies/contracts/policy.ts";
import { spokenName } from "../messages/company-name.ts";
import { formatsFor } from "../messages/formats.ts";
import { noteText } from "../messages/note-arguments.ts";
import { saidTexts } from "../messages/said-texts.ts";
import { sourceTexts } from "../messages/source-texts.ts";
import { analysed, pageAt, type Question } from "./question.ts";
import type { McpReader, ToolContext } from "./tool.ts";

const number = z.number().nullable();
/** A code, and what it says in the reader's language. */
const Told = z.object({ code: z.string(), text: z.string() });

const MethodValue = z.object({
  method: z.enum(methodNames),
  value: number,
  /** value ÷ price − 1; null where the price is too old to judge by. */
  difference: number,
  status: z.enum(screenerStatuses).nullable(),
  votes: z.boolean(),
  conservative: number,
  optimistic: number,
  reason: Told.nullable(),
});

/** What a share is worth, small enough to be read whole: each figure unrounded, with its day and source. */
export const ValueAnswer = z.object({
  company: z.object({
    ticker: z.string(),
    name: z.string(),
    country: z.string(),
    currency: z.string(),
    sector: z.string(),
    industry: z.string().nullable(),
    type: z.string(),
  }),
  price: z
    .object({
      value: z.number(),
      currency: z.string(),
      asOf: z.string(),
      source: z.string(),
      isYours: z.boolean(),
      daysOld: z.int().nullable(),
    })
    .nullable(),
  accounts: z.object({ until: z.string(), source: z.string(), filing: z.string().nullable() }).nullable(),
  scenario: z.enum(scenarios),
  view: z.enum(valuationViews),
  value: z.object({
    mean: number,
    median: number,
    lowest: number,
    highest: number,
    /** mean ÷ price − 1 */
    difference: number,
    voting: z.int(),
  }),
  signal: z.object({
    kind: z.enum(screenerSignals),
    strength: z.string(),
    asOf: z.string().nullable(),
    reason: Told,
  }),
  methods: z.array(MethodValue),
  assumptions: z.object({
    discountRate: z.enum(["wacc", "costOfEquity"]),
    wacc: number,
    costOfEquity: number,
    growth: number,
    terminalGrowth: number,
    horizon: z.number(),
    riskFreeRate: number,
    equityRiskPremium: number,
    beta: number,
    /** Those that are the caller's. */
    chosen: z.array(z.string()),
  }),
  /** Without a signal: what the price implies, and that votes are missing; the methods say why each does not vote. */
  insteadOfSignal: z.array(z.string()),
  notes: z.array(Told),
  /** Of the notes that the page has, how many are not among these. */
  moreNotes: z.int(),
  page: z.string(),
});
export type ValueAnswer = z.infer<typeof ValueAnswer>;

/** Of which day, and from where, price and accounts are. */
export const basisShape = { price: ValueAnswer.shape.price, accounts: ValueAnswer.shape.accounts };

/** The same of a question that another tool answers: a company that it has opened is not counted again. */
export async function basisTold(
  context: ToolContext,
  question: Question,
): Promise<Pick<ValueAnswer, "price" | "accounts">> {
  const { analysis, policy } = await analysed(context, question, { isRecorded: false });
  const answer = analysisAnswer(analysis, null, { policy });
  return { price: priceTold(answer, context.reader), accounts: accountsTold(answer, context.reader) };
}

/** Of the first notes; the page has all. */
const mostNotes = 2;

/** An analysis as a tool tells it. */
export function valueAnswer(
  analysis: Analysis,
  { reader, origin }: Pick<ToolContext, "reader" | "origin">,
  policy: Policy | null = null,
): ValueAnswer {
  const answer = analysisAnswer(analysis, null, { policy });
  const { company, summary, scenario, view } = answer;
  return {
    company: {
      ticker: company.ticker,
      name: spokenName(company.name),
      country: company.country,
      currency: company.currency,
      sector: company.sector,
      industry: company.industry,
      type: company.companyType,
    },
    price: priceTold(answer, reader),
    accounts: accountsTold(answer, reader),
    scenario,
    view: view.name,
    value: {
      mean: summary.mean,
      median: summary.median,
      lowest: summary.minimum,
      highest: summary.maximum,
      difference: againstPrice(summary.mean, judgingPriceOf(analysis.file.fundamentals, analysis.report)),
      voting: summary.voting,
    },
    signal: {
      kind: summary.signal.kind,
      strength: summary.signal.strength,
      asOf: summary.signal.asOf,
      reason: { code: summary.signal.reason, text: reader.t(`signal.reasons.${summary.signal.reason}`) },
    },
    methods: answer.methods.map((method) => methodTold(method, reader)),
    assumptions: assumptionsTold(answer),
    insteadOfSignal: insteadOfSignal(answer, reader),
    ...notesTold(answer, reader),
    page: pageAt({ origin }, answer.links.page),
  };
}

const againstPrice = (value: number | null, price: number | null): number | null =>
  value === null || price === null ? null : differenceOf(value, price);

const namesIn = ({ language, t }: McpReader) => sourceTexts({ t, formats: formatsFor(language) });

function priceTold({ price }: AnalysisAnswer, reader: McpReader): ValueAnswer["price"] {
  if (price === null) return null;
  const { value, currency, asOf, source, chosenBy, age } = price;
  return {
    ...{ value, currency, asOf },
    source: namesIn(reader).priceSource(source),
    isYours: chosenBy === "user",
    daysOld: age?.days ?? null,
  };
}

function accountsTold({ data }: AnalysisAnswer, reader: McpReader): ValueAnswer["accounts"] {
  const statements = data.sources.find(({ covers }) => covers === "statements");
  if (statements === undefined) return null;
  const { asOf, source, form, accession } = statements;
  const { nameOf, providerName } = namesIn(reader);
  const filing = [form, accession].filter((part) => part !== null).join(" ");
  return { until: asOf, source: providerName(nameOf(source)), filing: filing === "" ? null : filing };
}

function methodTold(
  { method, outcome, range }: AnalysisAnswer["methods"][number],
  { t }: McpReader,
): ValueAnswer["methods"][number] {
  const { conservative, optimistic } = range;
  if (outcome.kind === "notApplicable")
    return {
      ...{ method, value: null, difference: null, status: null, votes: false, conservative, optimistic },
      reason: { code: outcome.reason, text: t(`notApplicable.${outcome.reason}`) },
    };
  const { valuePerShare: value, difference, status, votes, notVotingReason } = outcome;
  const reason = notVotingReason === null ? null : { code: notVotingReason, text: t(`notVoting.${notVotingReason}`) };
  return { method, value, difference, status, votes, conservative, optimistic, reason };
}

function assumptionsTold({ assumptions }: AnalysisAnswer): ValueAnswer["assumptions"] {
  const { wacc, costOfEquity, growth, terminalGrowth, horizon, origins, chosenLevers } = assumptions;
  const { riskFreeRate, equityRiskPremium, beta } = assumptions;
  const chosen = Object.entries(origins).flatMap(([name, origin]) => (origin?.chosenBy === "user" ? [name] : []));
  return {
    discountRate: rateNameOf(assumptions),
    ...{ wacc, costOfEquity, growth, terminalGrowth, horizon, riskFreeRate, equityRiskPremium, beta },
    chosen: [...new Set([...chosen, ...Object.keys(chosenLevers)])],
  };
}

function insteadOfSignal({ withoutSignal, company }: AnalysisAnswer, { language, t }: McpReader): string[] {
  if (withoutSignal === null) return [];
  const words = { t, formats: formatsFor(language), name: spokenName(company.name), currency: company.currency };
  const { lead, noSignal } = saidTexts(withoutSignal, words);
  return [...lead, noSignal];
}

/** What to know about the data; that the price is a close stands with the price. */
function notesTold({ data }: AnalysisAnswer, reader: McpReader): Pick<ValueAnswer, "notes" | "moreNotes"> {
  const words = { t: reader.t, formats: formatsFor(reader.language), ...namesIn(reader) };
  const notes = data.notes.filter(({ code }) => code !== "priceIsClose");
  const first = notes.slice(0, mostNotes).map((note) => {
    const { subject, text } = noteText(note, words);
    return { code: note.code, text: `${subject}. ${text}` };
  });
  return { notes: first, moreNotes: notes.length - first.length };
}
