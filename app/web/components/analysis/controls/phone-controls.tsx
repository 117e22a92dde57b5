import { SlidersHorizontal } from "lucide-react";
import { memo, useDeferredValue, useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "../../../analysis/formats.ts";
import { Dialog } from "../../../design/dialog.tsx";
import { ExplanationsSwitch } from "../explained/explanations-switch.tsx";
import { useRateName } from "../settings/rate-name.ts";
import { changesOf, withoutChanges } from "./analysis-choice.ts";
import { AssumptionControls, type ControlBarProps, type ControlsProps, ScenarioControl } from "./control-fields.tsx";
import { DetailSwitch } from "./detail-switch.tsx";

/** On the phone: scenario and one button that opens a sheet with the rest, always under the thumb. */
export function PhoneControls({ choice, report, refused, choose, address, expert, steps }: ControlBarProps) {
  const t = useTranslations("analysis.controls");
  const formats = useFormats();
  const rate = useRateName();
  const [isOpen, setIsOpen] = useState(false);
  // Closed, its controls may lag a blink behind those of the bar.
  const settledChoice = useDeferredValue(choice);
  const settledReport = useDeferredValue(report);
  const { wacc, growth } = report.assumptions;
  const count = changesOf(choice);
  const percent = (own: number | undefined, computed: number | undefined) => {
    const value = own ?? computed;
    return value === undefined ? "–" : formats.percent(value);
  };
  return (
    <section className="phone-controls no-print" aria-label={t("label")}>
      <ScenarioControl choice={choice} choose={choose} name="phoneScenario" />
      <div className="phone-row">
        <button type="button" className="button num grow" onClick={() => setIsOpen(true)}>
          <SlidersHorizontal size={16} strokeWidth={1.6} aria-hidden="true" />
          <span className="grow text-left" data-trace="assumptions/wacc/value assumptions/growth/value">
            {t("open", {
              rate,
              wacc: percent(choice.overrides.wacc, wacc?.value),
              growth: percent(choice.overrides.growth, growth?.value),
            })}
          </span>
          {count === 0 ? null : <span className="text-accent">{t("changes", { count })}</span>}
        </button>
        {steps}
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t("sheetTitle")}
        closeLabel={t("done")}
        shape="drawer"
      >
        <div className="sheet-controls">
          <SheetMean report={isOpen ? report : settledReport} />
          <SheetControls
            refused={refused}
            choice={isOpen ? choice : settledChoice}
            report={isOpen ? report : settledReport}
            choose={choose}
          />
          <DetailSwitch
            choice={settledChoice}
            expert={{
              ...expert,
              show: (isShown) => {
                setIsOpen(false);
                expert.show(isShown);
              },
            }}
            address={address}
          />
          {isOpen ? <ExplanationsSwitch /> : null}
          <div className="flex gap-2">
            <button type="button" className="button grow" onClick={() => choose(withoutChanges)}>
              {t("reset")}
            </button>
            <button type="button" className="button button-primary grow" onClick={() => setIsOpen(false)}>
              {t("done")}
            </button>
          </div>
        </div>
      </Dialog>
    </section>
  );
}

/** What the assumptions come to, beside them: the sheet covers the answer. */
function SheetMean({ report: { summary } }: Pick<ControlsProps, "report">) {
  const t = useTranslations("analysis.summary");
  const formats = useFormats();
  return (
    <p className="sheet-mean num" role="status">
      <span>{t("mean")}</span>
      <b data-trace="summary/mean">{summary.mean === null ? "–" : formats.amount(summary.mean)}</b>
    </p>
  );
}

const SheetControls = memo(function SheetControls(props: ControlsProps) {
  return <AssumptionControls {...props} />;
});
