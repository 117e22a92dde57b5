import { BundledReference } from "../../src/reference/reference.schema.ts";
import { sentenceOf } from "../../src/sources/index.ts";
import type { Source } from "./read-source.ts";
import type { IndustryTables } from "./source.schema.ts";

const market = "Total Market";
const withoutFinancials = "Total Market (without financials)";

/** Spellings of the table that no list of countries has. */
const countryCodes: Readonly<Record<string, string>> = {
  "Andorra (Principality of)": "AD",
  "Congo (Democratic Republic of)": "CD",
  "Congo (Republic of)": "CG",
  "Czech Republic": "CZ",
  "Guernsey (States of)": "GG",
  "Hong Kong": "HK",
  "Jersey (States of)": "JE",
  Korea: "KR",
  Macao: "MO",
  Macedonia: "MK",
  "St. Maarten": "SX",
  "St. Vincent & the Grenadines": "VC",
  Swaziland: "SZ",
  Turkey: "TR",
  Curacao: "CW",
  "Bosnia and Herzegovina": "BA",
  "Trinidad and Tobago": "TT",
  "Turks and Caicos Islands": "TC",
  "Côte d'Ivoire": "CI",
};

/** Rates, premia, taxes, ratings and averages, each with its date and source. `skipped` lists countries without a code. */
export function referenceOf(source: Source): { file: BundledReference; skipped: readonly string[] } {
  const { tables, economy, ratings } = source;
  const countries = countriesOf(tables);
  const rows = Object.entries(tables.industries);
  const industries = rows.filter(([name]) => name !== market && name !== withoutFinancials);
  for (const name of Object.values(source.industryOf)) {
    if (!tables.industries[name])
      throw new Error(`reviewed/industries.json names ${name}, which the tables do not have`);
  }
  const published = damodaran(tables, "wacc");
  const growth = ({ realGrowth, inflation, asOf, source: cited }: (typeof economy.longRunGrowth)["USD"]) => ({
    value: (1 + realGrowth) * (1 + inflation) - 1,
    asOf,
    source: cited,
  });
  const ratingRows = (coverage: readonly number[]) =>
    ratings.ratings.map((rating, index) => ({
      coverageAtLeast: coverage[index],
      rating,
      spread: ratings.spreads[index],
    }));
  const file = BundledReference.parse({
    version: 1,
    governmentYield: { USD: treasuryYield(source.treasury), ...economy.governmentYield },
    longRunGrowth: Object.fromEntries(
      Object.entries(economy.longRunGrowth).map(([currency, row]) => [currency, growth(row)]),
    ),
    matureEquityRiskPremium: { value: maturePremium(tables), ...published },
    premiumPair: {
      currency: "USD",
      riskFreeRate: {
        ...published,
        value: pairRate(tables),
        source: sentenceOf("damodaranRate", { month: monthOf(tables) }),
      },
    },
    averageBeta: economy.averageBeta,
    countries: { ...published, rows: countries.rows },
    ratings: {
      asOf: ratings.asOf,
      source: ratings.source,
      largeCompanyThreshold: ratings.largeCompanyThreshold,
      large: ratingRows(ratings.largeCoverage),
      small: ratingRows(ratings.smallCoverage),
      utility: ratingRows(ratings.utilityCoverage),
    },
    industries: industries.map(([name, row]) => averagesOf(tables, name, row)),
    market: averagesOf(tables, market, tables.industries[market] ?? {}),
    industryOf: source.industryOf,
  });
  return { file, skipped: countries.skipped };
}

function damodaran(tables: IndustryTables, table: string) {
  const asOf = tables.tables[table]?.date;
  return { asOf, source: sentenceOf("damodaran", { month: monthOf(tables) }) };
}

/** The tables are those of January. */
function monthOf(tables: IndustryTables): string {
  return `${tables.tables.wacc?.date?.slice(0, 4)}-01`;
}

/** The last month of the monthly averages, dated at its end. */
function treasuryYield(rows: Source["treasury"]) {
  const last = rows.at(-1);
  const [year = 0, month = 0] = (last?.Date ?? "").split("-").map(Number);
  const end = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return {
    value: Number(last?.Rate) / 100,
    asOf: end,
    source: sentenceOf("treasury", { month: end.slice(0, 7) }),
  };
}

/** The part common to every country's premium: a country rated Aaa adds nothing of its own. */
function maturePremium({ countries }: IndustryTables): number | undefined {
  return Object.values(countries).find(({ moodys, crp }) => moodys === "Aaa" && crp === 0)?.erp;
}

/** The tables give the Treasury rate less the sovereign's default spread; the premium of mature markets goes with the whole. */
function pairRate(tables: IndustryTables): number | undefined {
  const defaultFree = inputOf(tables, "Long Term Treasury bond rate");
  const spread = tables.countries["United States"]?.defaultSpread;
  if (defaultFree === undefined || typeof spread !== "number") return undefined;
  return Number((defaultFree + spread).toFixed(4));
}

function inputOf({ waccInputs }: IndustryTables, label: string): number | undefined {
  const row = waccInputs.find(([name]) => typeof name === "string" && name.startsWith(label));
  return row?.find((cell) => typeof cell === "number");
}

function averagesOf(tables: IndustryTables, name: string, row: Readonly<Record<string, number | null>>) {
  const figure = (key: string) => row[key] ?? null;
  const costOfDebt = figure("costOfDebt");
  const longBond = inputOf(tables, "Long Term Treasury bond rate");
  return {
    name,
    ...damodaran(tables, "wacc"),
    firms: row.firms,
    leveredBeta: figure("beta"),
    debtSpread: costOfDebt === null || longBond === undefined ? null : Number((costOfDebt - longBond).toFixed(6)),
    equityWeight: figure("equityWeight"),
    debtWeight: figure("debtWeight"),
    expectedGrowth: figure("expectedGrowth5y"),
    revenueGrowth: figure("revCagr5y2025"),
    roe: figure("roe"),
    roic: figure("roic"),
    operatingMargin: figure("operatingMargin"),
    netMargin: figure("netMargin"),
    salesToCapital: figure("salesToCapital"),
    priceToEarnings: figure("peAggregate"),
    priceToBook: figure("pbv"),
    evToEbitda: figure("evEbitda"),
    evToEbit: figure("evEbit"),
    evToSales: figure("evSales"),
  };
}

function countriesOf({ countries }: IndustryTables) {
  const codes = codesByName();
  const rows: Record<string, object> = {};
  const skipped: string[] = [];
  for (const [name, { moodys, defaultSpread, crp, taxRate }] of Object.entries(countries)) {
    const code = countryCodes[name] ?? codes.get(name);
    if (code === undefined || moodys === null || taxRate === null) skipped.push(name);
    else rows[code] = { name, rating: moodys, defaultSpread, countryRiskPremium: crp, marginalTaxRate: taxRate };
  }
  return { rows: Object.fromEntries(Object.entries(rows).sort(([a], [b]) => (a < b ? -1 : 1))), skipped };
}

/** English name → ISO code, from the platform's own list. */
function codesByName(): Map<string, string> {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const codes = new Map<string, string>();
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    // Withdrawn codes have the name of their successor: DD is named Germany too.
    const isCurrent = new Intl.Locale(`und-${code}`).region === code;
    const name = isCurrent ? names.of(code) : undefined;
    if (name !== undefined && !codes.has(name)) codes.set(name, code);
  }
  return codes;
}
