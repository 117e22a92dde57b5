import { type FormName, formNames, methodForms, type ValuationReport } from "@valora/valuation";
import { useId, useRef } from "react";
import { useTranslations } from "use-intl";
import { usualForm } from "../../../../core/analysis/contracts/asked-parts/chosen-forms.ts";
import { useEarlyChoice } from "../../../design/use-early-input.ts";
import type { Choice, Choose } from "./analysis-choice.ts";

type FormFieldsProps = { report: ValuationReport; choice: Choice; choose: Choose };

/** Which form of a calculation is used, where there are several. */
export function FormFields({ report, choice, choose }: FormFieldsProps) {
  return formNames.map((name) => (
    <FormField
      key={name}
      name={name}
      usual={usualForm(name, report.classification.type)}
      choice={choice}
      choose={choose}
    />
  ));
}

function FormField({
  name,
  usual,
  choice: { overrides },
  choose,
}: Omit<FormFieldsProps, "report"> & { name: FormName; usual: string }) {
  const t = useTranslations("expert");
  const id = useId();
  const own = overrides[name];
  const take = (chosen: string) => {
    const form = methodForms[name].find((each) => each === chosen);
    choose(({ overrides: { [name]: _before, ...others } }) => ({
      overrides: form === undefined ? others : { ...others, [name]: form },
    }));
  };
  const list = useRef<HTMLSelectElement>(null);
  const shown = own === undefined || own === usual ? "" : own;
  useEarlyChoice(list, shown);
  return (
    <div className="expert-field">
      <label className="label" htmlFor={id}>
        {t(`forms.${name}`)}
      </label>
      <select
        ref={list}
        id={id}
        name={name}
        className={shown === "" ? "input" : "input text-accent"}
        value={shown}
        aria-describedby={`${id}-hint`}
        onChange={(event) => take(event.currentTarget.value)}
      >
        {methodForms[name].map((form) => (
          <option key={form} value={form === usual ? "" : form}>
            {t(`formChoices.${form}`)}
          </option>
        ))}
      </select>
      <p className="explains hint" id={`${id}-hint`}>
        {t(`formHints.${name}`)}
      </p>
    </div>
  );
}
