import { useId } from "react";
import { useTranslations } from "use-intl";
import { mostCorrectedFigures } from "../../../core/fundamentals/contracts/own-figures.ts";
import type { ReportedFigure } from "../../../features/wrong-numbers/contracts/reported-figure.ts";
import { useFormats } from "../../analysis/formats.ts";
import { FieldError, ofRefused } from "../../design/field.tsx";
import { type OwnFigureProblem, scaleOf } from "../../wrong-numbers/own-figure-typed.ts";

type OwnFigureFormProps = {
  reported: ReportedFigure;
  /** The page that takes the form: it names the number. */
  action: string;
  typed?: string;
  problem?: OwnFigureProblem | null;
};

/** Replaces a figure of the accounts by the reader's own, for this reader's analysis; the same form with scripts and without. */
export function OwnFigureForm({ reported, action, typed = "", problem = null }: OwnFigureFormProps) {
  const t = useTranslations("trace.useOwn");
  const formats = useFormats();
  const id = useId();
  const { unit, currency, value } = reported;
  const example = formats.number(value / scaleOf(unit), unit === "perShare" ? 2 : 0);
  const said = problem && t(problem, { example, maximum: String(mostCorrectedFigures) });
  return (
    <form method="post" action={action} className="own-figure-form no-print" aria-label={t("title")}>
      <input type="hidden" name="intent" value="own" />
      <label className="label" htmlFor={id}>
        {t("label", { unit, currency: formats.currency(currency) })}
      </label>
      <div className="price-form-row">
        <input
          id={id}
          name="own"
          className="input num"
          inputMode="decimal"
          autoComplete="off"
          required
          placeholder={example}
          defaultValue={typed}
          {...(said === null ? {} : ofRefused)}
          aria-describedby={said === null ? undefined : `${id}-error`}
        />
        <button type="submit" className="button">
          {t("submit")}
        </button>
      </div>
      {said === null ? null : <FieldError id={`${id}-error`}>{said}</FieldError>}
      <label className="t-small mt-2 flex items-center gap-2">
        <input type="checkbox" name="alsoReport" value="yes" />
        {t("report")}
      </label>
    </form>
  );
}
