import { useTranslations } from "use-intl";
import { type Allowance, freePlan, type Plan } from "../../../contracts/plan.ts";
import { AllowanceLine } from "../allowance-line.tsx";
import { Section } from "./section.tsx";

type PlanOfProps = { plan: Plan; allowance: Allowance | null; hasPlanLimits: boolean };

/** What the person may open, and what is left of it today. */
export function PlanOf({ plan, allowance, hasPlanLimits }: PlanOfProps) {
  const t = useTranslations("account.profile");
  if (!hasPlanLimits) return <Section title={t("plan")}>{t("planUnlimited")}</Section>;
  if (plan === "pro") return <Section title={t("plan")}>{t("planPro")}</Section>;
  return (
    <Section title={t("plan")} lead={t("planFree", { limit: freePlan.companiesADay })}>
      <AllowanceLine allowance={allowance} />
    </Section>
  );
}
