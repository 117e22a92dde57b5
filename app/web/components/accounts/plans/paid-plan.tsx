import { useTranslations } from "use-intl";
import type { Offer } from "../../../../core/usage/contracts/plan.ts";
import { useClock } from "../../../analysis/formats.ts";
import { AccountForm } from "../account-form.tsx";

export type PaidPlan = { offer: Offer; isFailing: boolean; endsAt: Date | null; isEnding: boolean };

/** The paid plan, its end or renewal date, and whether the last charge failed. */
export function PaidWords({ paid: { offer, isFailing, endsAt, isEnding } }: { paid: PaidPlan }) {
  const t = useTranslations("plans");
  const format = useClock();
  const date = endsAt && format.dateTime(endsAt, { dateStyle: "long" });
  return (
    <>
      {date !== null && <p>{t(isEnding ? "ends" : "renews", { offer, date })}</p>}
      {isFailing && <p>{t("failing")}</p>}
    </>
  );
}

/** Leads to bills, card and cancellation at the payment provider. */
export function ManagePayment() {
  const t = useTranslations("plans");
  return <AccountForm action="/plans" name="portal" submit={t("manage")} variant="secondary" />;
}
