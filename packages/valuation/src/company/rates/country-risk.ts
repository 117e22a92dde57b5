import { telecomIndustries } from "../../inputs/industry-groups.ts";
import type { Warning } from "../../report/outcome.ts";
import { assumption, derive, type Quantity } from "../../trace/trace.ts";
import * as rates from "../../trace/traced-formulas/rates.ts";
import { areRecent, latestOf, leafOfPart } from "../accounts/part-figures.ts";
import { referenceLeaf } from "../references.ts";
import type { CapitalInputs } from "./capital-inputs.ts";

/** Where sales by country are not told: the part of its home country's premium that a company bears by what it does. */
const countryExposures = { domestic: 1, other: 0.5 } as const;
/** Kinds of company that earn where they stand. */
const domesticTypes: ReadonlySet<string> = new Set(["bank", "utility", "reit"]);
/** Below it the countries told say too little of where a company sells. */
const leastTold = 0.5;
/** Parts are rounded one by one. */
const tolerance = 0.001;

export type CountryRisk = { premium: Quantity; warnings: readonly Warning[] };

/**
 * The country premium in the cost of equity.
 *
 *   (Σ sales in a country × its premium + the rest of revenue × what the company would bear without them) / revenue
 *
 * Sales are those of the last fiscal year, at most three years before the latest, whose countries tell at least half of its revenue,
 * and not more than all of it; a region is no country. Where filings tell none, banks, utilities, telecoms and trusts bear the whole premium of the country that they are
 * incorporated in, and others half of it.
 *
 * @see Damodaran, "Measuring Company Exposure to Country Risk: Theory and Practice" (2003)
 */
export function countryRiskOf(inputs: CapitalInputs): CountryRisk {
  const elsewhere = premiumOfHome(inputs);
  const told = salesByCountry(inputs);
  if (told === null) {
    return { premium: elsewhere, warnings: elsewhere.value === 0 ? [] : ["countryRiskFromIncorporation"] };
  }
  const { sales, premiums, revenue } = told;
  const premium = derive("countryRiskPremium", rates.countryRiskBySales, { sales, premiums, revenue, elsewhere });
  return { premium, warnings: ["countryRiskFromSales"] };
}

/** The premium of the country of incorporation, as much of it as the company bears by what it does. */
function premiumOfHome({ reference, classification, fundamentals }: CapitalInputs): Quantity {
  const premium = referenceLeaf("countryRiskPremium", reference.countryRiskPremium, "rate");
  const { industry } = fundamentals;
  const isDomestic = domesticTypes.has(classification.type) || (industry !== null && telecomIndustries.has(industry));
  if (premium.value === 0 || isDomestic) return premium;
  const exposure = assumption("countryExposure", countryExposures.other, "rate");
  return derive("countryRiskPremium", rates.countryExposure, { exposure, premium });
}

type SalesByCountry = { sales: readonly Quantity[]; premiums: readonly Quantity[]; revenue: Quantity };

/** Null where filings tell no countries, or too little by them. */
function salesByCountry({ fundamentals, reference, history }: CapitalInputs): SalesByCountry | null {
  const told = (fundamentals.segments ?? []).flatMap((figure) => {
    const { axis, kind, name, country } = figure;
    if (axis !== "geography" || kind !== "part" || name !== "revenue" || country === undefined) return [];
    const premium = reference.countryRiskPremiums?.[country];
    return premium === undefined ? [] : [{ figure, premium }];
  });
  if (told.length === 0) return null;
  const figures = told.map(({ figure }) => figure);
  const members = [...new Set(figures.map(({ member }) => member))];
  const lastEnd = history.statements.at(-1)?.fiscalYearEnd ?? "";
  for (let index = history.statements.length - 1; index >= 0; index -= 1) {
    const revenue = history.figure(index, "revenue");
    const end = history.statements[index]?.fiscalYearEnd;
    if (end === undefined || !areRecent(end, lastEnd)) break;
    if (revenue === null || !(revenue.value > 0)) continue;
    const latest = members.flatMap((member) => {
      const figure = latestOf(figures, member, end);
      const premium = told.find((each) => each.figure === figure)?.premium;
      return figure === null || premium === undefined || figure.value < 0 ? [] : [{ figure, premium }];
    });
    const share = latest.reduce((sum, { figure }) => sum + figure.value, 0) / revenue.value;
    if (share < leastTold || share > 1 + tolerance) continue;
    return {
      revenue,
      sales: latest.map(({ figure }) => leafOfPart(fundamentals, figure)),
      premiums: latest.map(({ premium }) => referenceLeaf("countryRiskPremium", premium, "rate")),
    };
  }
  return null;
}
