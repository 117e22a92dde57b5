import { canonicalTicker } from "@valora/market-data/ticker";
import {
  type AssumptionOverrides,
  defaultHorizon,
  expertLevers,
  type MethodName,
  type Scenario,
  type YearlyLever,
  yearlyLevers,
} from "@valora/valuation";
import {
  analysisEntries,
  analysisIn,
  type WrittenAnalysis,
  withoutTheUsual,
} from "../../../../core/analysis/contracts/analysis-address.ts";
import {
  type AskedAnalysis,
  leversIn,
  overridesOf,
  settingsOf,
} from "../../../../core/analysis/contracts/asked-analysis.ts";
import { formsOf } from "../../../../core/analysis/contracts/asked-parts/chosen-forms.ts";
import type { PartsAsked } from "../../../../core/analysis/contracts/asked-parts/compared-parts.ts";
import { type AssumptionNotes, heldNotes } from "../../../../core/analysis/contracts/assumption-notes.ts";
import { type Years, yearsIn } from "../../../../core/analysis/contracts/by-year.ts";
import { type Shown, shownEntries, shownIn } from "../../../../core/analysis/contracts/shown-parts/shown-parts.ts";
import { type OwnFigureAsked, writtenCorrectedFigures } from "../../../../core/fundamentals/contracts/own-figures.ts";
import { type Entries, searchText } from "../../../../core/shared/contracts/address-grammar.ts";
import type { Carried } from "../../fundamentals/figures-address.ts";

/** Everything a reader can choose on a result page; the address carries exactly this. */
export type Choice = Shown & {
  scenario: Scenario;
  overrides: AssumptionOverrides;
  /** Why what is set is not the computed one; of what is not set, nothing that counts. */
  notes: AssumptionNotes;
  /** The reader's own price of today; null: the source's. */
  price: number | null;
  /** The margin of safety of the price to buy at; absent: the usual one. */
  safety?: number;
  /** The reader's own figures, in place of the filed ones; absent: none. */
  figures?: readonly OwnFigureAsked[];
  /** The industries by which parts of the company are valued; absent: its own peers. */
  parts?: PartsAsked;
  /** The day by whose filings and price the company is valued; absent: today. */
  asOf?: string;
  /** The provider asked for by name; null for any. */
  source: string | null;
  /** The policy that the address names, or that it follows none; null: what it leaves open may be filled in. */
  policy: string | null;
};

/** Changes what is chosen; a change that builds on what is chosen is told what that is when its turn comes. */
export type Choose = (change: Partial<Choice> | ((before: Choice) => Partial<Choice>)) => void;

/** Reads an address. What is malformed or out of range is left out: the loader has already said so on the page. */
export const choiceOf = (search: URLSearchParams): Choice =>
  choiceAsked(analysisIn((name) => search.get(name), canonicalTicker).asked, shownIn(search));

/** The same question, with nothing of the page opened: for addresses that are more than this page. */
export function withNothingOpen({ pair: _pair, simulation: _simulation, ...choice }: Choice): Choice {
  return { ...choice, how: null, open: [] };
}

/** What of a question goes on to the pages of the company's accounts. */
export const carriedOf = ({ figures = [], asOf, source }: Choice): Carried => ({
  figures: writtenCorrectedFigures(figures),
  day: asOf ?? null,
  source,
});

/** The same question of today; a price of that day is none of today. */
export const ofToday = ({ asOf: _day, ...choice }: Choice): Choice => ({ ...choice, price: null });

/** A question as a reader of a page chose it. */
export const choiceAsked = (asked: AskedAnalysis, shown: Shown): Choice => ({
  ...shown,
  scenario: asked.scenario,
  overrides: overridesOf(asked),
  notes: asked.notes ?? {},
  price: asked.price ?? null,
  ...(asked.safety !== undefined && { safety: asked.safety }),
  ...(asked.figures && { figures: asked.figures }),
  ...(asked.parts && { parts: asked.parts }),
  ...(asked.asOf && { asOf: asked.asOf }),
  source: asked.source ?? null,
  policy: asked.policy ?? null,
});

/** The question of a choice, as addresses write it. */
export const askedBy = ({
  scenario,
  overrides,
  notes,
  price,
  safety,
  figures,
  parts,
  asOf,
  source,
  policy,
}: Choice): WrittenAnalysis => ({
  scenario,
  ...settingsOf(overrides),
  notes,
  ...(price !== null && { price }),
  ...(safety !== undefined && { safety }),
  ...(figures !== undefined && figures.length > 0 && { figures }),
  ...(parts !== undefined && { parts }),
  ...(asOf !== undefined && { asOf }),
  ...(source !== null && { source }),
  ...(policy !== null && { policy }),
});

