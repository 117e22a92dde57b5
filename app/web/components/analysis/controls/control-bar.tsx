import { useDeferredValue, useRef } from "react";
import { useTranslations } from "use-intl";
import { writtenParts } from "../../../../core/analysis/contracts/asked-parts/compared-parts.ts";
import { noteEntries } from "../../../../core/analysis/contracts/assumption-notes.ts";
import { useCarriedLanguage } from "../../../session/address.ts";
import { useRateName } from "../settings/rate-name.ts";
import { expertEntries } from "./analysis-choice.ts";
import { ChosenChanges } from "./chosen-changes.tsx";
import { AssumptionControls, type ControlBarProps, ScenarioControl } from "./control-fields.tsx";
import { DetailSwitch } from "./detail-switch.tsx";
import { PhoneControls } from "./phone-controls.tsx";
import { useHeldStill } from "./use-held-still.ts";

/** The controls of a result. A form that works by itself; with scripts every change is computed at once. */
export function ControlBar(props: ControlBarProps) {
  const { choice, report, choose, address, expert, steps } = props;
  const t = useTranslations("analysis.controls");
  const rate = useRateName();
  // The addresses behind its links may lag behind a moving slider.
  const settledChoice = useDeferredValue(choice);
  const language = useCarriedLanguage();
  const bar = useRef<HTMLElement>(null);
  useHeldStill(bar, "summary");
  return (
    <>
      <section ref={bar} className="controls" aria-label={t("label")}>
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
          <AssumptionControls {...props} shortRate={t("shortRate", { rate })} />
          <DetailSwitch choice={settledChoice} expert={expert} address={address} />
          {steps}
          <button type="submit" className="button button-primary no-script">
            {t("submit")}
          </button>
          <ChosenChanges choice={choice} report={report} choose={choose} address={address} />
        </form>
      </section>
      <PhoneControls {...props} />
    </>
  );
}
