import { useTranslations } from "use-intl";
import { longestEmail } from "../../../../features/accounts/contracts/account-limits.ts";
import { useClock } from "../../../analysis/formats.ts";
import { TextField } from "../../../design/field.tsx";
import { AccountForm, type Refusal, useFailureText } from "../account-form.tsx";

type Standing =
  | { kind: "own" }
  | { kind: "confirmed"; email: string; until: Date }
  | { kind: "waiting"; email: string }
  | { kind: "none" };
type AcademicFormProps = {
  standing: Standing;
  refused: (Refusal & { typed: Readonly<Record<string, string>> }) | null;
};

/** Whose the reduced price is, by which rule, and how to show that one's address is at a university. */
export function AcademicForm({ standing, refused }: AcademicFormProps) {
  const t = useTranslations("plans");
  const textOf = useFailureText();
  const format = useClock();
  return (
    <section id="university" aria-labelledby="university-title" className="mt-11 border-t border-ink pt-4">
      <h2 id="university-title" className="t-h2">
        {t("academicTitle")}
      </h2>
      <p className="mt-2 mb-5 max-w-[66ch] text-ink-2">{t("academicLead")}</p>
      {standing.kind === "own" && <p>{t("academicOwn")}</p>}
      {standing.kind === "confirmed" && (
        <p className="break-words">
          {t("academicConfirmed", {
            email: standing.email,
            date: format.dateTime(standing.until, { dateStyle: "long" }),
          })}
        </p>
      )}
      {standing.kind === "waiting" && (
        <p className="mb-5 break-words">{t("academicWaiting", { email: standing.email })}</p>
      )}
      {(standing.kind === "none" || standing.kind === "waiting") && (
        <div className="max-w-[520px]">
          <AccountForm action="/plans" name="university" submit={t("academicSubmit")} variant="secondary">
            <TextField
              label={t("academicEmail")}
              name="email"
              type="email"
              autoComplete="email"
              required
              maxLength={longestEmail}
              defaultValue={refused?.typed.email}
              error={refused && textOf(refused)}
            />
          </AccountForm>
        </div>
      )}
    </section>
  );
}
