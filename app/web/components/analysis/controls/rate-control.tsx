import type { Assumption } from "@valora/valuation";
import { type FocusEvent, useEffect, useId, useRef, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { isWithin, type Range } from "../../../../core/shared/contracts/address-grammar.ts";
import type { Language } from "../../../../messages/languages.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { FieldError } from "../../../design/field.tsx";
import { Slider } from "../../../design/slider.tsx";
import { useEarlyInput } from "../../../design/use-early-input.ts";
import { ExplainedTerm, type GlossaryTerm } from "../trace/explained-term.tsx";
import { rateOfText } from "./percent-text.ts";
import { rateOfSlider, reachWith } from "./rate-reach.ts";

/** A typed value that could not be used, with the reason, and the number that was probably meant. */
export type RefusedText = { text: string; reason: "notNumber" | "outOfRange"; suggestion?: number };

type RateControlProps = {
  label: string;
  /** A shorter name, where the whole one would take too many lines. */
  shortLabel?: string;
  fieldLabel: string;
  /** The address of the computed rate among the figures of the page. */
  trace: string;
  term: GlossaryTerm;
  /** Name of the form field, for a page without scripts. */
  name: string;
  assumption: Assumption | null;
  /** The reader's own value; undefined when the computed one is in use. */
  own: number | undefined;
  range: Range;
  /** The stretch that the slider covers; it widens to hold what is further out. */
  reach: Range;
  /** A value typed into the form and refused, with the reason. */
  refused: RefusedText | null;
  onChange: (value: number) => void;
};

/** One rate: slider and number field, the computed value marked, the reader's own in violet. */
export function RateControl(props: RateControlProps) {
  const {
    label,
    shortLabel = label,
    fieldLabel,
    trace,
    term,
    name,
    assumption,
    own,
    range,
    reach,
    refused,
    onChange,
  } = props;
  const t = useTranslations("analysis.controls");
  const formats = useFormats();
  const computed = assumption?.computed ?? null;
  const value = own ?? assumption?.value ?? null;
  const shown = value === null ? "" : formats.number(value * 100, 1);
  const { minimum, maximum } = reachWith(reach, [value, computed]);
  const spoken = t("spoken", { value: shown || "–" });
  return (
    <div className="rate-control">
      <div className="control-label">
        <ExplainedTerm of={term}>{shortLabel}</ExplainedTerm>
        <span className="text-ink-3" data-trace={trace}>
          {computed === null ? t("notComputed") : t("computed", { value: formats.percent(computed) })}
        </span>
      </div>
      <div className="control-row">
        <Slider
          label={label}
          value={rateOfSlider(value ?? (minimum + maximum) / 2)}
          minimum={minimum}
          maximum={maximum}
          step={0.001}
          mark={computed}
          valueText={spoken}
          onChange={(next) => onChange(rateOfSlider(next))}
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
  refused: RefusedText | null;
  onChange: (value: number) => void;
};

/** Keeps what is being typed until it is a number of the range; what is not stays in the field, with the reason under it. */
function PercentField({ label, name, shown, isOwn, range, refused, onChange }: PercentFieldProps) {
  const t = useTranslations("analysis.controls");
  const formats = useFormats();
  const language = useLocale();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(refused?.text ?? null);
  const [problem, setProblem] = useState<RefusedText["reason"] | null>(refused?.reason ?? null);

  // The value was moved from elsewhere: the text that was being typed is no longer the reader's last word.
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (problem === null && shown !== told.current) setTyped(null);
  }, [shown]);

  const type = (text: string) => {
    setTyped(text);
    const value = rateOfText(text, language);
    if (value === null || problemIn(text, language, range) !== null) return;
    setProblem(null);
    told.current = formats.number(value * 100, 1);
    onChange(value);
  };

  const input = useRef<HTMLInputElement>(null);
  useEarlyInput(input, typed ?? shown, (found) => {
    type(found);
    if (document.activeElement !== input.current) setProblem(problemIn(found, language, range));
  });

  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value.trim();
    const found = text === "" || text === shown ? null : problemIn(text, language, range);
    setProblem(found);
    if (found === null) setTyped(null);
  };

  const error =
    problem === "notNumber"
      ? t("notNumber", { example: formats.number(8.5, 1) })
      : t("outOfRange", { minimum: formats.percent(range.minimum), maximum: formats.percent(range.maximum) });
  return (
    <div className="percent-field">
      <span className={isOwn ? "number-box number-box-yours" : "number-box"} data-invalid={problem !== null}>
        <input
          ref={input}
          name={name}
          value={typed ?? shown}
          inputMode="decimal"
          autoComplete="off"
          aria-label={label}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : id}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={leave}
        />
        <span aria-hidden="true">%</span>
      </span>
      {isOwn ? null : <input type="hidden" name={`${name}Shown`} value={shown} />}
      {problem === null ? null : <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

function problemIn(text: string, language: Language, range: Range): RefusedText["reason"] | null {
  const value = rateOfText(text, language);
  if (value === null) return "notNumber";
  return isWithin(value, range) ? null : "outOfRange";
}
