import type { CurrencyCode, Fundamentals } from "@valora/valuation";
import type { MarketQuote, Ticker } from "../../provider.ts";
import { sectorNamed } from "../sector-names.ts";
import { statementFields } from "../statement-fields.ts";
import { type VendorPeriod, vendorInterim } from "../vendor-interim.ts";
import { numberOf, shareBasisOf, vendorStatements } from "../vendor-statements.ts";
import { descriptor } from "./descriptor.ts";
import { type EodhdFundamentals, yearSchema } from "./eodhd.schema.ts";
import { eodhdRules } from "./fields.ts";

export const providerId = descriptor.id;

/** The vendor's body and quote → our fundamentals; null without a year, a sector or a country. */
export function toFundamentals(
  ticker: Ticker,
  body: EodhdFundamentals,
  quote: MarketQuote | null,
): Fundamentals | null {
  const { General, SharesStats } = body;
  const sector = sectorNamed(General.GicSector) ?? sectorNamed(General.Sector);
  const { rows, currency } = rowsOf(body, "yearly");
  if (!sector || !currency || !General.CountryISO) return null;
  const options = { rules: eodhdRules, zeroIsUnknown: true };
  const years = rows.map(({ periodEnd: fiscalYearEnd, ...row }) => ({ ...row, fiscalYearEnd }));
  const statements = vendorStatements(years, options);
  const interim = vendorInterim(years, rowsOf(body, "quarterly", currency).rows, options);
  const count = numberOf(SharesStats?.SharesOutstanding);
  const sharesOutstanding = quote && count ? { value: count, asOf: quote.asOf, source: providerId } : null;
  return {
    ticker,
    name: General.Name,
    exchange: General.Exchange ?? "",
    country: General.CountryISO,
    currency,
    sector,
    industry: General.GicSubIndustry ?? null,
    provider: providerId,
    statements,
    ...(interim && { interim }),
    sharesOutstanding,
    shareBasis: shareBasisOf(statements, sharesOutstanding),
    quote: quote && { value: quote.value, currency: quote.currency, asOf: quote.asOf, source: providerId },
    beta: null,
    monthlyCloses: null,
  };
}

/** The rows of the income statement with the two others of the same day, in one currency: that of the latest, unless it is told. */
function rowsOf(
  { Financials }: EodhdFundamentals,
  kind: "yearly" | "quarterly",
  told?: CurrencyCode,
): { rows: readonly VendorPeriod[]; currency: CurrencyCode | null } {
  const { Income_Statement: income, Balance_Sheet: balance, Cash_Flow: cashFlow } = Financials;
  const all = Object.values(income[kind] ?? {})
    .flatMap((row) => {
      const year = yearSchema.safeParse(row);
      return year.success ? [year.data] : [];
    })
    .toSorted((one, other) => other.date.localeCompare(one.date));
  const currency = told ?? all[0]?.currency_symbol ?? null;
  const rows = all
    .filter(({ currency_symbol }) => currency_symbol === currency)
    .map((row) => ({
      periodEnd: row.date,
      filedAt: row.filing_date ?? null,
      form: null,
      accession: null,
      fields: {
        ...statementFields("income", row),
        ...statementFields("balance", objectOf(balance[kind]?.[row.date])),
        ...statementFields("cashFlow", objectOf(cashFlow[kind]?.[row.date])),
      },
    }));
  return { rows, currency };
}

const objectOf = (row: unknown): object | undefined => (typeof row === "object" && row !== null ? row : undefined);
