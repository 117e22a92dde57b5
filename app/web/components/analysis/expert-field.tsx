import { assumptionRanges, type ExpertLever } from "@valora/valuation";
import { useEffect, useId, useRef, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { FieldError } from "../../design/field.tsx";
import { useEarlyInput } from "../../design/use-early-input.ts";
import { useFormats } from "../../formats.ts";
import { isPercent, leverFields, leverOfText } from "./lever-fields.ts";
import type { RefusedText } from "./rate-control.tsx";

type ExpertFieldProps = {
  lever: ExpertLever;
  /** The reader's own number; undefined where the computed one counts. */
  own: number | undefined;
  computed: number | undefined;
  /** What was sent and refused. */
  refused: RefusedText | null;
  onChange: (value: number | undefined) => void;
};

/** One lever: empty, it is the calculation's; what cannot be used stays in the field with the reason. */
export function ExpertField({ lever, own, computed, refused, onChange }: ExpertFieldProps) {
  const t = useTranslations("expert");
  const formats = useFormats();
  const language = useLocale();
  const id = useId();
  const write = useLeverWriter(lever);
  const shown = own === undefined ? "" : write(own);
  const [typed, setTyped] = useState<string | null>(refused?.text ?? null);
  const [problem, setProblem] = useState<RefusedText["reason"] | null>(refused?.reason ?? null);
  // The number was moved from elsewhere: the text that was being typed is no longer the reader's last word.
  useEffect(() => {
    if (problem === null) setTyped(null);
  }, [shown]);
  const type = (text: string) => {
    setTyped(text);
    const found = leverOfText(lever, text, language);
    setProblem(typeof found === "string" ? found : null);
    if (typeof found !== "string") onChange(found);
  };
  const input = useRef<HTMLInputElement>(null);
  useEarlyInput(input, typed ?? shown, type);
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
          value={typed ?? shown}
          placeholder={computed === undefined ? "" : write(computed)}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={problem !== null}
          aria-describedby={`${id}-hint${problem === null ? "" : ` ${id}-error`}`}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => problem === null && setTyped(null)}
        />
        <span aria-hidden="true">{isPercent(lever) ? "%" : "×"}</span>
      </span>
      <p className="hint" id={`${id}-hint`} data-trace={computed === undefined ? undefined : `levers/${lever}`}>
        {t(`hints.${lever}`)}{" "}
        {computed === undefined
          ? t("notUsed")
          : t("computed", { value: isPercent(lever) ? formats.percent(computed) : `${write(computed)}×` })}
      </p>
      {problem === null ? null : (
        <FieldError id={`${id}-error`}>
          <ProblemText lever={lever} problem={problem} />
        </FieldError>
      )}
    </div>
  );
}

function ProblemText({ lever, problem }: { lever: ExpertLever; problem: RefusedText["reason"] }) {
  const t = useTranslations("expert");
  const write = useLeverWriter(lever);
  const { minimum, maximum } = assumptionRanges[lever];
  if (problem === "notNumber") return t("notNumber", { example: write(isPercent(lever) ? 0.085 : 1.5) });
  return t("outOfRange", { minimum: write(minimum), maximum: write(maximum) });
}

/** As a person writes it: a percentage without its sign, or a plain number with two decimals. */
function useLeverWriter(lever: ExpertLever) {
  const formats = useFormats();
  return (value: number) => (isPercent(lever) ? formats.number(value * 100, 1) : formats.number(value, 2));
}
