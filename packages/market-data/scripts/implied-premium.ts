import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type CompanyFile, eachIssuerOnce, type Fundamentals } from "@valora/valuation";
import { type ImpliedPremiumAnswer, impliedPremiumOf } from "@valora/valuation/implied-premium";
import { choosePeers } from "@valora/valuation/peers";
import { bundledFiles, dataDirectory } from "../src/providers/bundled/bundled-files.ts";
import { bundled } from "../src/providers/bundled/index.ts";
import type { BundledReference } from "../src/reference/reference.schema.ts";
import { referenceFor } from "../src/reference/reference.ts";
import { sentenceOf } from "../src/sources/index.ts";

type Files = Pick<ReturnType<typeof bundledFiles>, "companies" | "dailyBars" | "directory" | "reference">;

/** In the reference where the premium is stored: who solved it. */
const source = sentenceOf("impliedPremium", {});

/** The companies of a data set that the market's premium is solved over: accounts and price in dollars, each issuer once. */
export function companiesOfMarket(files: Files): CompanyFile[] {
  const data = bundled(files);
  const ofMarket = data
    .companiesIn("USD")
    .filter(({ quote, country }) => quote?.currency === "USD" && country === "US");
  return eachIssuerOnce(ofMarket, (company) => company).map((fundamentals) => {
    const others = data.companiesIn("USD").filter((other: Fundamentals) => other !== fundamentals);
    return {
      fundamentals,
      reference: referenceFor(files.reference(), fundamentals),
      peers: choosePeers(fundamentals, others),
    };
  });
}

/** The premium at which the companies of a data set are worth together what they cost. */
export const impliedPremiumIn = (files: Files): ImpliedPremiumAnswer =>
  impliedPremiumOf(companiesOfMarket(files), { source });

/** The reference with the premium that its companies imply; as it was, where they are too few to be a market. */
export function withImpliedPremium(files: Files, answer = impliedPremiumIn(files)): BundledReference {
  const reference = files.reference();
  if (answer.kind === "fewCompanies") return reference;
  // The companies are those with dollars, so the pair is one of dollars.
  const { averageBeta, countries, ratings, industries, market, industryOf, ...before } = reference;
  const impliedPremium = answer.kind === "impliedPremium" ? { ...answer.premium, currency: "USD" as const } : null;
  return { ...before, impliedPremium, averageBeta, countries, ratings, industries, market, industryOf };
}

/** As it lies in the folder of the data. */
export const referenceText = (reference: BundledReference): string => `${JSON.stringify(reference, null, 1)}\n`;

if (import.meta.main) {
  const { values } = parseArgs({ options: { data: { type: "string" }, write: { type: "boolean" } } });
  const folder = values.data ?? dataDirectory();
  const files = bundledFiles(folder);
  const answer = impliedPremiumIn(files);
  console.log(JSON.stringify(answer, null, 2));
  if (values.write) {
    const path = join(folder, "reference.json");
    writeFileSync(`${path}.new`, referenceText(withImpliedPremium(files, answer)));
    renameSync(`${path}.new`, path);
  }
}
