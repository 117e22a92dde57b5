import { ratioLimits } from "@valora/valuation/own-ratios";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { mostAlertsOfCompany, type WatchedCompany } from "../../../features/watchlist/contracts/watchlist.ts";
import { alertKinds } from "../../../messages/alert-condition.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { useFormats } from "../../analysis/formats.ts";
import { SelectField, TextField } from "../../design/field.tsx";
import { isDifferenceRange } from "../../watchlist/alert-form.ts";
import { AccountForm, type Refusal, useFailureText } from "../accounts/account-form.tsx";
import { LocalLink } from "../site/local-link.tsx";

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
  /** Help with the formula of an own ratio, of the form for a new alert alone. */
  children?: ReactNode;
};

/** One alert; what was refused stays as it was typed, with the reason at its field. */
export function AlertForm({ action, id, companies, typed, refused, submit, children }: AlertFormProps) {
  const t = useTranslations("watchlist");
  const thresholdProblem = useThresholdProblem(refused);
  const textOf = useFailureText();
  const isOfField = thresholdProblem !== null || refused?.params.param === "ratio";
  const problem = refused === null || isOfField ? null : textOf(refused);
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
      <RatioField typed={typed.ratio ?? ""} refused={refused}>
        {children}
      </RatioField>
      <p className="hint">{t("thresholdHint", { maximum: mostAlertsOfCompany })}</p>
    </AccountForm>
  );
}

type RatioFieldProps = { typed: string; refused: Refusal | null; children: ReactNode };

/** The formula of an own ratio; the style sheet shows it while a kind is chosen that watches one. */
function RatioField({ typed, refused, children }: RatioFieldProps) {
  const t = useTranslations("ownRatios");
  const problem = useRatioProblem(refused);
  return (
    <div className="alert-ratio">
      <TextField
        label={t("alone")}
        name="ratio"
        defaultValue={typed}
        error={problem}
        maxLength={ratioLimits.characters}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
      />
      <p className="hint">
        {t("alertHint")}{" "}
        <LocalLink to="/methodology/own-ratios" className="link">
          {t("explained")}
        </LocalLink>
      </p>
      {children}
    </div>
  );
}

/** The words of a refusal that stand at a field of an alert; null where it is of none. */
export function useAlertProblem(refused: Refusal | null): string | null {
  const ofThreshold = useThresholdProblem(refused);
  const ofRatio = useRatioProblem(refused);
  return ofThreshold ?? ofRatio;
}

function useRatioProblem(refused: Refusal | null): string | null {
  const t = useTranslations("ownRatios");
  const textOf = useFailureText();
  if (refused?.params.param !== "ratio") return null;
  return textOf({ ...refused, params: { ...refused.params, param: t("alone") } });
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
