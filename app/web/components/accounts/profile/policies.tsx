import { useTranslations } from "use-intl";
import type { Policy } from "../../../../core/policies/contracts/policy.ts";
import { PolicyLevers } from "../../analysis/page/policy-levers.tsx";
import type { Refusal } from "../account-form.tsx";
import { PolicyForm } from "./policy-form.tsx";
import { Section } from "./section.tsx";
import { RowButton } from "./sessions.tsx";

type RefusedPolicy = (Refusal & { typed: Readonly<Record<string, string>> }) | null;
type PoliciesProps = { policies: readonly Policy[]; providers: readonly string[]; refused: RefusedPolicy };

/** A person's own parameters of analysis: which apply, and a form for each. */
export function Policies({ policies, providers, refused }: PoliciesProps) {
  const t = useTranslations("account.profile");
  const refusedFor = (id: string) => (refused?.typed.id === id ? refused : null);
  return (
    <Section id="policies" title={t("policies")} lead={t("policiesLead")}>
      {policies.length === 0 && <p className="hint mb-5">{t("noPolicies")}</p>}
      <ul className="mb-5 grid">
        {policies.map((policy) => (
          <li key={policy.id} className="border-t border-line py-3">
            <PolicyRow policy={policy} />
            <details className="disclosure mt-2" open={refusedFor(policy.id) !== null}>
              <summary>{t("editPolicy", { name: policy.name })}</summary>
              <PolicyForm policy={policy} providers={providers} refused={refusedFor(policy.id)} />
            </details>
          </li>
        ))}
      </ul>
      <details className="disclosure" open={policies.length === 0 || refusedFor("") !== null}>
        <summary>{t("newPolicy")}</summary>
        <PolicyForm policy={null} providers={providers} refused={refusedFor("")} />
      </details>
    </Section>
  );
}

function PolicyRow({ policy }: { policy: Policy }) {
  const t = useTranslations("account.profile");
  const { id, name, isActive } = policy;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <strong className="font-semibold break-words">{name}</strong>
        {isActive && <span className="chip chip-yours ml-2">{t("policyActive")}</span>}
        <p className="hint">
          <PolicyLevers policy={policy} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <RowButton
          form="policyUse"
          id={id}
          fields={{ isActive: isActive ? "no" : "yes" }}
          label={t(isActive ? "restPolicy" : "usePolicy")}
          description={t(isActive ? "restPolicyNamed" : "usePolicyNamed", { name })}
        />
        <RowButton
          form="policyDelete"
          id={id}
          label={t("deletePolicy")}
          description={t("deletePolicyNamed", { name })}
        />
      </div>
    </div>
  );
}
