import { useTranslations } from "use-intl";
import type { FailureCode } from "../../../failure.ts";
import {
  type BrokerField,
  brokerFields,
  type ConnectedBroker,
} from "../../../features/brokers/contracts/connected-brokers.ts";
import {
  longestPortfolioName,
  portfolioCurrencies,
  usualCurrency,
} from "../../../features/portfolio/contracts/portfolio-limits.ts";
import type { RefusedForm } from "../../accounts/account-form.ts";
import { NameField, SelectField, TextField } from "../../design/field.tsx";
import { AccountForm, useFailureText, useProblemAt } from "../accounts/account-form.tsx";

const ofName: readonly FailureCode[] = ["portfolioNameInvalid", "portfolioNameTaken"];
/** Of these what is typed stands on the screen while it is typed; the others are hidden as a password is. */
const shownFields: readonly BrokerField[] = ["query", "keyId"];

/** What opens the account at the broker, and the portfolio that is kept. What is secret never comes back with a refusal. */
export function ConnectForm({ broker, refused }: { broker: ConnectedBroker; refused: RefusedForm | null }) {
  const t = useTranslations("brokers");
  const textOf = useFailureText();
  const problemAt = useProblemAt(refused);
  const ofField = refused?.code === "brokerFieldInvalid" ? String(refused.params.field) : "";
  const isOfField = refused !== null && (ofName.includes(refused.code) || ofField !== "");
  return (
    <AccountForm
      action={`/portfolios/connect?broker=${broker}`}
      submit={t("submit")}
      problem={refused !== null && !isOfField ? textOf(refused) : null}
    >
      <input type="hidden" name="broker" value={broker} />
      {brokerFields[broker].map((field) => (
        <TextField
          key={field}
          name={field}
          label={t(field)}
          type={shownFields.includes(field) ? "text" : "password"}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          inputMode={field === "query" ? "numeric" : undefined}
          error={ofField === field && refused !== null ? textOf(refused) : undefined}
        />
      ))}
      {broker === "alpaca" && (
        <label className="flex items-start gap-2">
          <input type="checkbox" name="isPaper" value="on" defaultChecked={refused?.typed.isPaper === "on"} />
          <span>{t("isPaper")}</span>
        </label>
      )}
      <NameField
        label={t("name")}
        hint={t("nameHint")}
        defaultValue={refused?.typed.name ?? t(`names.${broker}`)}
        maxLength={longestPortfolioName}
        error={problemAt(...ofName)}
      />
      <SelectField name="currency" label={t("currency")} defaultValue={refused?.typed.currency || usualCurrency}>
        {portfolioCurrencies.map((currency) => (
          <option key={currency}>{currency}</option>
        ))}
      </SelectField>
      <div className="hint grid gap-2">
        <p>{t("kept")}</p>
        {broker === "interactiveBrokers" && <p>{t("wait")}</p>}
      </div>
    </AccountForm>
  );
}