/** An expert's value, as an address names and writes it. */
export const expertEntries = (overrides: AssumptionOverrides): Entries => {
  const { type, force, view, prudent, levers, years, discounting, cashFlow, dividends } = settingsOf(overrides);
  const forms = { discounting, cashFlow, dividends };
  return analysisEntries(withoutTheUsual({ type, force, view, prudent, levers, years, ...forms }));
};

/** The part of an address after the path: empty for the plain choice, always in the same order. */
export const searchOf = (choice: Choice): string =>
  searchText([...analysisEntries(withoutTheUsual(askedBy(choice))), ...shownEntries(choice)]);

/** The same choice without reasons that have nothing to explain. */
export const withHeldNotes = (choice: Choice): Choice => ({
  ...choice,
  notes: heldNotes(choice.notes, choice.overrides),
});

/** How many years of the horizon the reader has set, lever by lever. */
export function yearChangesOf({ overrides }: Choice): [YearlyLever, number][] {
  const horizon = overrides.horizon ?? defaultHorizon;
  return Object.entries(yearsIn(overrides)).map(([lever, values]) => [
    lever as YearlyLever, // the keys that `yearsIn` gives
    values.slice(0, horizon).filter((value) => value !== null).length,
  ]);
}

/** How many assumptions are the reader's own; each year that is set is one. */
export function changesOf(choice: Choice): number {
  const { wacc, growth, horizon, peers, type, prudent, force = [] } = choice.overrides;
  const forms = Object.values(formsOf(choice.overrides));
  const simple = [
    wacc,
    growth,
    horizon,
    peers,
    type,
    prudent,
    ...force,
    ...forms,
    ...Object.values(leversIn(choice.overrides)),
  ];
  const years = yearChangesOf(choice).reduce((total, [, count]) => total + count, 0);
  return simple.filter((value) => value !== undefined).length + years;
}

/** A choice with nothing of the reader's own: like the scenario, the view is a question, and it stays. */
export const withoutChanges = ({ overrides: { view } }: Choice): Pick<Choice, "overrides" | "notes"> => ({
  overrides: view === undefined ? {} : { view },
  notes: {},
});

/** A question with nothing of the reader's own but what it asks for. */
export const plainChoice = ({
  scenario,
  price,
  view,
}: Pick<Choice, "scenario" | "price"> & Pick<AssumptionOverrides, "view">): Choice => ({
  ...choiceOf(new URLSearchParams()),
  scenario,
  price,
  overrides: view === undefined ? {} : { view },
});

/** A choice with other years than it had. */
export function withYears(overrides: AssumptionOverrides, years: Years): AssumptionOverrides {
  const others = Object.entries(overrides).filter(([name]) => yearlyLevers.every((lever) => lever !== name));
  return { ...Object.fromEntries(others), ...years };
}

/** A choice with other methods asked all the same than it had; none: each answers only where it applies. */
export function withForced(overrides: AssumptionOverrides, force: readonly MethodName[]): AssumptionOverrides {
  const { force: _before, ...others } = overrides;
  return force.length === 0 ? others : { ...others, force };
}

/** The settings of a choice besides the levers of the expert's own form. */
export const withoutLevers = (overrides: AssumptionOverrides): AssumptionOverrides =>
  Object.fromEntries(Object.entries(overrides).filter(([name]) => expertLevers.every((lever) => lever !== name)));

/** The settings of a choice besides the forms of the calculation. */
export const withoutForms = ({
  discounting: _discounting,
  cashFlow: _cashFlow,
  dividends: _dividends,
  ...others
}: AssumptionOverrides): AssumptionOverrides => others;

/** The settings of a choice besides the bar's own three. */
export const withoutBar = ({
  wacc: _w,
  growth: _g,
  horizon: _h,
  ...others
}: AssumptionOverrides): AssumptionOverrides => others;

/** Whether two choices are one but for the levers of the bar. */
export function differsInBarOnly(one: Choice, other: Choice): boolean {
  const besides = (choice: Choice) => searchOf({ ...choice, overrides: withoutBar(choice.overrides) });
  return besides(one) === besides(other);
}
