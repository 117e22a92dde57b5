import {
  assumptionRanges,
  companyTypes,
  expertLevers,
  methodForms,
  methodNames,
  ownPriceRange,
  scenarios,
  type YearlyLever,
  yearlyLevers,
} from "@valora/valuation";
import fc from "fast-check";
import {
  analysisParameters,
  providerChoices,
  simulationRanges,
} from "../../core/analysis/contracts/analysis-parameters.ts";
import { safetyRange } from "../../core/analysis/contracts/answer-parts/buying-price.ts";
import {
  type AskedAnalysis,
  contradictionIn,
  leversIn,
  overridesOf,
} from "../../core/analysis/contracts/asked-analysis.ts";
import { formsOf } from "../../core/analysis/contracts/asked-parts/chosen-forms.ts";
import { heldNotes, notedAssumptions } from "../../core/analysis/contracts/assumption-notes.ts";
import { mostYears, yearsIn } from "../../core/analysis/contracts/by-year.ts";
import { isWhole, leverUnits } from "../../core/analysis/contracts/lever-units.ts";
import type { Range } from "../../core/shared/contracts/address-grammar.ts";

/** Numbers of a range: its ends, those of a control's steps, and those that a person types. */
const numberOf = ({ minimum, maximum }: Range, isInteger = false): fc.Arbitrary<number> => {
  const ends = fc.constantFrom(minimum, maximum);
  if (isInteger) return fc.oneof(ends, fc.integer({ min: minimum, max: maximum }));
  const stepped = (decimals: number) =>
    fc
      .integer({ min: Math.ceil(minimum * 10 ** decimals), max: Math.floor(maximum * 10 ** decimals) })
      .map((steps) => Number((steps / 10 ** decimals).toFixed(decimals)))
      .filter((value) => value >= minimum && value <= maximum);
  return fc.oneof(ends, stepped(3), stepped(4), stepped(6), stepped(8));
};

const numberOfLever = (lever: (typeof expertLevers)[number]) =>
  numberOf(assumptionRanges[lever], isWhole(leverUnits[lever]));

const yearsOf = (lever: YearlyLever) =>
  fc.array(fc.option(numberOf(assumptionRanges[lever])), { minLength: 1, maxLength: mostYears });

const some = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });

const records = (choices: Record<string, fc.Arbitrary<unknown>>) => fc.record(choices, { requiredKeys: [] });

const note = fc.string({ minLength: 1, maxLength: 20, unit: fc.constantFrom(...'abc é,;&%=+#?/"<>漢') });

/** Questions as a reader can ask them: every lever over its range, lists, flags, reasons. */
export const randomQuestion: fc.Arbitrary<AskedAnalysis> = fc
  .record({
    scenario: fc.constantFrom(...scenarios),
    source: some(fc.constantFrom(...providerChoices)),
    policy: some(fc.oneof(fc.constant("none"), fc.uuid())),
    methods: some(fc.subarray([...methodNames], { minLength: 1 })),
    wacc: some(numberOf(assumptionRanges.wacc)),
    growth: some(numberOf(assumptionRanges.growth)),
    horizon: some(numberOf(assumptionRanges.horizon, true)),
    price: some(numberOf(ownPriceRange)),
    safety: some(numberOf(safetyRange)),
    parts: some(
      fc.dictionary(
        fc.constantFrom("vid:BottlesMember", "own:Añejo", "AllOtherSegmentsMember"),
        fc.constantFrom("steel", "food-retail"),
        {
          minKeys: 1,
          noNullPrototype: true,
        },
      ),
    ),
    levers: some(records(Object.fromEntries(expertLevers.map((lever) => [lever, numberOfLever(lever)])))),
    years: some(records(Object.fromEntries(yearlyLevers.map((lever) => [lever, yearsOf(lever)])))),
    peers: some(fc.uniqueArray(fc.constantFrom("PEP", "KDP", "BRK.B", "SAN.MC", "BAC.PR.K", "MNST"), { minLength: 1 })),
    discounting: some(fc.constantFrom(...methodForms.discounting)),
    cashFlow: some(fc.constantFrom(...methodForms.cashFlow)),
    dividends: some(fc.constantFrom(...methodForms.dividends)),
    type: some(fc.constantFrom(...companyTypes)),
    force: some(fc.subarray([...methodNames], { minLength: 1 })),
    view: some(fc.constant("relative" as const)),
    prudent: some(fc.constant(true)),
    notes: some(records(Object.fromEntries(notedAssumptions.map((name) => [name, note])))),
    simulation: some(fc.record({ paths: numberOf(simulationRanges.paths, true), seed: fc.maxSafeNat() })),
  })
  .map((drawn) => asReaders(drawn as AskedAnalysis)); // the arbitraries above draw what the contract asks for

/** As readers give it: empty sets are none, methods and levers stand in their order, a reason explains what is set. */
function asReaders({ notes, view, prudent, discounting, cashFlow, dividends, ...drawn }: AskedAnalysis): AskedAnalysis {
  const years = yearsIn(drawn.years ?? {});
  const levers = leversIn(drawn.levers ?? {});
  const asked: AskedAnalysis = {
    ...drawn,
    ...formsOf({ discounting, cashFlow, dividends }),
    levers: Object.keys(levers).length === 0 ? undefined : levers,
    years: Object.keys(years).length === 0 ? undefined : years,
    ...(view && { view }),
    ...(prudent && { prudent }),
  };
  if (contradictionIn(asked) !== null) delete asked.growth;
  const spoken = Object.entries(notes ?? {}).map(([name, text = ""]) => [name, text.replace(/\s+/g, " ").trim()]);
  const held = heldNotes(Object.fromEntries(spoken.filter(([, text]) => text !== "")), overridesOf(asked));
  return Object.keys(held).length === 0 ? asked : { ...asked, notes: held };
}

/** Texts that are nearly numbers, lists and choices, and some that are. */
const text = fc.oneof(
  fc.constantFrom(
    "00.09",
    "9e-2",
    ".09",
    "0,09",
    "+0.09",
    "٠.٠٩",
    "０.０９",
    " 0.09",
    "0.09 ",
    "-0",
    "1e400",
    "0x1",
    "",
    " ",
  ),
  fc.constantFrom("0.09", "0.5", "-0.5", "5", "15", "0", "1", "8.5", "312.5", "0.1,,0.2", ",,", "0.1,x,9", "2.5"),
  fc.constantFrom("neutral", "optimistic", "relative", "absolute", "yes", "no", "none", "bank", "bundled", "automatic"),
  fc.constantFrom("dividendDiscount,discountedCashFlow", "prediction", "pep,KDP", "brk-b", "PEP,?", "es", "xx"),
  fc.stringMatching(/^[-+0-9.eE,]{0,12}$/),
  fc.double({ min: -1, max: 20, noNaN: true }).map(String),
  fc.string({ maxLength: 30 }),
);

/** Parameters of addresses with such texts, each at most once. */
export const randomParameters: fc.Arbitrary<[string, string][]> = fc.uniqueArray(
  fc.tuple(fc.constantFrom(...analysisParameters.filter((name) => name !== "ticker")), text),
  { maxLength: 8, selector: ([name]) => name },
);
