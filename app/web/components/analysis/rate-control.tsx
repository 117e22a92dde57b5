import type { Assumption } from "@valora/valuation";
import { type FocusEvent, useEffect, useId, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { FieldError } from "../../design/field.tsx";
import { Slider } from "../../design/slider.tsx";
import { useFormats } from "../../formats.ts";
import { isWithin } from "./analysis-choice.ts";
import { rateOfText } from "./percent-text.ts";

type Range = { minimum: number; maximum: number };

export type RateControlProps = {
  label: string;
  fieldLabel: string;
  /** Name of the form field, for a page without scripts. */
  name: string;
  assumption: Assumption | null;
  /** The reader's own value; undefined when the computed one is in use. */
  own: number | undefined;
  range: Range;
  /** The stretch that the slider covers; it widens to hold what is further out. */
  reach: Range;
  /** What was typed into the form and refused, with the reason. */
  refused?: { text: string; error: string } | null;
  onChange: (value: number) => void;
};

/** One rate: slider and number field, the computed value marked, the reader's own in violet. */
export function RateControl(props: RateControlProps) {
  const { label, fieldLabel, name, assumption, own, range, reach, refused = null, onChange } = props;
  const t = useTranslations("analysis.controls");
  const formats = useFormats();
  const computed = assumption?.computed ?? null;
  const value = own ?? assumption?.value ?? null;
  const shown = value === null ? "" : formats.number(value * 100, 1);
  const minimum = Math.min(reach.minimum, value ?? reach.minimum, computed ?? reach.minimum);
  const maximum = Math.max(reach.maximum, value ?? reach.maximum, computed ?? reach.maximum);
  const spoken = t("spoken", { value: shown || "–" });
  return (
    <div className="rate-control">
      <div className="control-label">
        <span>{label}</span>
        <span className="text-ink-3">
          {computed === null ? t("notComputed") : t("computed", { value: formats.percent(computed) })}
        </span>
      </div>
      <div className="control-row">
        <Slider
          label={label}
          value={Number((value ?? (minimum + maximum) / 2).toFixed(4))}
          minimum={Number(minimum.toFixed(3))}
          maximum={Number(maximum.toFixed(3))}
          step={0.001}
          mark={computed}
          valueText={spoken}
          onChange={(next) => onChange(Number(next.toFixed(4)))}
        />
        <PercentField
          label={fieldLabel}
          name={name}
          shown={shown}
          isOwn={own !== undefined}
          range={range}
          refused={refused}
          onChange={onChange}
        />
      </div>
    </div>
  );
}

type PercentFieldProps = {
  label: string;
  name: string;
  shown: string;
  isOwn: boolean;
  range: Range;
  refused: { text: string; error: string } | null;
  onChange: (value: number) => void;
};

/** Keeps what is being typed until it is a number of the range; what is not stays in the field, with the reason under it. */
function PercentField({ label, name, shown, isOwn, range, refused, onChange }: PercentFieldProps) {
  const t = useTranslations("analysis.controls");
  const formats = useFormats();
  const language = useLocale();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(refused?.text ?? null);
  const [error, setError] = useState<string | null>(refused?.error ?? null);

  // The value was moved from elsewhere: the text that was being typed is no longer the reader's last word.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of `shown` that counts.
  useEffect(() => {
    if (error === null) setTyped(null);
  }, [shown]);

  const problemOf = (text: string, value: number | null) => {
    if (value === null) return t("notNumber", { example: formats.number(8.5, 1) });
    const limits = { minimum: formats.percent(range.minimum), maximum: formats.percent(range.maximum) };
    return text !== "" && isWithin(value, range) ? null : t("outOfRange", limits);
  };

  const type = (text: string) => {
    setTyped(text);
    const value = rateOfText(text, language);
    const problem = problemOf(text, value);
    if (problem === null && value !== null) {
      setError(null);
      onChange(value);
    }
  };

  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value.trim();
    if (text === "" || text === shown) {
      setTyped(null);
      setError(null);
      return;
    }
    const problem = problemOf(text, rateOfText(text, language));
    setError(problem);
    if (problem === null) setTyped(null);
  };

  return (
    <div className="percent-field">
      <span className={isOwn ? "number-box number-box-yours" : "number-box"} data-invalid={error !== null}>
        <input
          name={name}
          value={typed ?? shown}
          inputMode="decimal"
          autoComplete="off"
          aria-label={label}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : id}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={leave}
        />
        <span aria-hidden="true">%</span>
      </span>
      <input type="hidden" name={`${name}Shown`} value={shown} />
      {error === null ? null : <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}
