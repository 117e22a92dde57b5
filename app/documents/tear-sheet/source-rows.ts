import { filingAddress } from "../../messages/filing-address.ts";
import type { Linked, Writer } from "./writer.ts";

type Used = { source: string; asOf: string; gives: string; link?: string | null };

/** Every document and table behind the sheet: where it is from, of which day, and what it gives. */
export function sourceRows(writer: Writer): (string | Linked)[][] {
  const { formats, nameOf, providerName } = writer;
  return [...filings(writer), ...merged([...ofTheCompany(writer), ...ofTheMarket(writer)])].map(
    ({ source, asOf, gives, link = null }) => {
      const text = providerName(nameOf(source));
      return [link === null ? text : { text, link }, formats.date(asOf), gives];
    },
  );
}

function filings({ sheet: { file, report }, t }: Writer): Used[] {
  const { ticker, cik, statements, interim } = file.fundamentals;
  const trailing = report.accounts.period === "twelveMonths" ? interim?.trailing.at(-1) : undefined;
  const years = statements.toReversed().map(({ form, accession, fiscalYearEnd }) => ({
    source:
      accession === null
        ? t("analysis.sources.annualReportUntraced")
        : t("analysis.sources.annualReport", { form: form ?? "", accession }),
    asOf: fiscalYearEnd,
    gives: t("cli.covers.statements"),
    link: accession === null ? null : filingAddress(ticker, accession, cik ?? null),
  }));
  if (trailing === undefined) return years;
  const { form, accession, periodEnd: asOf } = trailing;
  const source =
    accession === null
      ? t("analysis.sources.interimUntraced")
      : t("analysis.sources.interimReport", { form: form ?? "", accession });
  const link = accession === null ? null : filingAddress(ticker, accession, cik ?? null);
  return [{ source, asOf, gives: t("cli.covers.statements"), link }, ...years];
}

function ofTheCompany({ sheet: { file }, t }: Writer): Used[] {
  const { quote, sharesOutstanding, beta } = file.fundamentals;
  return [
    ...(quote === null ? [] : [{ source: quote.source, asOf: quote.asOf, gives: t("cli.covers.price") }]),
    ...(sharesOutstanding === null
      ? []
      : [{ source: sharesOutstanding.source, asOf: sharesOutstanding.asOf, gives: t("cli.covers.shares") }]),
    ...(beta === null ? [] : [{ source: beta.source, asOf: beta.asOf, gives: t("cli.covers.beta") }]),
  ];
}

function ofTheMarket({ sheet: { file, premium }, t }: Writer): Used[] {
  const { riskFreeRate, countryRiskPremium, marginalTaxRate, ratings } = file.reference;
  const averages = file.reference.industry ?? file.reference.market;
  return [
    { ...dated(riskFreeRate), gives: t("cli.covers.riskFreeRate") },
    { ...dated(premium.premium), gives: t("cli.covers.equityRiskPremium") },
    { ...dated(countryRiskPremium), gives: t("cli.covers.countryRiskPremium") },
    { ...dated(marginalTaxRate), gives: t("cli.covers.taxRate") },
    { ...dated(ratings), gives: t("cli.covers.ratings") },
    { ...dated(averages), gives: t("cli.covers.industryAverages") },
  ];
}

const dated = ({ source, asOf }: { source: string; asOf: string }) => ({ source, asOf });

/** One row for a publication of a day, whatever it gives. */
function merged(used: readonly Used[]): Used[] {
  const rows = new Map<string, Used>();
  for (const each of used) {
    const key = `${each.source} ${each.asOf}`;
    const before = rows.get(key);
    rows.set(key, before === undefined ? each : { ...before, gives: `${before.gives}, ${each.gives}` });
  }
  return [...rows.values()];
}
