import {
  type AccountsBase,
  type AnnualStatement,
  type CompanyFile,
  type Dated,
  type Fundamentals,
  figureNames,
  type InterimStatement,
  premiumIn,
  type ValuationView,
} from "@valora/valuation";
import { memo } from "react";
import { useTranslations } from "use-intl";
import { filingAddress } from "../../../../messages/filing-address.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { DataTable, ScrollRegion, textColumn } from "../../../design/data-table.tsx";
import { LocalLink } from "../../site/local-link.tsx";
import { useProviderName } from "../../site/provider-name.ts";
import { FoldedSection } from "../folds/folded-section.tsx";
import { useSourceName } from "./source-name.ts";

type SourcesProps = {
  file: CompanyFile;
  view: ValuationView;
  accounts: AccountsBase;
  skipped: readonly string[];
  /** The page of what each source holds; null where there is none. */
  heldAddress: string | null;
  analysedAt: string | null;
  version: string;
};

/** Every document and table behind the page, with dates; then what the numbers are and are not. */
export const Sources = memo(function Sources({
  file,
  view,
  accounts,
  skipped,
  heldAddress,
  analysedAt,
  version,
}: SourcesProps) {
  const t = useTranslations("analysis.sources");
  const formats = useFormats();
  const providerName = useProviderName();
  return (
    <>
      <FoldedSection name="sources" title={t("title")} finding={<DocumentsFinding fundamentals={file.fundamentals} />}>
        <ScrollRegion label={t("region")} className="scroll-x mt-3">
          <DataTable
            className="table table-stacks md:min-w-[560px]"
            columns={[
              textColumn(t("document")),
              textColumn(t("period")),
              textColumn(t("filed")),
              textColumn(t("gives")),
            ]}
          >
            {accounts.period === "twelveMonths"
              ? file.fundamentals.interim?.trailing
                  .slice(-1)
                  .map((trailing) => (
                    <TrailingRow key={trailing.periodEnd} trailing={trailing} fundamentals={file.fundamentals} />
                  ))
              : null}
            {file.fundamentals.statements.toReversed().map((statement) => (
              <FilingRow key={statement.fiscalYearEnd} statement={statement} fundamentals={file.fundamentals} />
            ))}
            <QuoteRows fundamentals={file.fundamentals} />
            <ReferenceRows file={file} view={view} />
          </DataTable>
        </ScrollRegion>
      </FoldedSection>
      {skipped.length === 0 ? null : (
        <p className="t-small mt-3 text-ink-2">
          {t("skipped", { list: [...new Set(skipped)].map(providerName).join(", ") })}
        </p>
      )}
      {heldAddress === null ? null : (
        <p className="t-small mt-3">
          <LocalLink className="link" to={heldAddress}>
            {t("held")}
          </LocalLink>
        </p>
      )}
      <p className="disclaimer constant">
        {t("disclaimer")}{" "}
        {analysedAt === null
          ? t("methodOnData", { version, date: formats.date(latestDateIn(file)) })
          : t("method", { version, moment: formats.moment(analysedAt) })}
      </p>
    </>
  );
});

/** Whose accounts, how many and how new; and of which day the price. */
function DocumentsFinding({ fundamentals: { statements, quote } }: { fundamentals: Fundamentals }) {
  const t = useTranslations("analysis.sources");
  const formats = useFormats();
  const ends = statements.map(({ fiscalYearEnd }) => fiscalYearEnd).toSorted();
  const last = ends.at(-1);
  if (last === undefined) return t("findingNone");
  return t("finding", {
    count: ends.length,
    last: formats.date(last),
    hasPrice: String(quote !== null),
    price: quote === null ? "" : formats.date(quote.asOf),
  });
}

/** The latest day of which a figure of the company or of the market tells. */
function latestDateIn({ fundamentals, reference }: CompanyFile): string {
  const { quote, sharesOutstanding, beta, statements } = fundamentals;
  const told = [quote, sharesOutstanding, beta, reference.riskFreeRate].flatMap((dated) => dated?.asOf ?? []);
  const filed = statements.map(({ filedAt, fiscalYearEnd }) => filedAt ?? fiscalYearEnd);
  return [...told, ...filed].map((date) => date.slice(0, 10)).reduce((latest, date) => (date > latest ? date : latest));
}

type Told = Pick<AnnualStatement, "accession" | "form" | "filedAt" | "figures">;

