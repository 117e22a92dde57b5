import type { ReactNode } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { freePlan, type Offer, type Price } from "../../../../core/usage/contracts/plan.ts";
import { jobLimitsOf } from "../../../../features/jobs/contracts/job-limits.ts";
import { buttonClass } from "../../../design/button.tsx";
import { LocalLink } from "../../site/local-link.tsx";
import { AccountForm } from "../account-form.tsx";

export type PlanName = "free" | Offer;
type CardsProps = {
  /** Null: payment is not set up. */
  sale: { prices: readonly Price[] | null; discount: number | null } | null;
  /** The reader's plan; null: not signed in. */
  own: PlanName | null;
  /** Whether the reduced price is theirs to choose. */
  isAcademic: boolean;
};

/** The plans: what each opens, its price, and the one next step. */
export function PlanCards({ sale, own, isAcademic }: CardsProps) {
  const t = useTranslations("plans");
  const { companiesADay: limit } = freePlan;
  const jobs = jobLimitsOf("pro", true)?.jobs ?? 0;
  const step = (offer: Offer) => <Step offer={offer} sale={sale} own={own} isAcademic={isAcademic} />;
  return (
    <ul className="mt-8 grid gap-5 lg:grid-cols-3">
      <Card
        name="free"
        price={<p className="num t-h3">{t("nothing")}</p>}
        points={[t("companies", { limit }), t("pace"), t("repeats"), t("anonymous")]}
      >
        {own === "free" && <p className="hint">{t("yours")}</p>}
      </Card>
      <Card
        name="pro"
        price={<PriceLine offer="pro" sale={sale} />}
        points={[t("noLimit"), t("byKey"), t("jobs", { jobs })]}
      >
        {step("pro")}
      </Card>
      <Card
        name="student"
        price={<PriceLine offer="student" sale={sale} />}
        points={[
          t("sameAsPro"),
          ...(typeof sale?.discount === "number" ? [t("discount", { discount: sale.discount })] : []),
          t("forAcademics"),
        ]}
      >
        {step("student")}
      </Card>
    </ul>
  );
}

type CardProps = { name: PlanName; price: ReactNode; points: readonly string[]; children: ReactNode };

function Card({ name, price, points, children }: CardProps) {
  const t = useTranslations("plans");
  return (
    <li className="panel flex flex-col gap-4 p-5">
      <h2 className="t-h2">{t("names", { plan: name })}</h2>
      {price}
      <ul className="grid list-disc gap-1.5 pl-5 text-ink-2">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <div className="mt-auto pt-2">{children}</div>
    </li>
  );
}

function PriceLine({ offer, sale }: { offer: Offer; sale: CardsProps["sale"] }) {
  const t = useTranslations("plans");
  const format = useFormatter();
  const found = sale?.prices?.find((price) => price.offer === offer);
  if (found === undefined) return null;
  const { amountInCents, currency, period } = found;
  const price = format.number(amountInCents / unitsIn(currency), { style: "currency", currency });
  return <p className="num t-h3">{t("price", { price, period })}</p>;
}

/** How many of its smallest units make one of a currency: 100 cents, 1 yen. */
function unitsIn(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions();
  return 10 ** maximumFractionDigits;
}

type StepProps = CardsProps & { offer: Offer };

function Step({ offer, sale, own, isAcademic }: StepProps) {
  const t = useTranslations("plans");
  if (own === offer) return <p className="hint">{t("yours")}</p>;
  if (sale === null || (own !== null && own !== "free")) return null;
  if (sale.prices === null) return <p className="hint">{t("priceUnknown")}</p>;
  if (!sale.prices.some((price) => price.offer === offer)) return <p className="hint">{t("notSold")}</p>;
  if (own === null) {
    return (
      <LocalLink className={buttonClass()} to="/auth?return=/plans">
        {t("signIn")}
      </LocalLink>
    );
  }
  if (offer === "student" && !isAcademic) {
    return (
      <a className="link" href="#university">
        {t("confirmFirst")}
      </a>
    );
  }
  return (
    <AccountForm
      action="/plans"
      name={offer}
      submit={t("choose", { offer })}
      variant={offer === "pro" ? "primary" : "secondary"}
    />
  );
}
