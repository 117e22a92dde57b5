import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { parse as parseRows } from "csv-parse/sync";
import * as z from "zod";
import { FormerListing } from "../../src/listings/former-listings.ts";
import { instrumentKinds } from "../../src/listings/instrument.ts";
import { reviewedAccountsOf } from "./reviewed-accounts.ts";
import * as schema from "./source.schema.ts";

export const packageFolder = fileURLToPath(new URL("../..", import.meta.url));

export type Source = ReturnType<typeof readSource>;

/** Everything the build reads, checked. What does not look as described stops the build and names its place. */
export function readSource(folder: string) {
  const text = (name: string) => {
    const bytes = readFileSync(join(folder, name));
    return (name.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  };
  const json = <T>(name: string, shape: z.ZodType<T>) => parse(name, JSON.parse(text(name)), shape);
  const reviewed = <T>(name: string, shape: z.ZodType<T>) =>
    parse(name, JSON.parse(readFileSync(join(packageFolder, "reviewed", name), "utf8")), shape);
  const table = (name: string) => readCsv(text(name));

  const factsOf = (cik: string) => {
    const name = `fixtures/sec/companyfacts-CIK${cik}.json.gz`;
    return existsSync(join(folder, name)) ? json(name, schema.CompanyFacts) : null;
  };

  return {
    american: json("companies-us.json.gz", schema.AmericanCompanies),
    european: json("companies-es-it.json.gz", schema.EuropeanCompanies),
    europeanAccounts: reviewedAccountsOf(
      reviewed("accounts/companies.json", schema.ReviewedEuropeanCompanies),
      readCsv(readFileSync(join(packageFolder, "reviewed", "accounts", "statements.csv"), "utf8")),
    ),
    tables: json("reference/industry-averages-2026-01.json", schema.IndustryTables),
    treasury: table("reference/us-treasury-10y-monthly.csv"),
    americanTickers: table("reference/us-tickers.csv.gz"),
    madridTickers: table("reference/tickers-MCE.csv.gz"),
    milanTickers: table("reference/tickers-MIL.csv.gz"),
    secTickers: json("fixtures/sec/company_tickers.json.gz", schema.SecTickers),
    dailyBars: json("prices/daily-bars.json.gz", schema.DailyBars),
    factsOf,
    shareBasis: reviewed("share-basis.json", schema.ShareBasis),
    wrongFigures: reviewed("wrong-figures.json", schema.WrongFigures).figures,
    separations: reviewed("separations.json", schema.Separations).separations,
    financeArms: reviewed("finance-arms.json", schema.FinanceArms).arms,
    remarks: reviewed("remarks.json", schema.Remarks).remarks,
    knownCloses: reviewed("known-closes.json", schema.KnownCloses).closes,
    economy: reviewed("economy.json", schema.Economy),
    ratings: reviewed("ratings.json", schema.Ratings),
    industryOf: reviewed("industries.json", z.object({ industries: z.record(z.string(), z.string()) })).industries,
    europeanCompanies: reviewed(
      "european-companies.json",
      z.object({
        companies: z.record(z.string(), z.object({ sector: z.string(), industry: z.string(), name: z.string() })),
      }),
    ).companies,
    companyNames: reviewed(
      "company-names.json",
      z.object({ note: z.string(), names: z.record(z.string(), z.string().min(1)) }),
    ).names,
    aliases: reviewed("aliases.json", z.object({ aliases: z.record(z.string(), z.array(z.string())) })).aliases,
    former: reviewed("former-listings.json", z.object({ former: z.array(FormerListing) })).former,
    homes: reviewed(
      "home-listings.json",
      z.object({ homes: z.record(z.string(), z.object({ home: z.string(), isReceipt: z.boolean() })) }),
    ).homes,
    reviewedListings: z
      .array(z.object({ symbol: z.string(), kind: z.enum(instrumentKinds), reason: z.string().min(1) }))
      .parse(readCsv(readFileSync(join(packageFolder, "reviewed", "listings.csv"), "utf8"))),
    europeanListings: z
      .array(z.object({ ticker: z.string(), name: z.string().min(1) }))
      .parse(readCsv(readFileSync(join(packageFolder, "reviewed", "european-listings.csv"), "utf8"))),
    indexMembers: z
      .array(z.object({ index: z.string().min(1), asOf: z.iso.date(), ticker: z.string() }))
      .parse(readCsv(readFileSync(join(packageFolder, "reviewed", "index-members.csv"), "utf8"))),
    funds: readCsv(readFileSync(join(packageFolder, "reviewed", "exchange-traded-funds.csv"), "utf8")),
  };
}

function parse<T>(name: string, value: unknown, shape: z.ZodType<T>): T {
  const result = shape.safeParse(value);
  if (!result.success) throw new Error(`${name} is not as expected:\n${z.prettifyError(result.error)}`);
  return result.data;
}

/** Rows by heading. */
export const readCsv = (text: string): Record<string, string>[] =>
  parseRows(text, { bom: true, columns: true, relax_column_count: true, skip_empty_lines: true });
