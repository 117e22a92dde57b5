import type { ValuationReport } from "@valora/valuation";
import { TriangleAlert } from "lucide-react";
import { useTranslations } from "use-intl";
import { rateNameOf } from "../../../../core/analysis/contracts/answer-parts/discount-rate.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { useLocalAddress } from "../../../session/address.ts";
import { type Choice, type Choose, searchOf } from "./analysis-choice.ts";
import { safeSpread } from "./distance-fixes.ts";

type MathsErrorProps = {
  contradiction: { wacc: number; growth: number };
  report: ValuationReport;
  choice: Choice;
  choose: Choose;
  address: string;
};

/** Growth that outruns the discount rate: what happened, why it has no value, and two ways out, each one click away. */
export function MathsError({ contradiction, report, choice, choose, address }: MathsErrorProps) {
  const t = useTranslations("analysis.maths");
  const formats = useFormats();
  const local = useLocalAddress();
  const rate = rateNameOf(report.assumptions);
  const { wacc, growth } = contradiction;
  const computedGrowth = report.assumptions.growth?.computed ?? null;
  const computedWacc = report.assumptions.wacc?.computed ?? null;
  const saferGrowth = computedGrowth !== null && computedGrowth < wacc ? computedGrowth : wacc - safeSpread;
  const saferWacc = computedWacc !== null && computedWacc > growth ? computedWacc : growth + safeSpread;
  const rounded = (value: number) => Number(value.toFixed(3));
  const fixes = [
    { label: t("setGrowth", { value: formats.percent(saferGrowth) }), overrides: { growth: rounded(saferGrowth) } },
    { label: t("setRate", { rate, value: formats.percent(saferWacc) }), overrides: { wacc: rounded(saferWacc) } },
  ];
  return (
    <div className="maths-error" role="alert">
      <p className="status text-bad">
        <TriangleAlert size={16} strokeWidth={1.6} aria-hidden="true" />
        {t("title")}
      </p>
      <p className="mt-2 max-w-[66ch]">
        {t("text", { rate, wacc: formats.percent(wacc), growth: formats.percent(growth) })}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {fixes.map(({ label, overrides }) => {
          const fixed = { ...choice, overrides: { ...choice.overrides, ...overrides } };
          return (
            <a
              key={label}
              className="button button-small num"
              href={local(`${address}${searchOf(fixed)}`)}
              onClick={(event) => {
                event.preventDefault();
                choose({ overrides: fixed.overrides });
              }}
            >
              {label}
            </a>
          );
        })}
      </div>
    </div>
  );
}
