import { type ExpertLever, expertLevers, formNames, leadingFlowMethod, type ValuationReport } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { changedAssumptions, type NotedAssumption } from "../../../../core/analysis/contracts/assumption-notes.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { useLocalAddress } from "../../../session/address.ts";
import { useAssumptionName } from "../settings/rate-name.ts";
import { type Choice, changesOf, searchOf, withoutChanges, yearChangesOf } from "./analysis-choice.ts";
import type { ControlsProps } from "./control-fields.tsx";
import { useLeverText } from "./typed-lever.tsx";

type ChangesProps = Pick<ControlsProps, "choice" | "report" | "choose"> & { address: string };

const names = { wacc: "wacc", growth: "g", horizon: "horizon" } as const;

/** The reader's changes in words, and the way back. */
export function ChosenChanges({ choice, report, choose, address }: ChangesProps) {
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
