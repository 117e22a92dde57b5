import type { Assumption, ValuationReport } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { rateNameOf } from "../../../../../core/analysis/contracts/answer-parts/discount-rate.ts";
import { useFormats } from "../../../../analysis/formats.ts";
import { AssumptionRow, Figure, Named, type NamedQuantity } from "./assumption-row.tsx";

/** The values derived from them: weights, costs, the rate in use, and the growth beside it. */
export function DerivedRows({ report }: { report: ValuationReport }) {
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
    <AssumptionRow
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
    <AssumptionRow
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
