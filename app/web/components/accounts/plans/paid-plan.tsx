import { useTranslations } from "use-intl";
import type { Offer } from "../../../../core/usage/contracts/plan.ts";
import { useClock } from "../../../analysis/formats.ts";
import { AccountForm } from "../account-form.tsx";

export type PaidPlan = { offer: Offer; isFailing: boolean; endsAt: Date | null; isEnding: boolean };

/** What somebody pays for, until when, and whether it could not be charged. */
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

/** The way to one's bills, card and cancellation, which are with whoever charges. */
export function ManagePayment() {
  const t = useTranslations("plans");
  return <AccountForm action="/plans" name="portal" submit={t("manage")} variant="secondary" />;
}
