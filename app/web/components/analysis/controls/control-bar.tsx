import { type ExpertLever, expertLevers, formNames, leadingFlowMethod, type ValuationReport } from "@valora/valuation";
import { SlidersHorizontal } from "lucide-react";
import { memo, type ReactNode, useDeferredValue, useState } from "react";
import { useTranslations } from "use-intl";
import { writtenParts } from "../../../../core/analysis/contracts/asked-parts/compared-parts.ts";
import {
  changedAssumptions,
  type NotedAssumption,
  noteEntries,
} from "../../../../core/analysis/contracts/assumption-notes.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { Dialog } from "../../../design/dialog.tsx";
import { useCarriedLanguage, useLocalAddress } from "../../../session/address.ts";
import { ExplanationsSwitch } from "../explained/explanations-switch.tsx";
import { useAssumptionName, useRateName } from "../settings/rate-name.ts";
import { type Choice, changesOf, expertEntries, searchOf, withoutChanges, yearChangesOf } from "./analysis-choice.ts";
import { AssumptionControls, type ControlsProps, ScenarioControl } from "./control-fields.tsx";
import { DetailSwitch } from "./detail-switch.tsx";
import { useLeverText } from "./typed-lever.tsx";
import type { Expert } from "./use-expert.ts";

type ControlBarProps = ControlsProps & {
  address: string;
  expert: Expert;
  /** The steps back and forth. */
  steps: ReactNode;
};

/** The controls of a result. A form that works by itself; with scripts every change is computed at once. */
export function ControlBar(props: ControlBarProps) {
  const { choice, report, choose, address, expert, steps } = props;
  const t = useTranslations("analysis.controls");
  // The addresses behind its links may lag behind a moving slider.
  const settledChoice = useDeferredValue(choice);
  const language = useCarriedLanguage();
  return (
    <>
      <section className="controls" aria-label={t("label")}>
        <form className="wrap controls-form" action={address} method="get" onSubmit={(event) => event.preventDefault()}>
          {language === null ? null : <input type="hidden" name="lang" value={language} />}
          {choice.source === null ? null : <input type="hidden" name="source" value={choice.source} />}
          {choice.price === null ? null : <input type="hidden" name="price" value={choice.price} />}
          {choice.safety === undefined ? null : <input type="hidden" name="safety" value={choice.safety} />}
          {choice.parts === undefined ? null : <input type="hidden" name="parts" value={writtenParts(choice.parts)} />}
          {choice.policy === null ? null : <input type="hidden" name="policy" value={choice.policy} />}
          {choice.how === null ? null : <input type="hidden" name="how" value={choice.how} />}
          {choice.overrides.peers === undefined ? null : (
            <input type="hidden" name="peers" value={choice.overrides.peers.join(",")} />
          )}
          {[...expertEntries(choice.overrides), ...noteEntries(choice.notes)].map(([name, text]) => (
            <input key={name} type="hidden" name={name} value={text} />
          ))}
          <ScenarioControl choice={choice} choose={choose} name="scenario" />
          <AssumptionControls {...props} />
          <DetailSwitch choice={settledChoice} expert={expert} address={address} />
          {steps}
          <button type="submit" className="button button-primary no-script">
            {t("submit")}
          </button>
          <Changes choice={choice} report={report} choose={choose} address={address} />
        </form>
      </section>
      <PhoneControls {...props} />
    </>
  );
}

const names = { wacc: "wacc", growth: "g", horizon: "horizon" } as const;

