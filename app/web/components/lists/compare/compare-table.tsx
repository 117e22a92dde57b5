import { type MethodName, methodNames, type ValuationView } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { type ComparedCompany, comparedAssumptions } from "../../../../core/lists/contracts/compare.ts";
import { unshouted } from "../../../../messages/company-name.ts";
import { textByKey } from "../../../../messages/text-by-key.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { ScrollRegion } from "../../../design/data-table.tsx";
import { compareAddress } from "../../../lists/compare-request.ts";
import { usePriceSourceName, useSourceName } from "../../analysis/evidence/source-name.ts";
import { LocalLink } from "../../site/local-link.tsx";
import { tracesOf } from "../screener/column-traces.ts";
import { ScreenerCell } from "../screener/screener-cell.tsx";
import { searchOfView } from "../view-of-list.tsx";
import { type Compared, type ComparedColumns, Row, Unknown } from "./compare-row.tsx";
import { tickerOf } from "./compared-ticker.ts";
import { MethodCell } from "./method-cell.tsx";
import { type RatioScale, ratioScaleOf } from "./ratio-scale.ts";
import { SignalCell } from "./signal-cell.tsx";

type CompareTableProps = ComparedColumns;

const pageOf = ({ ticker }: { ticker: string }, view: ValuationView) =>
  `/analysis/${encodeURIComponent(ticker)}${searchOfView(view)}`;

/** One column a company, one row a figure; the first column stays in sight when the others scroll. */
export function CompareTable({ companies, view }: CompareTableProps) {
  const t = useTranslations();
  const formats = useFormats();
  const scale = ratioScaleOf(companies);
  return (
    <ScrollRegion label={t("compare.region")} className="relative mt-6 overflow-x-auto">
      <table className="table compare-table" style={{ minWidth: 120 + companies.length * 204 }}>
        <thead>
          <tr>
            <td />
            {companies.map((company) => (
              <CompanyHead key={tickerOf(company)} compared={company} all={companies} view={view} />
            ))}
          </tr>
        </thead>
        <tbody>
          <SummaryRows companies={companies} view={view} />
          <SourceRows companies={companies} view={view} />
        </tbody>
        <tbody>
          <GroupRow
            title={t("compare.byMethod")}
            note={t("compare.scale", { from: formats.number(scale.from, 1), to: formats.number(scale.to, 1) })}
            columns={companies.length}
          />
          {methodNames.map((method) => (
            <MethodRow key={method} method={method} companies={companies} view={view} scale={scale} />
          ))}
        </tbody>
        <tbody>
          <GroupRow title={t("compare.ratios")} note={t("compare.bestNote")} columns={companies.length} />
          <RatioRows companies={companies} view={view} />
        </tbody>
        <tbody>
          <GroupRow title={t("compare.assumptions")} columns={companies.length} />
          <AssumptionRows companies={companies} view={view} />
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function CompanyHead({ compared, all, view }: HeadProps) {
  const t = useTranslations();
  const ticker = tickerOf(compared);
  const name = compared.kind === "compared" ? unshouted(compared.company.name) : ticker;
  const others = all.map(tickerOf).filter((other) => other !== ticker);
  return (
    <th scope="col" className="compare-company">
      {compared.kind === "compared" ? (
        <LocalLink to={pageOf({ ticker }, view)} className="link font-semibold">
          {name}
        </LocalLink>
      ) : (
        <span className="font-semibold text-ink">{name}</span>
      )}
      <span className="block text-ink-3">
        {compared.kind === "compared" ? `${ticker} · ${t(`sectors.${compared.company.sector}`)}` : t("compare.failed")}
      </span>
      {compared.kind === "failed" && <FailureText failed={compared} />}
      <LocalLink
        to={compareAddress(others, { view })}
        className="link font-normal"
        aria-label={t("compare.removeNamed", { name })}
      >
        {t("compare.remove")}
      </LocalLink>
    </th>
  );
}

type HeadProps = { compared: ComparedCompany; all: readonly ComparedCompany[]; view: ValuationView };

function FailureText({ failed }: { failed: Extract<ComparedCompany, { kind: "failed" }> }) {
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

function MethodRow({ method, companies, view, scale }: CompareTableProps & { method: MethodName; scale: RatioScale }) {
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

function SummaryRows({ companies, view }: CompareTableProps) {
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
          column={column}
        >
          {({ company }) =>
            column === "signal" ? (
              <SignalCell row={company} to={pageOf(company, view)} />
            ) : (
              <ScreenerCell column={column} row={company} to={pageOf(company, view)} hasSignalBeside />
            )
          }
        </Row>
      ))}
      <Row
        name={t("compare.range")}
        traces={({ company }) => (company.lowest === null ? undefined : "summary/minimum summary/maximum")}
        companies={companies}
        view={view}
      >
        {({ company: { lowest, highest } }) =>
          lowest === null || highest === null ? <Unknown /> : `${formats.amount(lowest)} – ${formats.amount(highest)}`
        }
      </Row>
    </>
  );
}

/** Whom the price and the accounts of each are from: they need not be of one. */
function SourceRows({ companies, view }: CompareTableProps) {
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
      >
        {({ company: { price } }) =>
          price === null ? (
            <Unknown />
          ) : (
            <span className="inline-block first-letter:uppercase">{priceSource(price.source)}</span>
          )
        }
      </Row>
      <Row name={t("accountsSource")} traces={() => "provider"} companies={companies} view={view}>
        {({ company }) => sourceName(company.accountsSource)}
      </Row>
    </>
  );
}

function RatioRows({ companies, view }: CompareTableProps) {
  const t = useTranslations();
  return ratioColumns.map((column) => (
    <Row
      key={column}
      name={column === "marketCap" ? t("screener.marketCapInMillions") : t(`screener.columns.${column}`)}
      traces={({ company }) => tracesOf(column, company, "mean")}
      companies={companies}
      view={view}
      column={column}
    >
      {({ company }) => <ScreenerCell column={column} row={company} to={pageOf(company, view)} hasSignalBeside />}
    </Row>
  ));
}

function AssumptionRows({ companies, view }: CompareTableProps) {
  const t = useTranslations("compare");
  const formats = useFormats();
  return comparedAssumptions.map((name) => (
    <Row
      key={name}
      name={t(name)}
      traces={({ assumptions }) => (assumptions[name] === null ? undefined : `assumptions/${name}/value`)}
      companies={companies}
      view={view}
    >
      {({ assumptions }) => {
        const value = assumptions[name];
        if (value === null) return <Unknown />;
        return name === "horizon" ? formats.number(value) : formats.percent(value);
      }}
    </Row>
  ));
}
