import { once } from "node:events";
import { createWriteStream, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { createGzip, gzipSync } from "node:zlib";
import { figureNames } from "@valora/valuation";
import type { Finding } from "../../src/integrity/finding.ts";
import { type Accounts, misattributedAccounts } from "../../src/integrity/misattributed-accounts.ts";
import { reconcile } from "../../src/integrity/reconcile.ts";
import { type BundledCompanies, BundledCompany } from "../../src/providers/bundled/company.schema.ts";
import { accountsOfRow, knownFilers } from "../../src/providers/bundled/served-rows.ts";
import { fundamentalsReader } from "../../src/providers/bundled/to-fundamentals.ts";
import { isValuationCurrency } from "../../src/reference/currencies.ts";
import { sentenceOf } from "../../src/sources/index.ts";
import { issuersOf } from "../../src/symbols/issuers.ts";
import { originOfLetter } from "../bundled/figures.ts";
import type { BaseData } from "./base-data.ts";
import { layout, rowOf } from "./company-row.ts";
import { creditsOf } from "./credits-of.ts";
import { directoryOf, type ListingOfFiler } from "./directory-of.ts";
import type { Journal } from "./journal.ts";
import type { PriceFile } from "./price-file.ts";

export type DataOptions = { journal: Journal; base: BaseData; prices: PriceFile; today: string; folder: string };
export type DataReport = {
  companies: number;
  takenOver: number;
  priced: number;
  /** Prices of symbols that are no company of the data, with some of the symbols. */
  pricesWithoutCompany: { symbols: number; some: readonly string[] };
  statements: number;
  figures: number;
  skipped: Record<string, number>;
  findings: number;
};

type Row = { ticker: string; marketValue: number; text: string; accounts: Accounts };
type LeftOut = NonNullable<BundledCompanies["leftOut"]>;

/**
 * The journal, the prices and what was there before as one folder of bundled data. All files are written beside the old
 * ones first and then take their place: until then the old ones are served.
 */
export async function writeData({ journal, base, prices, today, folder }: DataOptions): Promise<DataReport> {
  const { rows, leftOut, listings, findings, report } = await gather({ journal, base, prices, today });

  const fresh = join(folder, ".build", "fresh");
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  const asOf = [...prices.prices.values()].reduce((latest, price) => (price.asOf > latest ? price.asOf : latest), "");
  const rankedTickers = rows.filter(({ marketValue }) => marketValue > 0).map(({ ticker }) => ticker);
  await writeCompanies(join(fresh, "companies.json.gz"), { asOf, rows, leftOut });
  const files = new Map<string, string | Uint8Array>([
    ...base.unchanged,
    ["directory.json.gz", gzipSync(JSON.stringify(directoryOf(base, listings, rankedTickers)), { level: 9 })],
    ["credits.json", `${JSON.stringify(creditsOf(base, { today, asOf }), null, 2)}\n`],
    ["findings.json", `[\n${findings.join(",\n")}\n]\n`],
    [
      "build.json",
      `${JSON.stringify({ builtOn: today, pricesAsOf: asOf, ...report, priceRows: told(prices) }, null, 2)}\n`,
    ],
  ]);
  for (const [name, content] of files) writeFileSync(join(fresh, name), content);
  for (const name of [...files.keys(), "companies.json.gz"]) renameSync(join(fresh, name), join(folder, name));
  rmSync(fresh, { recursive: true });
  return report;
}

async function gather({ journal, base, prices, today }: Omit<DataOptions, "folder">) {
  const settle = settler({ base, prices, today });
  const rows: Row[] = [];
  const listings: ListingOfFiler[] = [];
  const findings: string[] = [];
  const skipped: Record<string, number> = {};
  const ciks = new Set<string>();
  const counts = { companies: 0, priced: 0, statements: 0, figures: 0 };
  const seen = new Set<string>();
  for await (const line of journal.lines()) {
    // two runs on one folder at the same time read a filer twice
    if (seen.has(line.cik)) continue;
    seen.add(line.cik);
    listings.push(...line.listings.map((listing) => ({ ...listing, cik: Number(line.cik) })));
    if (line.skip !== null) skipped[line.skip] = (skipped[line.skip] ?? 0) + 1;
    for (const each of line.companies) {
      const { company, found } = settle(each);
      ciks.add(line.cik);
      rows.push(textOf(company));
      findings.push(...found.map((finding) => JSON.stringify({ ticker: company.ticker, ...finding })));
      counts.companies++;
      if (company.quote) counts.priced++;
      counts.statements += company.statements.length;
      counts.figures += company.statements.reduce((sum, [, , , , , letters]) => sum + known(letters), 0);
    }
  }
  const tickers = new Set(rows.map(({ ticker }) => ticker));
  const isBuilt = ({ ticker, cik }: BundledCompany) => tickers.has(ticker) || (cik !== null && ciks.has(cik));
  const takenOver = [...base.companies.values()].filter((company) => !isBuilt(company));
  rows.push(...takenOver.map(textOf));
  rows.sort((one, other) => other.marketValue - one.marketValue || (one.ticker < other.ticker ? -1 : 1));
  const leftOut = accountsOfOthers(rows, base);
  findings.push(...leftOut.map(refusalOf));
  const refusedHere = leftOut.filter(({ ticker }) => tickers.has(ticker)).length;
  if (refusedHere > 0) skipped.accountsOfAnother = refusedHere;
  counts.companies -= refusedHere;
  const refused = new Set(leftOut.map(({ ticker }) => ticker));
  const own = rows.filter(({ ticker }) => !refused.has(ticker));
  const before = base.leftOut.filter(({ ticker }) => !rows.some((row) => row.ticker === ticker));
  const stayed = takenOver.filter(({ ticker }) => !refused.has(ticker)).length;
  const built = new Set(own.map(({ ticker }) => ticker));
  const unused = [...prices.prices.keys()].filter((ticker) => !built.has(ticker));
  const pricesWithoutCompany = { symbols: unused.length, some: unused.slice(0, shownSymbols) };
  const report: DataReport = { ...counts, pricesWithoutCompany, takenOver: stayed, skipped, findings: findings.length };
  return { rows: own, leftOut: [...leftOut, ...before], listings, findings, report };
}

const shownSymbols = 10;

/** Every row of the price file, used or dropped and why. */
const told = ({ rows, prices, refused, superseded }: PriceFile) => ({
  rows,
  used: prices.size,
  refused: Object.fromEntries(refused),
  superseded: Object.fromEntries(superseded),
});

const refusalOf = ({ ticker, accountsOf }: LeftOut[number]): string =>
  JSON.stringify({ ticker, severity: "refusal", code: "accountsOfAnother", accountsOf });

/** The companies under whose symbols another issuer's accounts were found, and whose they are. */
function accountsOfOthers(rows: readonly Row[], base: BaseData): LeftOut {
  const accounts = rows.map((row) => row.accounts);
  const book = misattributedAccounts(accounts);
  const issuers = knownFilers(
    accounts,
    issuersOf(() => base.directory),
  );
  return accounts.flatMap((each) => {
    const other = book.trueIssuerOf(each, issuers);
    return other ? [{ ticker: each.ticker, accountsOf: other.name, accountsTicker: other.ticker }] : [];
  });
}

const places = new Map(figureNames.map((name, place) => [name, place]));

const known = (letters: string) => letters.replaceAll("-", "").length;

function textOf(company: BundledCompany): Row {
  const shares = company.sharesOutstanding?.value ?? 0;
  const price = company.quote?.currency === undefined ? (company.quote?.value ?? 0) : 0;
  const accounts = accountsOfRow(company, places);
  return { ticker: company.ticker, marketValue: shares * price, text: JSON.stringify(company), accounts };
}

type Settling = Pick<DataOptions, "base" | "prices" | "today">;

/** Price and statements through the same check as every live answer; names, sectors and betas where they are known better. */
function settler({ base, prices, today }: Settling) {
  const read = fundamentalsReader(layout);
  return (row: BundledCompany): { company: BundledCompany; found: readonly Finding[] } => {
    const before = base.companies.get(row.ticker);
    const better = before && before.cik === row.cik ? before : null;
    const price = prices.prices.get(row.ticker);
    const company = { ...read(row), ...(better && betterKnown(better)) };
    const { fundamentals, findings } = reconcile({
      company,
      quote: price
        ? {
            ...price,
            ticker: row.ticker,
            quotedIn: price.currency,
            source: priceSource,
            marketCap: null,
            sharesOutstanding: null,
          }
        : null,
      splits: null,
      kind: base.kindOf(row.ticker),
      rate: null,
      isValuationCurrency,
      other: null,
      today,
    });
    return { company: BundledCompany.parse(rowOf(fundamentals)), found: findings };
  };
}

const priceSource = sentenceOf("closingPriceFile", {});

const betterKnown = ({ name, exchange, country, sector, industry, beta }: BundledCompany) => ({
  name,
  exchange,
  country,
  sector,
  industry,
  beta,
});

type Written = { asOf: string; rows: readonly Row[]; leftOut: LeftOut };

async function writeCompanies(path: string, { asOf, rows, leftOut }: Written): Promise<void> {
  const gzip = createGzip({ level: 9 });
  const file = gzip.pipe(createWriteStream(path));
  const head = JSON.stringify({ version: 5, asOf, figures: figureNames, origins: originOfLetter, leftOut });
  gzip.write(`${head.slice(0, -1)},"companies":[`);
  for (const [index, { text }] of rows.entries()) {
    if (!gzip.write(index === 0 ? text : `,${text}`)) await once(gzip, "drain");
  }
  gzip.end("]}");
  await finished(file);
}
