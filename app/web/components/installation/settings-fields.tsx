import { useTranslations } from "use-intl";
import { type KeptSettings, longestOperatorName } from "../../../features/installation/contracts/installation.ts";
import { providerNamer } from "../../../messages/provider-name.ts";
import { TextField } from "../../design/field.tsx";

/** What the environment has said of the settings: it shows what is fixed there. */
export type OfEnvironment = {
  operatorName: string | null;
  planLimits: { isFixed: boolean; usual: boolean };
  sources: { offered: readonly string[]; usual: readonly string[] } | null;
};

type SettingsFieldsProps = { environment: OfEnvironment; chosen: KeptSettings; nameProblem?: string | undefined };

/** Fields of the settings that an administrator may choose; the others say where they are set. */
export function SettingsFields({ environment, chosen, nameProblem }: SettingsFieldsProps) {
  const t = useTranslations("installation.settings");
  const { operatorName } = environment;
  return (
    <>
      {operatorName === null ? (
        <TextField
          label={t("operatorName")}
          name="operatorName"
          autoComplete="organization"
          maxLength={longestOperatorName}
          defaultValue={chosen.operatorName ?? ""}
          hint={t("operatorNameHint")}
          error={nameProblem}
        />
      ) : (
        <Fixed label={t("operatorName")} setting="OPERATOR_NAME" value={operatorName} />
      )}
      <PlansField {...environment.planLimits} chosen={chosen.hasPlanLimits} />
      <ProvidersField sources={environment.sources} chosen={chosen.sources} />
    </>
  );
}

function Fixed({ label, setting, value }: { label: string; setting: string; value: string }) {
  const t = useTranslations("installation.settings");
  return (
    <div>
      <p className="label">{label}</p>
      <p className="hint break-words">{t("fixed", { setting, value })}</p>
    </div>
  );
}

type PlansFieldProps = OfEnvironment["planLimits"] & { chosen: boolean | null };

function PlansField({ isFixed, usual, chosen }: PlansFieldProps) {
  const t = useTranslations("installation.settings");
  if (isFixed)
    return <Fixed label={t("plans")} setting="PLAN_LIMITS" value={t("plansState", { state: usual ? "on" : "off" })} />;
  return (
    <fieldset className="grid gap-1">
      <legend className="label">{t("plans")}</legend>
      {(["on", "off"] as const).map((state) => (
        <label key={state} className="flex min-h-[44px] items-center gap-2">
          <input
            type="radio"
            name="plans"
            value={state}
            required
            defaultChecked={(chosen ?? usual) === (state === "on")}
          />
          {t(state === "on" ? "plansOn" : "plansOff")}
        </label>
      ))}
    </fieldset>
  );
}

function ProvidersField({ sources, chosen }: { sources: OfEnvironment["sources"]; chosen: KeptSettings["sources"] }) {
  const t = useTranslations("installation.settings");
  const nameOf = providerNamer((key) => key);
  if (sources === null) return <Fixed label={t("sources")} setting="DATA_SOURCES" value={t("providersFixed")} />;
  const asked = chosen ?? sources.usual;
  return (
    <fieldset className="grid gap-1">
      <legend className="label">{t("sources")}</legend>
      {sources.offered.map((id) => (
        <label key={id} className="flex min-h-[44px] items-center gap-2">
          <input type="checkbox" name="sources" value={id} defaultChecked={asked.includes(id)} />
          {nameOf(id)}
        </label>
      ))}
      <p className="hint">{t("providersHint")}</p>
    </fieldset>
  );
}
