import { useTranslations } from "use-intl";
import { type Allowance, freePlan, type Plan } from "../../../../core/usage/contracts/plan.ts";
import { LocalLink } from "../../site/local-link.tsx";
import { AllowanceLine } from "../allowance-line.tsx";
import { ManagePayment, type PaidPlan, PaidWords } from "../plans/paid-plan.tsx";
import { Section } from "./section.tsx";

type PlanOfProps = {
  plan: Plan;
  allowance: Allowance | null;
  subscription: { current: PaidPlan | null; hasBills: boolean };
  hasPlanLimits: boolean;
};

/** The person's plan, the quota left of it today, and its price. */
export function PlanOf({ plan, allowance, subscription: { current, hasBills }, hasPlanLimits }: PlanOfProps) {
  const t = useTranslations("account.profile");
  const plans = useTranslations("plans");
  const isFree = plan === "free";
  const lead = isFree ? t("planFree", { limit: freePlan.companiesADay }) : t("planPro");
  return (
    <Section id="plan" title={t("plan")} lead={hasPlanLimits ? lead : t("planUnlimited")}>
      <div className="grid justify-items-start gap-3">
        {hasPlanLimits && isFree && <AllowanceLine allowance={allowance} />}
        {current !== null && <PaidWords paid={current} />}
        {hasPlanLimits && !isFree && current === null && <p>{plans("given")}</p>}
        <LocalLink className="link" to="/plans">
          {plans("all")}
        </LocalLink>
        {hasBills && <ManagePayment />}
      </div>
    </Section>
  );
}
