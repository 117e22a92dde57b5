import { type MethodName, methodNames } from "@valora/valuation";
import type { CSSProperties } from "react";
import { useTranslations } from "use-intl";
import { writtenCorrectedFigures } from "../../../../core/fundamentals/contracts/own-figures.ts";
import { type ComparedCompany, comparedAssumptions } from "../../../../core/lists/contracts/compare.ts";
import { searchText } from "../../../../core/shared/contracts/address-grammar.ts";
import { unshouted } from "../../../../messages/company-name.ts";
import { textByKey } from "../../../../messages/text-by-key.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { ScrollRegion } from "../../../design/data-table.tsx";
import { compareAddress } from "../../../lists/compare-request.ts";
import type { RefusedInComparison } from "../../../lists/compared-with-figures.ts";
import { usePriceSourceName, useSourceName } from "../../analysis/evidence/source-name.ts";
import { LocalLink } from "../../site/local-link.tsx";
import { tracesOf } from "../screener/column-traces.ts";
import { ScreenerCell } from "../screener/screener-cell.tsx";
import { type Compared, type ComparedColumns, Row, Unknown } from "./compare-row.tsx";
import { tickerOf } from "./compared-ticker.ts";
import { MethodCell } from "./method-cell.tsx";
import { type RatioScale, ratioScaleOf } from "./ratio-scale.ts";
import { SecondChoice } from "./second-choice.tsx";
import { SignalCell } from "./signal-cell.tsx";

type CompareTableProps = ComparedColumns;

/** The company's page, in the view and with the own figures of the comparison. */
const pageOf = ({ ticker }: { ticker: string }, { view, figures }: Pick<ComparedColumns, "view" | "figures">) => {
  const own = figures[ticker] ?? [];
  const entries = [
    ...(view === "relative" ? [["view", view] as const] : []),
    ...(own.length === 0 ? [] : [["figures", writtenCorrectedFigures(own)] as const]),
  ];
  return `/analysis/${encodeURIComponent(ticker)}${searchText(entries)}`;
};

