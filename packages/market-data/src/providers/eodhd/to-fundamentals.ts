import type { Fundamentals } from "@valora/valuation";
import type { MarketQuote, Ticker } from "../../provider.ts";
import { sectorNamed } from "../sector-names.ts";
import { statementFields } from "../statement-fields.ts";
import { numberOf, shareBasisOf, type VendorYear, vendorStatements } from "../vendor-statements.ts";
import { type EodhdFundamentals, yearSchema } from "./eodhd.schema.ts";
import { eodhdRules } from "./fields.ts";

export const providerId = "eodhd";

/** The vendor's body and quote → our fundamentals; null without a year, a sector or a country. */
export function toFundamentals(
  ticker: Ticker,
  body: EodhdFundamentals,
  quote: MarketQuote | null,
): Fundamentals | null {
  const { General, SharesStats } = body;
  const sector = sectorNamed(General.GicSector) ?? sectorNamed(General.Sector);
  const { years, currency } = yearsOf(body);
  if (!sector || !currency || !General.CountryISO) return null;
  const statements = vendorStatements(years, { rules: eodhdRules, zeroIsUnknown: true });
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
    sharesOutstanding,
    shareBasis: shareBasisOf(statements, sharesOutstanding),
    quote: quote && { value: quote.value, currency: quote.currency, asOf: quote.asOf, source: providerId },
    beta: null,
    monthlyCloses: null,
  };
}

/** The years of the income statement with the two others of the same day, in the currency of the latest. */
function yearsOf({ Financials }: EodhdFundamentals): { years: readonly VendorYear[]; currency: string | null } {
  const { Income_Statement: income, Balance_Sheet: balance, Cash_Flow: cashFlow } = Financials;
  const rows = Object.values(income.yearly)
    .flatMap((row) => {
      const year = yearSchema.safeParse(row);
      return year.success ? [year.data] : [];
    })
    .toSorted((one, other) => other.date.localeCompare(one.date));
  const currency = rows[0]?.currency_symbol ?? null;
  const years = rows
    .filter(({ currency_symbol }) => currency_symbol === currency)
    .map((row) => ({
      fiscalYearEnd: row.date,
      filedAt: row.filing_date ?? null,
      form: null,
      accession: null,
      fields: {
        ...statementFields("income", row),
        ...statementFields("balance", objectOf(balance.yearly[row.date])),
        ...statementFields("cashFlow", objectOf(cashFlow.yearly[row.date])),
      },
    }));
  return { years, currency };
}

const objectOf = (row: unknown): object | undefined => (typeof row === "object" && row !== null ? row : undefined);
