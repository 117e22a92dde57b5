import { useTranslations } from "use-intl";
import type { FailureCode } from "../../../failure.ts";
import type { Thesis } from "../../../features/theses/contracts/thesis.ts";
import { longestThesis } from "../../../features/theses/contracts/thesis-limits.ts";
import type { RefusedForm } from "../../accounts/account-form.ts";
import { useFormats } from "../../analysis/formats.ts";
import { TextAreaField, TextField } from "../../design/field.tsx";
import { AccountForm, useFailureText, useProblemAt } from "../accounts/account-form.tsx";
import { KeptThesis } from "./kept-thesis.tsx";
import { LimitFields, type NamedFigure } from "./limit-fields.tsx";

const ofText: readonly FailureCode[] = ["messageTooLong", "thesisFigureUnknown"];
const ofLimits: readonly FailureCode[] = ["thesisLimitIncomplete", "thesisLimitTwice", "tooManyThesisLimits"];
const ofDay: readonly FailureCode[] = ["dateInvalid"];

type ThesisFormProps = {
  action: string;
  subject: Pick<Thesis, "ticker" | "currency">;
  thesis: Thesis | null;
  names: readonly string[];
  /** Figures to which a limit may be set; null: a team's thesis has no limits, and no mail reminds of its review. */
  watched: readonly NamedFigure[] | null;
  /** What stands in the form while nothing is kept. */
  draft?: Thesis | null;
  refused: RefusedForm | null;
};

/** A thesis to write or to change; what was refused stays as it was typed. */
export function ThesisForm(props: ThesisFormProps) {
  const { action, subject, thesis, names, watched, draft = null, refused } = props;
  const t = useTranslations("theses");
  const textOf = useFailureText();
  const formats = useFormats();
  const problemAt = useProblemAt(refused);
  const shown = (name: "thesis" | "disproof" | "reviewOn" | "buyPrice" | "sellPrice") =>
    refused?.typed[name] ?? String((thesis ?? draft)?.[name] ?? "");
  const isOfField = refused !== null && [...ofText, ...ofDay, ...ofLimits].includes(refused.code);
  const prices = { type: "number", step: "any", min: "0", inputMode: "decimal" } as const;
  const isConflict = refused?.code === "editConflict" || refused?.code === "thesisGone";
  // What is written from here on replaces what this page shows, and nothing that is newer.
  const changedAt = isConflict ? thesis?.changedAt : (refused?.typed.changedAt ?? thesis?.changedAt);
  const pricedIn = currencyOfPrices(thesis) ?? subject.currency;
  const priceHint = t("priceHint", { currency: formats.currency(pricedIn) });
  return (
    <AccountForm
      action={action}
      submit={t(isConflict && thesis !== null ? "saveOver" : "save")}
      problem={refused !== null && !isOfField ? textOf(refused) : null}
    >
      <input type="hidden" name="changedAt" value={changedAt ?? ""} />
      <input type="hidden" name="currency" value={pricedIn} />
      {isConflict && thesis !== null && <KeptThesis thesis={thesis} watched={watched ?? []} />}
      <TextAreaField
        label={t("thesis")}
        name="thesis"
        rows={8}
        defaultValue={shown("thesis")}
        hint={t("thesisHint", { example: "{{mean}}", maximum: longestThesis })}
        error={problemAt(...ofText)}
      />
      <details className="disclosure">
        <summary>{t("figures")}</summary>
        <p className="mt-3 text-ink-2">{t("figuresLead")}</p>
        <p className="t-small mt-2 flex flex-wrap gap-x-4 gap-y-1">
          {names.map((name) => (
            <code key={name} className="break-all">{`{{${name}}}`}</code>
          ))}
        </p>
      </details>
      <TextAreaField
        label={t("disproof")}
        name="disproof"
        rows={4}
        defaultValue={shown("disproof")}
        hint={t("disproofHint")}
      />
      {watched !== null && (
        <LimitFields
          figures={watched}
          limits={thesis?.limits ?? []}
          typed={refused?.typed}
          error={problemAt(...ofLimits)}
        />
      )}
      <TextField
        label={t("reviewOn")}
        name="reviewOn"
        type="date"
        defaultValue={shown("reviewOn")}
        hint={watched === null ? undefined : t("reviewOnHint")}
        error={problemAt(...ofDay)}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={t("buy")} name="buyPrice" {...prices} defaultValue={shown("buyPrice")} hint={priceHint} />
        <TextField label={t("sell")} name="sellPrice" {...prices} defaultValue={shown("sellPrice")} hint={priceHint} />
      </div>
    </AccountForm>
  );
}

/** The currency in which its prices are kept; null where it has none. */
function currencyOfPrices(thesis: Thesis | null): string | null {
  if (thesis === null || (thesis.buyPrice === null && thesis.sellPrice === null)) return null;
  return thesis.currency;
}
