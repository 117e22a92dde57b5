import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Policy } from "../../../../core/policies/contracts/policy.ts";
import { PolicyLevers } from "../../analysis/page/policy-levers.tsx";
import { RowButton } from "./sessions.tsx";

type PolicyRowProps = {
  policy: Omit<Policy, "team">;
  /** The page that takes its button. */
  action: string;
  /** What else is known of it. */
  remark?: ReactNode;
  /** Further buttons. */
  children?: ReactNode;
};

/** A policy that the reader may follow: what it sets, and the button to follow it or to stop. */
export function PolicyRow({ policy, action, remark, children }: PolicyRowProps) {
  const t = useTranslations("account.profile");
  const { id, name, isActive } = policy;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <strong className="font-semibold wrap-anywhere">{name}</strong>
        {isActive && <span className="chip chip-yours ml-2">{t("policyActive")}</span>}
        <p className="hint">
          <PolicyLevers policy={policy} />
        </p>
        {remark !== undefined && <p className="hint wrap-anywhere">{remark}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <RowButton
          action={action}
          form="policyUse"
          id={id}
          fields={{ isActive: isActive ? "no" : "yes" }}
          label={t(isActive ? "restPolicy" : "usePolicy")}
          description={t(isActive ? "restPolicyNamed" : "usePolicyNamed", { name })}
        />
        {children}
      </div>
    </div>
  );
}
