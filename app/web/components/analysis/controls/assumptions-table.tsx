import {
  type Assumption,
  type CompanyFile,
  type CurrencyCode,
  premiumIn,
  type ValuationReport,
} from "@valora/valuation";
import { memo, type ReactNode, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { rateNameOf } from "../../../../messages/assumption-texts.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { DataTable, figureColumn, ScrollRegion, textColumn } from "../../../design/data-table.tsx";
import { useSourceName } from "../evidence/source-name.ts";
import { FoldedSection } from "../folds/folded-section.tsx";
import { TinyPicture, tinyWidth } from "../folds/tiny-picture.tsx";
import { block } from "../folds/tiny-shapes.ts";
import { ExplainedTerm, QuantityTerm } from "../trace/explained-term.tsx";
import { TraceDrawer } from "../trace/trace-drawer.tsx";
import { named } from "../trace/trace-graph.ts";
import { TraceLink, type TraceTarget, TraceTargetContext } from "../trace/trace-link.tsx";
import { TraceSteps } from "../trace/trace-steps.tsx";
import { RatePair, ratePairIn } from "./rate-pair.tsx";

/** The weights of equity and of debt in the cost of capital. */
function WeightsPicture({ report: { assumptions } }: { report: ValuationReport }) {
  const { equityWeight, debtWeight } = assumptions;
  if (equityWeight === null || debtWeight === null) return null;
  const edge = equityWeight * tinyWidth;
  return (
    <TinyPicture
      shapes={[
        { fill: "var(--s4)", path: block(0, 9, edge, 10) },
        { fill: "var(--s2)", path: block(edge, 9, tinyWidth - edge, 10) },
      ]}
    />
  );
}

type AssumptionsTableProps = { report: ValuationReport; file: CompanyFile; currency: CurrencyCode };

/** Where the cost of capital comes from: every piece with its source and date, the computed beside the one in use. */
export const AssumptionsTable = memo(function AssumptionsTable({ report, file, currency }: AssumptionsTableProps) {
  const t = useTranslations("analysis.assumptions");
  const { trace } = report.assumptions;
  const [path, setPath] = useState<readonly number[]>([]);
  const target = useMemo<TraceTarget>(
    () => ({ prefix: "step-wacc", open: (id) => setPath((before) => [...before, id]) }),
    [],
  );
  return (
    <TraceTargetContext value={target}>
      <FoldedSection
        name="assumptions"
        title={t("title")}
        finding={<CapitalFinding report={report} />}
        picture={<WeightsPicture report={report} />}
        trace={capitalTrace(report)}
      >
        <ScrollRegion label={t("region")} className="scroll-x mt-3">
          <DataTable
            className="table table-stacks md:min-w-[640px]"
            columns={[
              textColumn(t("item")),
              figureColumn(t("computed")),
              figureColumn(t("inUse")),
              textColumn(t("source")),
              textColumn(t("asOf")),
            ]}
          >
            <Inputs report={report} file={file} />
            <Results report={report} />
          </DataTable>
        </ScrollRegion>
        <RatePair assumptions={report.assumptions} reference={file.reference} />
        {trace === null ? (
          <p className="t-small mt-3 text-ink-2">{t("none")}</p>
        ) : (
          <>
            <TraceSteps
              trace={trace}
              currency={currency}
              countTrace="assumptions/steps"
              title={t("steps", { count: String(trace.nodes.length) })}
            />
            <TraceDrawer trace={trace} currency={currency} path={path} onPath={setPath} />
          </>
        )}
      </FoldedSection>
    </TraceTargetContext>
  );
});

/** The addresses of the figures in the finding. */
const capitalTrace = ({ assumptions }: ValuationReport): string =>
  (["wacc", "costOfEquity", "costOfDebt"] as const)
    .flatMap((name) => (assumptions[name] === null ? [] : [`assumptions/${name}/value`]))
    .join(" ");

/** The rate in use and what it is made of, in a sentence. */
function CapitalFinding({ report: { assumptions } }: { report: ValuationReport }) {
  const t = useTranslations("analysis.assumptions");
  const formats = useFormats();
  const { wacc, costOfEquity, costOfDebt } = assumptions;
  const rate = (assumption: Assumption | null) =>
    assumption === null || assumption.value === null ? null : formats.percent(assumption.value, 2);
  const [whole, equity, debt] = [rate(wacc), rate(costOfEquity), rate(costOfDebt)];
  if (equity === null) return t("none");
  return whole === null || debt === null
    ? t("equityFinding", { equity })
    : t("waccFinding", { wacc: whole, equity, debt });
}

type Row = {
  term: ReactNode;
  computed: ReactNode;
  inUse?: ReactNode;
  source: string;
  asOf?: string;
  isTotal?: boolean;
  /** The addresses of both figures among those of the page. */
  traces: { computed: string; inUse?: string };
};

function TableRow({ term, computed, inUse = null, source, asOf, isTotal = false, traces }: Row) {
  const t = useTranslations("analysis.assumptions");
  const formats = useFormats();
  const nameOf = useSourceName();
  return (
    <tr className={isTotal ? "total" : undefined}>
      <th scope="row">{term}</th>
      <td className="figure" data-trace={traces.computed}>
        {computed}
      </td>
      <td className="figure" data-label={inUse === null ? undefined : t("inUse")} data-trace={traces.inUse}>
        {inUse}
      </td>
      <td>{nameOf(source)}</td>
      <td className={asOf === undefined ? "nothing" : "whitespace-nowrap"}>
        {asOf === undefined ? "–" : formats.date(asOf)}
      </td>
    </tr>
  );
}

/** Inputs from the market and from tables, as published. */
function Inputs({ report, file: { reference, fundamentals } }: Omit<AssumptionsTableProps, "currency">) {
  const t = useTranslations();
  const formats = useFormats();
  const { assumptions } = report;
  const { riskFreeRate, countryRiskPremium, marginalTaxRate, ratings } = reference;
  const equity = premiumIn(reference, assumptions.view);
  const outcome = ratePairIn({ assumptions, reference });
  const addressOfEquity = assumptions.view === "relative" ? "impliedPremium" : "matureEquityRiskPremium";
  const figure = (quantity: NamedQuantity, value: number | null, text: (value: number) => string) =>
    value === null ? "–" : <Figure report={report} quantity={quantity} value={value} text={text(value)} />;
  const rate = (quantity: NamedQuantity, value: number | null) =>
    figure(quantity, value, (known) => formats.percent(known, 2));
  const name = (quantity: NamedQuantity) => <Named quantity={quantity} />;
  return (
    <>
      <TableRow
        term={name("riskFreeRate")}
        computed={rate("riskFreeRate", riskFreeRate.value)}
        inUse={outcome === "kept" ? rate("riskFreeRate", assumptions.riskFreeRate) : null}
        traces={{ computed: "reference/riskFreeRate/value", inUse: "assumptions/riskFreeRate" }}
        source={riskFreeRate.source}
        asOf={riskFreeRate.asOf}
      />
      <TableRow
        term={name(equity.name)}
        computed={rate(equity.name, equity.premium.value)}
        inUse={outcome === "carried" ? rate(equity.name, assumptions.equityRiskPremium) : null}
        traces={{ computed: `reference/${addressOfEquity}/value`, inUse: "assumptions/equityRiskPremium" }}
        source={equity.premium.source}
        asOf={equity.premium.asOf}
      />
      <TableRow
        term={name("countryRiskPremium")}
        computed={rate("countryRiskPremium", countryRiskPremium.value)}
        traces={{ computed: "reference/countryRiskPremium/value" }}
        source={countryRiskPremium.source}
        asOf={countryRiskPremium.asOf}
      />
      <TableRow
        term={name("beta")}
        computed={figure("beta", assumptions.beta, (beta) => formats.number(beta, 2))}
        traces={{ computed: "assumptions/beta" }}
        source={reference.industry?.source ?? fundamentals.beta?.source ?? t("analysis.assumptions.derived")}
        asOf={reference.industry?.asOf ?? fundamentals.beta?.asOf}
      />
      <TableRow
        term={name("marginalTaxRate")}
        computed={rate("marginalTaxRate", marginalTaxRate.value)}
        traces={{ computed: "reference/marginalTaxRate/value" }}
        source={marginalTaxRate.source}
        asOf={marginalTaxRate.asOf}
      />
      <TableRow
        term={<ExplainedTerm of="rating">{t("analysis.assumptions.rating")}</ExplainedTerm>}
        computed={assumptions.rating ?? "–"}
        traces={{ computed: "assumptions/rating" }}
        source={ratings.source}
        asOf={ratings.asOf}
      />
    </>
  );
}

/** The values derived from them: weights, costs, the rate in use, and the growth beside it. */
function Results({ report }: { report: ValuationReport }) {
  const t = useTranslations("analysis.assumptions");
  const formats = useFormats();
  const { assumptions, scenario } = report;
  const scenarios = useTranslations("analysis.scenarios");
  const whole = rateNameOf(assumptions);
  const rate = (quantity: NamedQuantity, value: number | null) =>
    value === null ? (
      "–"
    ) : (
      <Figure report={report} quantity={quantity} value={value} text={formats.percent(value, 2)} />
    );
  const row = (
    quantity: "costOfEquity" | "costOfDebt" | "wacc" | "growth" | "terminalGrowth",
    assumption: Assumption | null,
  ) => (
    <TableRow
      key={quantity}
      term={<Named quantity={quantity} />}
      computed={rate(quantity, assumption?.computed ?? null)}
      traces={
        assumption === null
          ? { computed: `assumptions/${quantity}` }
          : { computed: `assumptions/${quantity}/computed`, inUse: `assumptions/${quantity}/value` }
      }
      inUse={
        <span className={assumption?.chosenBy === "user" ? "text-accent" : undefined}>
          {rate(quantity, assumption?.value ?? null)}
        </span>
      }
      source={
        assumption?.chosenBy === "user"
          ? t("yoursNote")
          : assumption?.chosenBy === "scenario"
            ? t("scenarioNote", { scenario: scenarios(scenario).toLowerCase() })
            : t("derived")
      }
      isTotal={quantity === whole}
    />
  );
  const weight = (quantity: "equityWeight" | "debtWeight", value: number | null) => (
    <TableRow
      key={quantity}
      term={<Named quantity={quantity} />}
      computed={rate(quantity, value)}
      traces={{ computed: `assumptions/${quantity}` }}
      source={t("derived")}
    />
  );
  return (
    <>
      {row("costOfEquity", assumptions.costOfEquity)}
      {whole === "costOfEquity" ? null : (
        <>
          {row("costOfDebt", assumptions.costOfDebt)}
          {weight("equityWeight", assumptions.equityWeight)}
          {weight("debtWeight", assumptions.debtWeight)}
          {row("wacc", assumptions.wacc)}
        </>
      )}
      {row("growth", assumptions.growth)}
      {row("terminalGrowth", assumptions.terminalGrowth)}
    </>
  );
}

type NamedQuantity =
  | "riskFreeRate"
  | "matureEquityRiskPremium"
  | "impliedEquityRiskPremium"
  | "countryRiskPremium"
  | "beta"
  | "marginalTaxRate"
  | "costOfEquity"
  | "costOfDebt"
  | "equityWeight"
  | "debtWeight"
  | "wacc"
  | "growth"
  | "terminalGrowth";

/** The name of an assumption, with its meaning. */
function Named({ quantity }: { quantity: NamedQuantity }) {
  const t = useTranslations("quantities");
  return <QuantityTerm quantity={quantity}>{t(quantity)}</QuantityTerm>;
}

type FigureProps = { report: ValuationReport; quantity: NamedQuantity; value: number | null; text: string };

/** An assumption's figure, which opens its derivation where the trace of the cost of capital holds this very one. */
function Figure({ report, quantity, value, text }: FigureProps) {
  const { trace } = report.assumptions;
  const node = trace === null ? undefined : named(trace, quantity);
  return node === undefined || node.value !== value ? text : <TraceLink node={node}>{text}</TraceLink>;
}
