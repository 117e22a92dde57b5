import {
  assumptionRanges,
  companyTypes,
  expertLevers,
  formNames,
  methodForms,
  ownPriceRange,
  scenarios,
  valuationViews,
  yearlyLevers,
} from "@valora/valuation";
import { readCorrectedFigures, writtenCorrectedFigures } from "../../fundamentals/contracts/own-figures.ts";
import {
  answerLanguages,
  choiceIn,
  dateIn,
  type Entries,
  integerIn,
  numberIn,
  type Read,
  type Refusal,
  writtenNumber,
  yesOrNo,
} from "../../shared/contracts/address-grammar.ts";
import { type AnalysisParameter, providerChoices, simulationRanges } from "./analysis-parameters.ts";
import {
  leversOf,
  rateWithin,
  readByYear,
  readLever,
  readMethods,
  readParts,
  readPeers,
  readPolicy,
  simulationOf,
  viewOf,
  yearsOf,
} from "./analysis-values.ts";
import { safetyRange } from "./answer-parts/buying-price.ts";
import { type AskedAnalysis, contradictionIn } from "./asked-analysis.ts";
import { formsOf } from "./asked-parts/chosen-forms.ts";
import { writtenParts } from "./asked-parts/compared-parts.ts";
import { longestNote, noteEntries, noteParameter, notesIn } from "./assumption-notes.ts";
import { writtenByYear, yearsIn } from "./by-year.ts";
import type { SymbolOf } from "./peer-list.ts";

/** The usable parameters of an address, and the failures of the others in the order of a strict reader. */
export type AnalysisRead = { asked: AskedAnalysis; refusals: readonly Refusal[] };

/**
 * Reads the question about a company from the parameters of an address, a form or a command line. What is refused is left out of
 * what is asked, but for two rates that contradict each other: they stay, so that a page can say so. `symbolOf` knows the spelling
 * of symbols. Reasons for what is not set are kept here; they count only where something is set (`heldNotes`).
 */
export function analysisIn(
  textOf: (name: AnalysisParameter) => string | null | undefined,
  symbolOf: SymbolOf,
): AnalysisRead {
  const refusals: Refusal[] = [];
  const read = <Name extends AnalysisParameter, Value>(
    name: Name,
    reader: (text: string, name: Name) => Read<Value>,
  ) => {
    const text = textOf(name) ?? null;
    if (text === null) return undefined;
    const { usable, refusal } = reader(text, name);
    if (refusal !== null) refusals.push(refusal);
    return usable;
  };
  const choice =
    <Choice extends string>(choices: readonly Choice[]) =>
    (text: string, name: string) =>
      choiceIn(name, text, choices);
  read("lang", choice(answerLanguages));
  const asked: AskedAnalysis = {
    scenario: read("scenario", choice(scenarios)) ?? "neutral",
    source: read("source", choice(providerChoices)),
    policy: read("policy", readPolicy),
    methods: read("method", readMethods),
    wacc: read("wacc", rateWithin(assumptionRanges.wacc)),
    growth: read("g", rateWithin(assumptionRanges.growth)),
    horizon: read("horizon", (text) => integerIn("horizon", text, { range: assumptionRanges.horizon })),
    price: read("price", (text) => numberIn("price", text, { range: ownPriceRange })),
    safety: read("safety", (text) => numberIn("safety", text, { range: safetyRange, meansPercent: true })),
    figures: read("figures", readCorrectedFigures),
    parts: read("parts", readParts),
    asOf: read("asOf", (text) => dateIn("asOf", text)),
    levers: leversOf((lever) => read(lever, readLever)),
    peers: read("peers", (text) => readPeers(text, symbolOf)),
    years: yearsOf((lever) => read(lever, readByYear)),
    ...formsOf({
      discounting: read("discounting", choice(methodForms.discounting)),
      cashFlow: read("cashFlow", choice(methodForms.cashFlow)),
      dividends: read("dividends", choice(methodForms.dividends)),
    }),
    type: read("type", choice(companyTypes)),
    force: read("force", readMethods),
    ...viewOf(read("view", choice(valuationViews))),
    ...(read("prudent", choice(yesOrNo)) === "yes" && { prudent: true }),
    simulation: simulationOf(
      read("paths", (text) => integerIn("paths", text, { range: simulationRanges.paths })),
      read("seed", (text) => integerIn("seed", text, { range: simulationRanges.seed })),
    ),
  };
  const { notes, refused } = notesIn((name) => textOf(noteParameter(name)));
  for (const name of refused)
    refusals.push({ code: "noteTooLong", params: { param: noteParameter(name), maximum: longestNote } });
  const contradiction = contradictionIn(asked);
  if (contradiction !== null) refusals.push({ code: "gNotBelowWacc", params: contradiction });
  return { asked: Object.keys(notes).length === 0 ? asked : { ...asked, notes }, refusals };
}

/** The parameters to write; a stored query may name a provider that no longer exists. */
export type WrittenAnalysis = Partial<Omit<AskedAnalysis, "source">> & { source?: string | undefined };

/** The chosen parameters in canonical order, as every address writes them. */
export function analysisEntries(asked: WrittenAnalysis): Entries {
  const { levers, years } = asked;
  const given = <Value>(name: AnalysisParameter, value: Value | undefined, write: (value: Value) => string): Entries =>
    value === undefined ? [] : [[name, write(value)]];
  const numbers = (values: readonly (number | null)[]) => writtenByYear(values, writtenNumber);
  const setYears = yearsIn(years ?? {});
  return [
    ...given("scenario", asked.scenario, String),
    ...given("wacc", asked.wacc, writtenNumber),
    ...given("g", asked.growth, writtenNumber),
    ...given("horizon", asked.horizon, writtenNumber),
    ...given("price", asked.price, writtenNumber),
    ...given("safety", asked.safety, writtenNumber),
    ...given("figures", asked.figures, writtenCorrectedFigures),
    ...given("parts", asked.parts, writtenParts),
    ...given("asOf", asked.asOf, String),
    ...expertLevers.flatMap((lever) => given(lever, levers?.[lever], writtenNumber)),
    ...yearlyLevers.flatMap((lever) => given(lever, setYears[lever], numbers)),
    ...formNames.flatMap((name) => given(name, asked[name], String)),
    ...given("type", asked.type, String),
    ...given("force", asked.force, listed),
    ...given("view", asked.view, String),
    ...given("prudent", asked.prudent || undefined, () => "yes"),
    ...given("peers", asked.peers, listed),
    ...noteEntries(asked.notes ?? {}),
    ...given("method", asked.methods, listed),
    ...given("source", asked.source, String),
    ...given("policy", asked.policy, String),
    ...given("paths", asked.simulation?.paths, writtenNumber),
    ...given("seed", asked.simulation?.seed, writtenNumber),
  ];
}

const listed = (names: readonly string[]) => names.join(",");

const unsaid = { discounting: undefined, cashFlow: undefined, dividends: undefined };

/** The same question without what goes without saying: its one form in the address of a page. */
export const withoutTheUsual = <Asked extends WrittenAnalysis>(asked: Asked): Asked => ({
  ...asked,
  scenario: asked.scenario === "neutral" ? undefined : asked.scenario,
  view: asked.view === "absolute" ? undefined : asked.view,
  ...unsaid,
  ...formsOf(asked),
});