/** The reader's changes in words, and the way back. */
function Changes({
  choice,
  report,
  choose,
  address,
}: Pick<ControlBarProps, "choice" | "report" | "choose" | "address">) {
  const t = useTranslations("analysis.controls");
  const peers = useTranslations("peers");
  const years = useTranslations("expert.years");
  const local = useLocalAddress();
  const count = changesOf(choice);
  const text = useChangeText(report);
  if (count === 0) return <p className="controls-notes explains needs-script">{t("legendComputed")}</p>;
  const explained = { ...choice, how: leadingFlowMethod(report) ?? choice.how };
  const reset = () => choose(withoutChanges);
  return (
    <p className="controls-notes">
      {(["wacc", "growth", "horizon"] as const).map((key) =>
        choice.overrides[key] === undefined ? null : (
          <span
            key={key}
            className="chip chip-yours num"
            data-trace={`assumptions/${key}/computed assumptions/${key}/value`}
          >
            {text(key, choice.overrides[key])}
          </span>
        ),
      )}
      {expertLevers.map((lever) => {
        const value = choice.overrides[lever];
        return value === undefined ? null : <LeverChip key={lever} lever={lever} value={value} />;
      })}
      {choice.overrides.peers === undefined ? null : (
        <a className="chip chip-yours num" href="#peers" data-trace="peers/count">
          {peers("chip", { count: choice.overrides.peers.length })}
        </a>
      )}
      <KindChips choice={choice} />
      {yearChangesOf(choice).map(([lever, count]) =>
        count === 0 ? null : (
          <a
            key={lever}
            className="chip chip-yours num"
            href={local(`${address}${searchOf(explained)}#years`)}
            data-trace={`chosenYears/${lever}`}
          >
            {years(`chips.${lever}`, { count })}
          </a>
        ),
      )}
      <Reasons choice={choice} />
      <a
        className="link"
        href={local(`${address}${searchOf({ ...choice, ...withoutChanges(choice) })}`)}
        onClick={(event) => {
          event.preventDefault();
          reset();
        }}
      >
        {t("reset")}
      </a>
      <span className="explains needs-script">{t("legend")}</span>
    </p>
  );
}

/** Why, in the reader's words; and the way to say so. */
function Reasons({ choice: { overrides, notes } }: { choice: Choice }) {
  const t = useTranslations();
  const changed = changedAssumptions(overrides);
  if (changed.length === 0) return null;
  const said = changed.flatMap((name) => (notes[name] === undefined ? [] : [{ name, note: notes[name] }]));
  return (
    <>
      {said.map((each) => (
        <Reason key={each.name} {...each} />
      ))}
      {said.length < changed.length && (
        <a className="link" href="#reasons">
          {t("expert.reasons.add")}
        </a>
      )}
    </>
  );
}

function Reason({ name, note }: { name: NotedAssumption; note: string }) {
  const t = useTranslations();
  const nameOf = useAssumptionName();
  return (
    <a className="reason" href="#reasons" title={note}>
      {t("expert.reasons.said", { name: nameOf(name), note })}
    </a>
  );
}

/** The reader's company type, and the methods they ask all the same. */
function KindChips({ choice: { overrides } }: { choice: Choice }) {
  const t = useTranslations();
  const { type, prudent, force = [] } = overrides;
  return (
    <>
      {type === undefined ? null : (
        <a className="chip chip-yours" href="#expert">
          {t("expert.kind.chip", { type: t(`companyTypes.${type}`) })}
        </a>
      )}
      {formNames.map((name) => {
        const form = overrides[name];
        return form === undefined ? null : (
          <a key={name} className="chip chip-yours" href="#expert">
            {t("expert.formChip", { name: t(`expert.forms.${name}`), choice: t(`expert.formChoices.${form}`) })}
          </a>
        );
      })}
      {prudent ? (
        <a className="chip chip-yours" href="#expert">
          {t("expert.prudence.chip")}
        </a>
      ) : null}
      {force.map((method) => (
        <a key={method} className="chip chip-yours" href={`#${method}`}>
          {t("expert.kind.forced", { method: t(`methods.${method}.name`) })}
        </a>
      ))}
    </>
  );
}

/** An expert's own number; the one that was computed stands beside its field. */
function LeverChip({ lever, value }: { lever: ExpertLever; value: number }) {
  const t = useTranslations("expert");
  const text = useLeverText(lever)(value);
  return (
    <a className="chip chip-yours num" href="#expert" data-trace={`chosen/${lever}`}>
      {t("chip", { name: t(`levers.${lever}`), value: text })}
    </a>
  );
}

function useChangeText({ assumptions }: ValuationReport) {
  const t = useTranslations("analysis.controls");
  const formats = useFormats();
  const nameOf = useAssumptionName();
  return (key: keyof typeof names, value: number) => {
    const computed = assumptions[key]?.computed ?? null;
    const write = (number: number) => (key === "horizon" ? String(number) : formats.percent(number));
    return t("changed", {
      name: nameOf(names[key]),
      from: computed === null ? "–" : write(computed),
      to: write(value),
    });
  };
}

/** On the phone: scenario and one button that opens a sheet with the rest, always under the thumb. */
function PhoneControls({ choice, report, refused, choose, address, expert, steps }: ControlBarProps) {
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
