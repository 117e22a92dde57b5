import fc from "fast-check";
import { assumptionRanges, methodForms, scenarios } from "../scenarios/assumptions.ts";
import type { ValuationRequest } from "../value-company.ts";

/** Every form of a calculation that a reader may choose. */
const formChoices = {
  discounting: fc.constantFrom(...methodForms.discounting),
  cashFlow: fc.constantFrom(...methodForms.cashFlow),
  dividends: fc.constantFrom(...methodForms.dividends),
};

/**
 * Below some 1e-308 a number has fewer digits than others, so that no law of proportions holds to nine of them. This one stays above that in
 * the smallest unit in which a company is restated (2^-60), and in the last of forty years at the highest rate.
 */
const leastWithAllDigits = 1e-200;

const chosenWithin = ({ minimum, maximum }: { minimum: number; maximum: number }) =>
  fc
    .double({ min: minimum, max: maximum, noNaN: true })
    .map((drawn) => (Math.abs(drawn) < leastWithAllDigits && minimum <= 0 ? 0 : drawn));

const expertChoices = {
  terminalGrowth: chosenWithin(assumptionRanges.terminalGrowth),
  margin: chosenWithin(assumptionRanges.margin),
  salesToCapital: chosenWithin(assumptionRanges.salesToCapital),
  terminalReturn: chosenWithin(assumptionRanges.terminalReturn),
  payout: chosenWithin(assumptionRanges.payout),
  persistence: chosenWithin(assumptionRanges.persistence),
};

const byYear = (range: { minimum: number; maximum: number }) =>
  fc.array(fc.option(chosenWithin(range)), { maxLength: assumptionRanges.horizon.maximum });

const yearlyChoices = {
  growthByYear: byYear(assumptionRanges.growthByYear),
  marginByYear: byYear(assumptionRanges.marginByYear),
  salesToCapitalByYear: byYear(assumptionRanges.salesToCapitalByYear),
};

export const anyRequest: fc.Arbitrary<ValuationRequest> = fc.record({
  scenario: fc.constantFrom(...scenarios),
  overrides: fc.record(
    {
      wacc: fc.double({ min: 0.005, max: 0.5, noNaN: true }),
      growth: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
      horizon: fc.integer({ min: 1, max: 15 }),
      ...expertChoices,
      ...yearlyChoices,
      ...formChoices,
    },
    { requiredKeys: [] },
  ),
});
