import { SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { LostPolicy, Policy } from "../../../../core/policies/contracts/policy.ts";
import { isPolicyApplied } from "../../../../core/policies/contracts/policy-rules.ts";
import { policyArguments } from "../../../../messages/reader/policy-arguments.ts";
import { LostPolicyText } from "../../lists/followed-policy.tsx";
import { LocalLink } from "../../site/local-link.tsx";
import { type Choice, searchOf } from "../controls/analysis-choice.ts";
import { PolicyLevers } from "../page/policy-levers.tsx";
import { withChoiceOf, withoutChoiceOf } from "./policy-choice.ts";

type PolicyLineProps = {
  policies: readonly Policy[];
  lost: LostPolicy | null;
  choice: Choice;
  address: string;
};

/** Whether a policy that the reader follows is in these figures, and the one click that takes it out or puts it back; or that it is lost. */
export function PolicyLine({ policies, lost, choice, address }: PolicyLineProps) {
  const t = useTranslations("analysis.policy");
  const policy = policies.find(({ id }) => id === choice.policy) ?? policies.find(({ isActive }) => isActive);
  if (policy === undefined)
    return (
      lost && (
        <Line>
          <LostPolicyText policy={lost} />
        </Line>
      )
    );
  const isNamed = policy.id === choice.policy;
  const named = { ...policyArguments(policy), b: bold };
  if (isNamed && isPolicyApplied(policy, { ...choice.overrides, scenario: choice.scenario, source: choice.source }))
    return (
      <Line>
        {t.rich("applied", named)} <PolicyLevers policy={policy} />
        {" · "}
        <LocalLink className="link" to={`${address}${searchOf(withoutChoiceOf(policy, choice))}`} preventScrollReset>
          {t("remove")}
        </LocalLink>
      </Line>
    );
  return (
    <Line>
      {t.rich(isNamed ? "changed" : "notApplied", named)}
      {" · "}
      <LocalLink className="link" to={`${address}${searchOf(withChoiceOf(policy, choice))}`} preventScrollReset>
        {t("apply")}
      </LocalLink>
    </Line>
  );
}

const bold = (words: ReactNode) => <b>{words}</b>;

function Line({ children }: { children: ReactNode }) {
  const t = useTranslations("site.policy");
  return (
    <p className="hint num mt-2">
      <SlidersHorizontal size={14} strokeWidth={1.6} aria-hidden="true" className="mr-1.5 inline align-[-2px]" />
      {children}
      {" · "}
      <LocalLink className="link no-print" to="/profile#policies">
        {t("manage")}
      </LocalLink>
    </p>
  );
}