/** One column a company, one row a figure; the first column stays in sight when the others scroll. */
export function CompareTable({ companies, view, figures, refused }: CompareTableProps & Refused) {
  const t = useTranslations();
  const formats = useFormats();
  const scale = ratioScaleOf(companies);
  return (
    <>
      <SecondChoice companies={companies} />
      <ScrollRegion label={t("compare.region")} className="compare-region">
        <table className="table compare-table" style={widthFor(companies.length)}>
          <thead>
            <tr>
              <td />
              {companies.map((company) => (
                <CompanyHead
                  key={tickerOf(company)}
                  compared={company}
                  all={companies}
                  refused={refused}
                  {...{ view, figures }}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            <SummaryRows companies={companies} view={view} figures={figures} />
            <SourceRows companies={companies} view={view} figures={figures} />
          </tbody>
          <tbody>
            <GroupRow
              title={t("compare.byMethod")}
              note={t("compare.scale", { from: formats.number(scale.from, 1), to: formats.number(scale.to, 1) })}
              columns={companies.length}
            />
            {methodNames.map((method) => (
              <MethodRow
                key={method}
                method={method}
                companies={companies}
                view={view}
                figures={figures}
                scale={scale}
              />
            ))}
          </tbody>
          <tbody>
            <GroupRow title={t("compare.ratios")} note={t("compare.bestNote")} columns={companies.length} />
            <RatioRows companies={companies} view={view} figures={figures} />
          </tbody>
          <tbody>
            <GroupRow title={t("compare.assumptions")} columns={companies.length} />
            <AssumptionRows companies={companies} view={view} figures={figures} />
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}

/** Read by the style sheet, which gives a phone a table of its own. */
// A custom property is no property of a style that React knows.
const widthFor = (companies: number) => ({ "--compare-width": `${120 + companies * 204}px` }) as CSSProperties;

function CompanyHead({ compared, all, view, figures, refused }: HeadProps) {
  const t = useTranslations();
  const ticker = tickerOf(compared);
  const name = compared.kind === "compared" ? unshouted(compared.company.name) : ticker;
  const others = all.map(tickerOf).filter((other) => other !== ticker);
  return (
    <th scope="col" className="compare-company">
      {compared.kind === "compared" ? (
        <LocalLink to={pageOf({ ticker }, { view, figures })} className="link font-semibold">
          {name}
        </LocalLink>
      ) : (
        <span className="font-semibold text-ink">{name}</span>
      )}
      <span className="block text-ink-3">
        {compared.kind === "compared" ? `${ticker} · ${t(`sectors.${compared.company.sector}`)}` : t("compare.failed")}
      </span>
      {compared.kind === "compared" && compared.correctedFigures.length > 0 && (
        <span className="block font-normal text-ink-2">
          {t("compare.ownFigures", { count: compared.correctedFigures.length })}
        </span>
      )}
      {compared.kind === "failed" && <FailureText failed={compared} />}
      {refused
        .filter((each) => each.ticker === ticker)
        .map((each) => (
          <FailureText key={each.code} failed={each} />
        ))}
      <LocalLink
        to={compareAddress(others, { view, figures })}
        className="link font-normal"
        aria-label={t("compare.removeNamed", { name })}
      >
        {t("compare.remove")}
      </LocalLink>
    </th>
  );
}

type Refused = { refused: readonly RefusedInComparison[] };
type HeadProps = Omit<CompareTableProps, "companies"> &
  Refused & { compared: ComparedCompany; all: readonly ComparedCompany[] };

function FailureText({ failed }: { failed: Pick<Extract<ComparedCompany, { kind: "failed" }>, "code" | "params"> }) {
  const t = useTranslations();
  const say = textByKey(t);
  return (
    <span className="my-1 block font-normal whitespace-normal text-bad">
      {say(`failures.${failed.code}`, failed.params)}
    </span>
  );
}

function GroupRow({ title, note, columns }: { title: string; note?: string; columns: number }) {
  return (
    <tr className="compare-group">
      <th scope="rowgroup" colSpan={columns + 1}>
        <span className="compare-title">{title}</span>
        {note !== undefined && <span className="hint m-0">{note}</span>}
      </th>
    </tr>
  );
}

function MethodRow({
  method,
  companies,
  view,
  figures,
  scale,
}: CompareTableProps & { method: MethodName; scale: RatioScale }) {
  const t = useTranslations("methods");
  const outcomeIn = ({ methods }: Compared) => methods.find((each) => each.method === method);
  return (
    <Row
      name={t(`${method}.name`)}
      traces={(compared) =>
        outcomeIn(compared)?.outcome.kind === "estimate"
          ? `methods/${method}/valuePerShare methods/${method}/difference`
          : undefined
      }
      companies={companies}
      view={view}
      figures={figures}
    >
      {(compared) => (
        <MethodCell
          compared={outcomeIn(compared)}
          currency={compared.company.currency}
          scale={scale}
          silence={compared.company.silence}
        />
      )}
    </Row>
  );
}

const summaryColumns = ["price", "value", "difference", "status", "votes", "signal"] as const;
const ratioColumns = [
  "quality",
  "priceToEarnings",
  "priceToBook",
  "returnOnEquity",
  "dividendYield",
  "marketCap",
  "companyType",
  "fiscalYearEnd",
] as const;

function SummaryRows({ companies, view, figures }: CompareTableProps) {
  const t = useTranslations();
  const formats = useFormats();
  const nameOf = (column: (typeof summaryColumns)[number]) => {
    if (column === "value") return t("compare.mean");
    return column === "status" ? t("compare.statusOfMean") : t(`screener.columns.${column}`);
  };
  return (
    <>
      {summaryColumns.map((column) => (
        <Row
          key={column}
          name={nameOf(column)}
          traces={({ company }) => tracesOf(column, company, "mean")}
          companies={companies}
          view={view}
          figures={figures}
          column={column}
        >
          {({ company }) =>
            column === "signal" ? (
              <SignalCell row={company} to={pageOf(company, { view, figures })} />
            ) : (
              <ScreenerCell column={column} row={company} to={pageOf(company, { view, figures })} hasSignalBeside />
            )
          }
        </Row>
      ))}
      <Row
        name={t("compare.range")}
        traces={({ company }) => (company.lowest === null ? undefined : "summary/minimum summary/maximum")}
        companies={companies}
        view={view}
        figures={figures}
      >
        {({ company: { lowest, highest } }) =>
          lowest === null || highest === null ? <Unknown /> : `${formats.amount(lowest)} – ${formats.amount(highest)}`
        }
      </Row>
    </>
  );
}

/** Whom the price and the accounts of each are from: they need not be of one. */
function SourceRows({ companies, view, figures }: CompareTableProps) {
  const t = useTranslations("compare");
  const priceSource = usePriceSourceName();
  const sourceName = useSourceName();
  return (
    <>
      <Row
        name={t("priceSource")}
        traces={({ company }) => (company.price ? "price" : undefined)}
        companies={companies}
        view={view}
        figures={figures}
      >
        {({ company: { price } }) =>
          price === null ? (
            <Unknown />
          ) : (
            <span className="inline-block first-letter:uppercase">{priceSource(price.source)}</span>
          )
        }
      </Row>
      <Row name={t("accountsSource")} traces={() => "provider"} companies={companies} view={view} figures={figures}>
        {({ company }) => sourceName(company.accountsSource)}
      </Row>
    </>
  );
}

function RatioRows({ companies, view, figures }: CompareTableProps) {
  const t = useTranslations();
  return ratioColumns.map((column) => (
    <Row
      key={column}
      name={column === "marketCap" ? t("screener.marketCapInMillions") : t(`screener.columns.${column}`)}
      traces={({ company }) => tracesOf(column, company, "mean")}
      companies={companies}
      view={view}
      figures={figures}
      column={column}
    >
      {({ company }) => (
        <ScreenerCell column={column} row={company} to={pageOf(company, { view, figures })} hasSignalBeside />
      )}
    </Row>
  ));
}

function AssumptionRows({ companies, view, figures }: CompareTableProps) {
  const t = useTranslations("compare");
  const formats = useFormats();
  return comparedAssumptions.map((name) => (
    <Row
      key={name}
      name={t(name)}
      traces={({ assumptions }) => (assumptions[name] === null ? undefined : `assumptions/${name}/value`)}
      companies={companies}
      view={view}
      figures={figures}
      column={name}
    >
      {({ assumptions }) => {
        const value = assumptions[name];
        if (value === null) return <Unknown />;
        return name === "horizon" ? formats.number(value) : formats.percent(value);
      }}
    </Row>
  ));
}
