import { useEffect, useId, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { useFormats } from "../../analysis/formats.ts";
import { Slider } from "../../design/slider.tsx";
import { rateOfText } from "../analysis/controls/percent-text.ts";

type LiveLeverProps = {
  label: string;
  value: number;
  computed: number;
  minimum: number;
  maximum: number;
  /** The value is the reader's, not the computed one. */
  isYours: boolean;
  isReady: boolean;
  onChange: (value: number) => void;
};

/** One rate as a slider with its number beside it, and the computed value in words and as a mark. */
export function LiveLever({ label, value, computed, minimum, maximum, isYours, isReady, onChange }: LiveLeverProps) {
  const t = useTranslations("home.live");
  const formats = useFormats();
  const language = useLocale();
  const id = useId();
  const shown = formats.number(value * 100, 1);
  const [text, setText] = useState(shown);
  useEffect(() => setText(shown), [shown]);

  const typed = rateOfText(text, language);
  const isWrong = typed === null || typed < minimum || typed > maximum;
  return (
    <div>
      <div className="flex flex-wrap justify-between gap-x-2">
        <label className="text-sm font-medium" htmlFor={id}>
          {label}
        </label>
        <span className="t-small num text-ink-3">{t("computed", { value: formats.percent(computed) })}</span>
      </div>
      <fieldset disabled={!isReady} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
        <legend className="sr-only">{label}</legend>
        <Slider
          label={label}
          value={value}
          minimum={minimum}
          maximum={maximum}
          step={0.001}
          mark={computed}
          valueText={t("percentInWords", { value: shown })}
          onChange={onChange}
        />
        <span className="number-box" data-yours={isYours} data-invalid={isWrong}>
          <input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            aria-invalid={isWrong || undefined}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
              const rate = rateOfText(event.currentTarget.value, language);
              if (rate !== null && rate >= minimum && rate <= maximum) onChange(rate);
            }}
            onBlur={() => setText(shown)}
          />
          <span>%</span>
        </span>
      </fieldset>
    </div>
  );
}
