import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form, useSearchParams } from "react-router";
import type { CalculatorName } from "../../../../content/text.ts";
import { useFormats } from "../../analysis/formats.ts";
import type { CalculatorText } from "../../content/blog/blog-text.ts";
import type { CalculatorAnswer, CalculatorField } from "../../content/blog/calculator.ts";
import { answersTo, calculators, typedIn } from "../../content/blog/calculators.ts";
import { Button, buttonClass } from "../../design/button.tsx";
import { useCarriedLanguage } from "../../session/address.ts";
import { LocalLink } from "../site/local-link.tsx";

export type CalculatorFill = { company: string; date: string; parameters: Record<string, string> };

type CalculatorProps = { name: CalculatorName; text: CalculatorText; fill: CalculatorFill | null };

/** A formula to try: a form that the server answers, and that answers while you type once its script is there. */
export function Calculator(props: CalculatorProps) {
  const [search] = useSearchParams();
  const asked = search.toString();
  // A new address fills the fields anew.
  return <Fields key={asked} {...props} initial={typedIn(props.name, search)} />;
}

function Fields({ name, text, fill, initial }: CalculatorProps & { initial: Record<string, string> }) {
  const [typed, setTyped] = useState(initial);
  const carried = useCarriedLanguage();
  const id = `calculator-${name}`;
  const { language } = useFormats();
  const answers = answersTo(name, typed, language);
  const form = useRef<HTMLFormElement>(null);
  // What was typed before the scripts had arrived is in the fields, and no event tells of it.
  useEffect(() => {
    const fields = [...(form.current?.elements ?? [])].filter((element) => element instanceof HTMLInputElement);
    const early = fields.filter(({ type, value, defaultValue }) => type !== "hidden" && value !== defaultValue);
    if (early.length === 0) return;
    setTyped((before) => ({ ...before, ...Object.fromEntries(early.map((field) => [field.name, field.value])) }));
  }, []);
  const type = (event: FormEvent<HTMLFormElement>) => {
    const field = event.target;
    if (field instanceof HTMLInputElement) setTyped((before) => ({ ...before, [field.name]: field.value }));
  };
  return (
    <section className="my-4 border-t border-ink pt-4 font-sans" aria-labelledby={`${id}-title`} id={id}>
      <h2 className="t-h2" id={`${id}-title`}>
        {text.titles[name]}
      </h2>
      <p className="t-small mt-1 text-ink-3">{text.intro}</p>
      <Form method="get" action={`#${id}`} onInput={type} preventScrollReset ref={form}>
        {carried && <input type="hidden" name="lang" value={carried} />}
        <div className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {calculators[name].fields.map((field) => (
            <NumberField key={field.name} field={field} text={text} value={typed[field.name] ?? ""} form={id} />
          ))}
        </div>
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <Button>{text.calculate}</Button>
          <LocalLink className={buttonClass("ghost")} to={`?#${id}`} preventScrollReset>
            {text.example}
          </LocalLink>
        </div>
      </Form>
      {fill && <FillLink fill={fill} text={text} form={id} />}
      <output className="mt-5 block border-t border-line pt-4" aria-label={text.answersLabel}>
        {answers ? <Answers answers={answers} text={text} /> : <p className="t-small text-ink-2">{text.incomplete}</p>}
      </output>
    </section>
  );
}

function FillLink({ fill, text, form }: { fill: CalculatorFill; text: CalculatorText; form: string }) {
  const formats = useFormats();
  const carried = useCarriedLanguage();
  const parameters = new URLSearchParams({ ...fill.parameters, ...(carried === null ? {} : { lang: carried }) });
  return (
    <p className="t-small mt-3">
      <LocalLink className="link" to={`?${parameters}#${form}`} preventScrollReset>
        {text.fill.replace("{company}", fill.company).replace("{date}", formats.date(fill.date))}
      </LocalLink>
    </p>
  );
}

type NumberFieldProps = { field: CalculatorField; text: CalculatorText; value: string; form: string };

function NumberField({ field, text, value, form }: NumberFieldProps) {
  const id = `${form}-${field.name}`;
  return (
    <div>
      <label className="label" htmlFor={id}>
        {text.fields[field.name]}
        {field.unit === "percent" && " (%)"}
        {field.isOptional && ` (${text.optional})`}
      </label>
      <input
        id={id}
        className="input num"
        name={field.name}
        defaultValue={value}
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
      />
    </div>
  );
}

function Answers({ answers, text }: { answers: readonly CalculatorAnswer[]; text: CalculatorText }) {
  const formats = useFormats();
  const written = ({ value, unit }: CalculatorAnswer) => {
    if (value === null) return text.meaningless;
    return unit === "rate" ? formats.percent(value, 2) : formats.number(value, 2);
  };
  return (
    <dl className="grid gap-2">
      {answers.map((answer, index) => (
        <div
          key={answer.name}
          className={`flex flex-wrap justify-between gap-x-6 ${index === answers.length - 1 ? "border-t border-ink pt-2 font-semibold" : ""}`}
        >
          <dt>{text.answers[answer.name]}</dt>
          <dd className="num">{written(answer)}</dd>
        </div>
      ))}
    </dl>
  );
}
