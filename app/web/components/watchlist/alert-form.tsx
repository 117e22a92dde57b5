import { useTranslations } from "use-intl";
import {
  type AlertCondition,
  mostAlertsOfCompany,
  type WatchedCompany,
} from "../../../features/watchlist/contracts/watchlist.ts";
import { alertKinds } from "../../../messages/alert-condition.ts";
import { spokenName } from "../../../messages/company-name.ts";
import type { Formats } from "../../../messages/formats.ts";
import { useFormats } from "../../analysis/formats.ts";
import { SelectField, TextField } from "../../design/field.tsx";
import { isDifferenceRange } from "../../watchlist/alert-form.ts";
import { AccountForm, type Refusal, useFailureText } from "../accounts/account-form.tsx";

type AlertFormProps = {
  /** The page that takes it. */
  action: string;
  /** Empty: a new one. */
  id: string;
  /** Among which to choose; null: the alert's company stays. */
  companies: readonly Pick<WatchedCompany, "ticker" | "name">[] | null;
  typed: Readonly<Record<string, string>>;
  refused: Refusal | null;
  submit: string;
};

/** One alert; what was refused stays as it was typed, with the reason at its field. */
export function AlertForm({ action, id, companies, typed, refused, submit }: AlertFormProps) {
  const t = useTranslations("watchlist");
  const thresholdProblem = useThresholdProblem(refused);
  const textOf = useFailureText();
  const problem = refused === null || thresholdProblem !== null ? null : textOf(refused);
  return (
    <AccountForm action={action} name="alert" submit={submit} variant="secondary" problem={problem}>
      <input type="hidden" name="id" value={id} />
      <div className={companies === null ? "grid gap-5 sm:grid-cols-2" : "grid gap-5 sm:grid-cols-[1fr_1.3fr_0.7fr]"}>
        {companies !== null && (
          <SelectField label={t("company")} name="ticker" defaultValue={typed.ticker}>
            {companies.map(({ ticker, name }) => (
              <option key={ticker} value={ticker}>
                {ticker} · {spokenName(name)}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField label={t("kind")} name="kind" defaultValue={typed.kind}>
          {alertKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t("threshold")}
          name="threshold"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typed.threshold}
          error={thresholdProblem}
        />
      </div>
      <p className="hint">{t("thresholdHint", { maximum: mostAlertsOfCompany })}</p>
    </AccountForm>
  );
}

/** The words for a threshold that was refused; null where something else was. */
function useThresholdProblem(refused: Refusal | null): string | null {
  const t = useTranslations("watchlist");
  const formats = useFormats();
  if (refused?.params.param !== "threshold") return null;
  const { minimum, maximum } = refused.params;
  if (refused.code !== "outOfRange") return t("thresholdMissing", { example: formats.number(12.5, 1) });
  const write = (limit: unknown) =>
    isDifferenceRange(minimum) ? formats.percent(Number(limit), 0) : formats.exact(Number(limit), 9);
  return t("thresholdOutOfRange", { minimum: write(minimum), maximum: write(maximum) });
}

/** A threshold as its field takes it. */
export function writtenThreshold(condition: AlertCondition, formats: Formats): string {
  if (condition.measure === "status") return "";
  const figure = condition.measure === "gap" ? condition.threshold * 100 : condition.threshold;
  const decimals = String(Number(figure.toFixed(6))).split(".")[1] ?? "";
  const text = String(Number(figure.toFixed(6)));
  return formats.language === "en" || decimals === "" ? text : text.replace(".", ",");
}