/** The report with the twelve months that the values start from. */
function TrailingRow({ trailing, fundamentals }: { trailing: InterimStatement; fundamentals: Fundamentals }) {
  const t = useTranslations("analysis.sources");
  const formats = useFormats();
  const name = ({ form, accession }: Named) => t("interimReport", { form, accession });
  const names = { name, untraced: t("interimUntraced") };
  const period = t("twelveMonths", { date: formats.date(trailing.periodEnd) });
  return <ReportRow told={trailing} fundamentals={fundamentals} period={period} {...names} />;
}

function FilingRow({ statement, fundamentals }: { statement: AnnualStatement; fundamentals: Fundamentals }) {
  const t = useTranslations("analysis.sources");
  const formats = useFormats();
  const name = ({ form, accession }: Named) => t("annualReport", { form, accession });
  const names = { name, untraced: t("annualReportUntraced") };
  const period = t("fiscalYear", { date: formats.date(statement.fiscalYearEnd) });
  return <ReportRow told={statement} fundamentals={fundamentals} period={period} {...names} />;
}

type Named = { form: string; accession: string };

type ReportRowProps = {
  told: Told;
  fundamentals: Fundamentals;
  period: string;
  name: (named: Named) => string;
  /** In place of a name where no filing is known. */
  untraced: string;
};

/** One filed report: its link, its period, its day, and how many figures it gave. */
function ReportRow({ told, fundamentals, period, name, untraced }: ReportRowProps) {
  const t = useTranslations("analysis.sources");
  const formats = useFormats();
  const { accession, form, filedAt, figures } = told;
  const known = figureNames.filter((each) => figures[each] !== null).length;
  const address = accession === null ? null : filingAddress(fundamentals.ticker, accession, fundamentals.cik ?? null);
  return (
    <tr>
      <td>
        {accession === null || address === null ? (
          untraced
        ) : (
          <a href={address} rel="noopener noreferrer" target="_blank">
            {name({ form: form ?? "", accession })}
          </a>
        )}
      </td>
      <td className="md:whitespace-nowrap">{period}</td>
      <td className={filedAt === null ? "nothing" : "whitespace-nowrap"}>
        {filedAt === null ? "–" : formats.date(filedAt)}
      </td>
      <td>{t("figures", { count: known })}</td>
    </tr>
  );
}

function DatedRow({ source, asOf, gives }: { source: string; asOf: string; gives: string }) {
  const formats = useFormats();
  const nameOf = useSourceName();
  return (
    <tr>
      <td>{nameOf(source)}</td>
      <td>{formats.date(asOf)}</td>
      <td className="nothing">–</td>
      <td>{gives}</td>
    </tr>
  );
}

function QuoteRows({ fundamentals: { quote, sharesOutstanding, beta } }: { fundamentals: Fundamentals }) {
  const t = useTranslations("analysis.sources");
  return (
    <>
      {quote === null ? null : <DatedRow source={quote.source} asOf={quote.asOf} gives={t("price").toLowerCase()} />}
      {sharesOutstanding === null ? null : (
        <DatedRow source={sharesOutstanding.source} asOf={sharesOutstanding.asOf} gives={t("shares").toLowerCase()} />
      )}
      {beta === null ? null : <DatedRow source={beta.source} asOf={beta.asOf} gives={t("beta").toLowerCase()} />}
    </>
  );
}

/** Tables of the market, those of one publication and date in one row. */
function ReferenceRows({ file: { reference }, view }: Pick<SourcesProps, "file" | "view">) {
  const t = useTranslations("analysis.sources");
  const uses: readonly [Pick<Dated, "asOf" | "source">, string][] = [
    [reference.riskFreeRate, t("riskFree")],
    [premiumIn(reference, view).premium, t("premium")],
    [reference.industry ?? reference.market, t("industry")],
    [reference.ratings, t("ratings")],
    [reference.marginalTaxRate, t("tax")],
    [reference.nominalGrowth, t("growth")],
  ];
  const rows = new Map<string, { source: string; asOf: string; gives: string[] }>();
  for (const [{ source, asOf }, use] of uses) {
    const key = `${source} ${asOf}`;
    const row = rows.get(key) ?? { source, asOf, gives: [] };
    row.gives.push(use);
    rows.set(key, row);
  }
  return [...rows].map(([key, { source, asOf, gives }]) => (
    <DatedRow key={key} source={source} asOf={asOf} gives={gives.map((use) => use.toLowerCase()).join(", ")} />
  ));
}
