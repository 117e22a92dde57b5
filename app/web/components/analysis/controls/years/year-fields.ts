import { assumptionRanges, type YearlyLever, yearlyLevers } from "@valora/valuation";
import { mostYears, type Years, yearsIn } from "../../../../../core/analysis/contracts/by-year.ts";
import { isWithin, numberOf, placesIn } from "../../../../../core/shared/contracts/address-grammar.ts";
import type { Language } from "../../../../../messages/languages.ts";
import { leverOfText } from "../lever-fields.ts";
import { probablyMeant } from "../probably-meant.ts";
import type { Refused, YearField } from "../refused.ts";

export const yearField = (lever: YearlyLever, year: number): YearField => `${lever}.${year}`;

/** The lever and the year of a field's name; null for another name. */
export function yearOfField(name: string): { lever: YearlyLever; year: number } | null {
  const [named, digits = "", ...rest] = name.split(".");
  const lever = yearlyLevers.find((each) => each === named);
  const year = /^\d{1,2}$/.test(digits) ? Number(digits) : 0;
  const isYear = year >= 1 && year <= assumptionRanges.horizon.maximum;
  return lever === undefined || !isYear || rest.length > 0 ? null : { lever, year };
}

/** A list with another number in the place of a year; undefined leaves the year to the calculation. */
export function withYear(values: Years[YearlyLever], year: number, value: number | undefined): (number | null)[] {
  const length = Math.max(values?.length ?? 0, year);
  return Array.from({ length }, (_, index) => (index === year - 1 ? (value ?? null) : (values?.[index] ?? null)));
}

/** The years of a form as it was sent, over those that it carries; an empty field leaves its year to the calculation. */
export function yearsOfForm(
  form: Iterable<readonly [string, string]>,
  carried: Years,
  language: Language,
): { years: Years; refused: Refused } {
  const years = { ...carried };
  const refused: Refused = {};
  for (const [name, text] of form) {
    const field = yearOfField(name);
    if (field === null) continue;
    const { lever, year } = field;
    const found = leverOfText(lever, text, language);
    years[lever] = withYear(years[lever], year, typeof found === "number" ? found : undefined);
    if (typeof found === "string") refused[yearField(lever, year)] = { text: text.slice(0, 40), reason: found };
  }
  return { years: yearsIn(years), refused };
}

/** Why places of a list in an address cannot be used, each at the field of its year. */
export function refusedYears(lever: YearlyLever, text: string): Refused {
  const places = placesIn(text);
  const refused: Refused = {};
  if (places.length > mostYears) refused[yearField(lever, 1)] = { text: text.slice(0, 40), reason: "outOfRange" };
  for (const [index, place] of places.slice(0, mostYears).entries()) {
    if (place === "") continue;
    const value = numberOf(place);
    if (value !== null && isWithin(value, assumptionRanges[lever])) continue;
    const reason = value === null ? "notNumber" : "outOfRange";
    refused[yearField(lever, index + 1)] = { text: place.slice(0, 40), reason, ...probablyMeant(lever, place) };
  }
  return refused;
}

/** Whether some year was refused: then its field has to be seen. */
export const isYearRefused = (refused: Refused): boolean =>
  Object.keys(refused).some((name) => yearOfField(name) !== null);
