import { assumptionRanges, defaultHorizon, formNames, methodForms, scenarios, valuationViews } from "@valora/valuation";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Policy } from "../../../../core/policies/contracts/policy.ts";
import { longestPolicyName } from "../../../../core/policies/contracts/policy-limits.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { SelectField, TextField } from "../../../design/field.tsx";
import { useProviderName } from "../../site/provider-name.ts";
import { AccountForm, type Refusal, useFailureText } from "../account-form.tsx";

type Lever = keyof typeof assumptionRanges;
type PolicyFormProps = {
  /** The page that takes it. */
  action: string;
  submit: string;
  /** The one to change; null: a new one. */
  policy: NamedSettings | null;
  /** What stands in the form of a new one. */
  draft?: NamedSettings | null;
  /** Whether the box is ticked that has the reader's analyses follow it; null: there is no such box. */
  isActive: boolean | null;
  /** When the policy was last changed, where others may change it too. */
  changedAt?: string;
  /** Stands above the fields. */
  children?: ReactNode;
  providers: readonly string[];
  refused: (Refusal & { typed: Readonly<Record<string, string>> }) | null;
};

type NamedSettings = Omit<Policy, "isActive" | "team">;

/** One policy; what was refused stays as it was typed, with the reason at its field. */
export function PolicyForm(props: PolicyFormProps) {
  const { action, submit, policy, draft = null, isActive, changedAt, children, providers, refused } = props;
  const t = useTranslations("account.profile");
  const site = useTranslations("site.policy");
  const formats = useFormats();
  const errorAt = useErrors(refused);
  const rate = (value: number | null | undefined) =>
    value === null || value === undefined ? "" : formats.number(value * 100, 4).replace(/[.,]?(?<!0)0+$/, "");
  const shown = policy ?? draft;
  const typed = refused?.typed ?? {
    name: shown?.name ?? "",
    scenario: shown?.scenario ?? "",
    wacc: rate(shown?.wacc),
    growth: rate(shown?.growth),
    horizon: shown?.horizon?.toString() ?? "",
    view: shown?.view ?? "",
    ...Object.fromEntries(formNames.map((name) => [name, shown?.[name] ?? ""])),
    source: shown?.source ?? "",
    isActive: isActive ? "yes" : "",
  };
  return (
    <div className="mt-4">
      <AccountForm action={action} name="policy" submit={submit} variant="secondary" problem={errorAt("form")}>
        <input type="hidden" name="id" value={policy?.id ?? ""} />
        {changedAt !== undefined && <input type="hidden" name="changedAt" value={changedAt} />}
        {children}
        <TextField
          label={t("policyName")}
          name="name"
          required
          maxLength={longestPolicyName}
          defaultValue={typed.name}
          error={errorAt("name")}
        />
        <PolicyChoices typed={typed} providers={providers} />
        <PolicyForms typed={typed} />
        <div className="grid gap-5 sm:grid-cols-3">
          {(["wacc", "growth"] as const).map((lever) => (
            <TextField
              key={lever}
              label={t(lever === "wacc" ? "policyWacc" : "policyGrowth")}
              name={lever}
              inputMode="decimal"
              autoComplete="off"
              hint={t("policyComputed")}
              defaultValue={typed[lever]}
              error={errorAt(lever)}
            />
          ))}
          <TextField
            label={t("policyHorizon")}
            name="horizon"
            inputMode="numeric"
            autoComplete="off"
            hint={t("policyUsual", { years: site("years", { count: defaultHorizon }) })}
            defaultValue={typed.horizon}
            error={errorAt("horizon")}
          />
        </div>
        {isActive !== null && (
          <label className="flex items-start gap-3">
            <input
              type="checkbox"
              name="isActive"
              value="yes"
              defaultChecked={typed.isActive === "yes"}
              className="mt-[3px] size-[18px] flex-none"
            />
            {t("policyIsActive")}
          </label>
        )}
      </AccountForm>
    </div>
  );
}

type PolicyChoicesProps = Pick<PolicyFormProps, "providers"> & { typed: Readonly<Record<string, string>> };

/** Fields with few options: scenario, view and provider. */
function PolicyChoices({ typed, providers }: PolicyChoicesProps) {
  const t = useTranslations("account.profile");
  const site = useTranslations("site.policy");
  const sourceName = useProviderName();
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <SelectField label={t("policyScenario")} name="scenario" defaultValue={typed.scenario}>
        <option value="">{t("policyOpen")}</option>
        {scenarios.map((scenario) => (
          <option key={scenario} value={scenario}>
            {site("scenario", { scenario })}
          </option>
        ))}
      </SelectField>
      <SelectField label={t("policyView")} name="view" defaultValue={typed.view}>
        <option value="">{t("policyOpenProvider")}</option>
        {valuationViews.map((view) => (
          <option key={view} value={view}>
            {site("view", { view })}
          </option>
        ))}
      </SelectField>
      <SelectField label={t("policyProvider")} name="source" defaultValue={typed.source}>
        <option value="">{t("policyOpenProvider")}</option>
        {providers.map((provider) => (
          <option key={provider} value={provider}>
            {sourceName(provider)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

/** The forms of a calculation that a reader may choose. */
function PolicyForms({ typed }: Pick<PolicyChoicesProps, "typed">) {
  const t = useTranslations("account.profile");
  const site = useTranslations("site.policy");
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      {formNames.map((name) => (
        <SelectField key={name} label={t(`policyForms.${name}`)} name={name} defaultValue={typed[name]}>
          <option value="">{t("policyOpenProvider")}</option>
          {methodForms[name].map((form) => (
            <option key={form} value={form}>
              {site("form", { form })}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  );
}

/** The words for what is wrong, where it is wrong: at a field, or with the form as a whole. */
function useErrors(refused: Refusal | null): (place: Lever | "name" | "form") => string | null {
  const t = useTranslations("account.profile");
  const formats = useFormats();
  const textOf = useFailureText();
  const place = refused && placeOf(refused);
  return (asked) => {
    if (refused === null || asked !== place) return null;
    const { code, params } = refused;
    if (place === "form" || place === "name") return textOf(refused);
    if (code === "numberFormat")
      return t("policyNotNumber", { example: place === "horizon" ? "7" : formats.number(8.5, 1) });
    if (code !== "outOfRange") return textOf({ code, params });
    const { minimum, maximum } = assumptionRanges[place];
    const write = (value: number) => (place === "horizon" ? String(value) : formats.percent(value));
    return t("policyOutOfRange", { minimum: write(minimum), maximum: write(maximum) });
  };
}

function placeOf({ code, params: { param } }: Refusal): Lever | "name" | "form" {
  if (code === "policyNameInvalid" || code === "policyNameTaken") return "name";
  if (code === "gNotBelowWacc") return "growth";
  return param === "wacc" || param === "growth" || param === "horizon" ? param : "form";
}
