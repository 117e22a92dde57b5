import type { MethodName } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { comparedAssumption, comparedAssumptions } from "../../../../core/lists/contracts/compare.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { usePriceSourceName, useSourceName } from "../../analysis/evidence/source-name.ts";
import { tracesOf } from "../screener/column-traces.ts";
import { ScreenerCell } from "../screener/screener-cell.tsx";
import { type Compared, type ComparedColumns, Row, Unknown } from "./compare-row.tsx";
import { comparedPageOf } from "./compared-page.ts";
import { MethodCell } from "./method-cell.tsx";
import type { RatioScale } from "./ratio-scale.ts";
import { SignalCell } from "./signal-cell.tsx";

export function MethodRow({
  method,
  companies,
  view,
  figures,
  scale,
}: ComparedColumns & { method: MethodName; scale: RatioScale }) {
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

export function SummaryRows({ companies, view, figures }: ComparedColumns) {
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
              <SignalCell row={company} to={comparedPageOf(company, { view, figures })} />
            ) : (
              <ScreenerCell
                column={column}
                row={company}
                to={comparedPageOf(company, { view, figures })}
                hasSignalBeside
              />
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
export function SourceRows({ companies, view, figures }: ComparedColumns) {
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

export function RatioRows({ companies, view, figures }: ComparedColumns) {
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
        <ScreenerCell column={column} row={company} to={comparedPageOf(company, { view, figures })} hasSignalBeside />
      )}
    </Row>
  ));
}

export function AssumptionRows({ companies, view, figures }: ComparedColumns) {
  const t = useTranslations("compare");
  const words = useTranslations();
  const formats = useFormats();
  return comparedAssumptions.map((name) => (
    <Row
      key={name}
      name={t(name)}
      traces={({ assumptions }) =>
        comparedAssumption(name, assumptions) === null ? undefined : `assumptions/${name}/value`
      }
      companies={companies}
      view={view}
      figures={figures}
      column={name}
    >
      {({ assumptions }) => {
        const value = comparedAssumption(name, assumptions);
        // A bank's rate stands in the row of the cost of equity: nothing is missing here.
        if (value === null && assumptions[name] !== null)
          return <span className="text-ink-3">{words("analysis.notApplicable")}</span>;
        if (value === null) return <Unknown />;
        return name === "horizon" ? formats.number(value) : formats.percent(value);
      }}
    </Row>
  ));
}
