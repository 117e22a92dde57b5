import {
  type AssumptionOverrides,
  assumptionRanges,
  defaultHorizon,
  scenarios,
  type ValuationReport,
} from "@valora/valuation";
import { type ReactNode, useId, useRef } from "react";
import { useTranslations } from "use-intl";
import { rateNameOf } from "../../../../core/analysis/contracts/answer-parts/discount-rate.ts";
import { FieldError } from "../../../design/field.tsx";
import { Segmented } from "../../../design/segmented.tsx";
import { useEarlyInput } from "../../../design/use-early-input.ts";
import { ExplainedTerm } from "../trace/explained-term.tsx";
import type { Choice, Choose } from "./analysis-choice.ts";
import { RateControl, type RefusedText } from "./rate-control.tsx";
import { usualReach } from "./rate-reach.ts";
import type { Refused } from "./refused.ts";
import type { Expert } from "./use-expert.ts";

export type ControlsProps = {
  choice: Choice;
  report: ValuationReport;
  refused: Refused;
  choose: Choose;
};

export type ControlBarProps = ControlsProps & {
  address: string;
  expert: Expert;
  /** The steps back and forth. */
  steps: ReactNode;
};

const quickHorizons = [5, 10];

export function ScenarioControl({ choice, choose, name }: Pick<ControlsProps, "choice" | "choose"> & { name: string }) {
  const t = useTranslations("analysis");
  return (
    <Segmented
      legend={t("controls.scenario")}
      name={name}
      value={choice.scenario}
      options={scenarios.map((scenario) => ({ value: scenario, label: t(`scenarios.${scenario}`) }))}
      onChange={(scenario) => choose({ scenario })}
      className="scenario-control"
    />
  );
}

/** The discount rate, growth and horizon; the same fields in the bar, which has room for a short name of the rate, and in the sheet of the phone. */
export function AssumptionControls({
  choice,
  report,
  refused,
  choose,
  shortRate,
}: ControlsProps & { shortRate?: string }) {
  const t = useTranslations("analysis.controls");
  const quantities = useTranslations("quantities");
  const rate = rateNameOf(report.assumptions);
  const rateName = quantities(rate);
  const { overrides } = choice;
  const set = (change: AssumptionOverrides) => choose((before) => ({ overrides: { ...before.overrides, ...change } }));
  return (
    <>
      <RateControl
        label={rateName}
        shortLabel={shortRate}
        fieldLabel={t("rateField", { rate: rateName })}
        trace="assumptions/wacc/computed"
        term={rate}
        name="waccPercent"
        assumption={report.assumptions.wacc}
        own={overrides.wacc}
        range={assumptionRanges.wacc}
        reach={usualReach.wacc}
        refused={refused.wacc ?? null}
        onChange={(wacc) => set({ wacc })}
      />
      <RateControl
        label={t("growth")}
        fieldLabel={t("growthField")}
        trace="assumptions/growth/computed"
        term="growth"
        name="gPercent"
        assumption={report.assumptions.growth}
        own={overrides.growth}
        range={assumptionRanges.growth}
        reach={usualReach.growth}
        refused={refused.growth ?? null}
        onChange={(growth) => set({ growth })}
      />
      <HorizonControl
        own={overrides.horizon}
        refused={refused.horizon ?? null}
        onChange={(horizon) => set({ horizon })}
      />
    </>
  );
}

type HorizonControlProps = {
  own: number | undefined;
  refused: RefusedText | null;
  onChange: (horizon: number | undefined) => void;
};

function HorizonControl({ own, refused, onChange }: HorizonControlProps) {
  const t = useTranslations("analysis.controls");
  const id = useId();
  const { minimum, maximum } = assumptionRanges.horizon;
  const value = own ?? defaultHorizon;
  const set = (years: number) => {
    if (Number.isInteger(years) && years >= minimum && years <= maximum)
      onChange(years === defaultHorizon ? undefined : years);
  };
  const input = useRef<HTMLInputElement>(null);
  useEarlyInput(input, String(value), (found) => set(Number(found)));
  return (
    <div className="horizon-control">
      <div className="control-label">
        <ExplainedTerm of="horizon">{t("horizon")}</ExplainedTerm>
      </div>
      <div className="control-row">
        <div className="segmented needs-script">
          {quickHorizons.map((years) => (
            <button key={years} type="button" aria-pressed={value === years} onClick={() => set(years)}>
              {years}
            </button>
          ))}
        </div>
        <span className={own === undefined ? "number-box" : "number-box number-box-yours"}>
          <input
            ref={input}
            type="number"
            name="horizon"
            min={minimum}
            max={maximum}
            step={1}
            value={value}
            aria-label={t("horizonField")}
            aria-describedby={refused === null ? undefined : id}
            onChange={(event) => set(event.currentTarget.valueAsNumber)}
          />
          <span aria-hidden="true">{t("yearsUnit", { count: value })}</span>
        </span>
      </div>
      {refused === null || own !== undefined ? null : (
        <FieldError id={id}>{t("outOfRange", { minimum: String(minimum), maximum: String(maximum) })}</FieldError>
      )}
    </div>
  );
}
