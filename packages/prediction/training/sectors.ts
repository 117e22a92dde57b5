import type { Sector } from "@valora/valuation";
import { sectors } from "@valora/valuation";

/** Headings under which public tables file the eleven sectors; compared in lower case, letters only. */
const synonyms: Readonly<Record<string, Sector>> = {
  basicmaterials: "materials",
  industrial: "industrials",
  automotive: "consumerDiscretionary",
  consumercyclical: "consumerDiscretionary",
  consumerdefensive: "consumerStaples",
  consumergoods: "consumerStaples",
  healthcare: "healthCare",
  financial: "financials",
  financialservices: "financials",
  technology: "informationTechnology",
  communications: "communicationServices",
  telecommunicationservices: "communicationServices",
};

/** Shops of daily needs are staples; every other shop filed under "retail" is discretionary. */
const stapleRetail = new Set(["foodretail", "consumerstaplesmerchandiseretail", "drugretail", "fooddistributors"]);

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, "");
const byLetters = new Map(sectors.map((sector) => [lettersOf(sector), sector]));

/** The sector that a heading means; null for an empty or unknown one, undefined for an unmapped heading. */
export function sectorOf(heading: string, industry: string | null): Sector | null | undefined {
  const letters = lettersOf(heading);
  if (letters === "" || letters === "unknown") return null;
  if (letters === "retail")
    return stapleRetail.has(lettersOf(industry ?? "")) ? "consumerStaples" : "consumerDiscretionary";
  return byLetters.get(letters) ?? synonyms[letters];
}
