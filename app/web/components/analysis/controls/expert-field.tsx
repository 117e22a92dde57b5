import type { ExpertLever } from "@valora/valuation";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { isWhole, leverUnits } from "../../../../core/analysis/contracts/lever-units.ts";
import { FieldError } from "../../../design/field.tsx";
import { leverFields } from "./lever-fields.ts";
import type { RefusedText } from "./rate-control.tsx";
import { LeverProblem, useLeverText, useLeverWriter, useTypedLever } from "./typed-lever.tsx";

type ExpertFieldProps = {
  lever: ExpertLever;
  /** The reader's own number; undefined where the computed one counts. */
  own: number | undefined;
  computed: number | undefined;
  /** The refused value, as sent. */
  refused: RefusedText | null;
  onChange: (value: number | undefined) => void;
};

/** One lever: empty, it is the calculation's; what cannot be used stays in the field with the reason. */
export function ExpertField({ lever, own, computed, refused, onChange }: ExpertFieldProps) {
  const t = useTranslations("expert");
  const controls = useTranslations("analysis.controls");
  const unit = leverUnits[lever];
  const years = controls("yearsUnit", { count: own ?? computed ?? 2 });
  const signs = { rate: "%", ratio: "×", coefficient: "", years, time: years, choice: "" } as const;
  const id = useId();
  const write = useLeverWriter(lever);
  const say = useLeverText(lever);
  const { input, text, problem, type, settle } = useTypedLever({ lever, own, refused, onChange });
  return (
    <div className="expert-field">
      <label className="label" htmlFor={id}>
        {t(`levers.${lever}`)}
      </label>
      <span
        className={own === undefined ? "number-box" : "number-box number-box-yours"}
        data-invalid={problem !== null}
      >
        <input
          ref={input}
          id={id}
          name={leverFields[lever]}
          value={text}
          placeholder={computed === undefined ? "" : write(computed)}
          inputMode={isWhole(unit) ? "numeric" : "decimal"}
          autoComplete="off"
          aria-invalid={problem !== null}
          aria-describedby={`${id}-hint${problem === null ? "" : ` ${id}-error`}`}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={settle}
        />
        <span aria-hidden="true">{signs[unit]}</span>
      </span>
      <p className="hint" id={`${id}-hint`} data-trace={computed === undefined ? undefined : `levers/${lever}`}>
        {t(`hints.${lever}`)} {computed === undefined ? t("notUsed") : t("computed", { value: say(computed) })}
      </p>
      {problem === null ? null : (
        <FieldError id={`${id}-error`}>
          <LeverProblem lever={lever} problem={problem} />
        </FieldError>
      )}
    </div>
  );
}
