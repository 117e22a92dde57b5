import { type StatementPeriod, statementPeriods } from "@valora/valuation/statements";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { providerIn } from "../../../core/analysis/contracts/analysis-parameters.ts";
import { searchText } from "../../../core/shared/contracts/address-grammar.ts";
import { LocalLink } from "../site/local-link.tsx";

type Choice = { period: StatementPeriod; isGrowth: boolean };

/** Which periods stand side by side. */
export function PeriodChoice({ period, isGrowth }: Choice) {
  const t = useTranslations("fundamentals.statements");
  const addressOf = useAddressOf();
  return (
    <nav className="view-choice period-choice" aria-label={t("period")}>
      {statementPeriods.map((each) => (
        <LocalLink
          key={each}
          to={addressOf({ period: each, isGrowth })}
          preventScrollReset
          aria-current={each === period ? "true" : undefined}
        >
          {t(`periods.${each}`)}
        </LocalLink>
      ))}
    </nav>
  );
}

/** Figures, or how they changed. */
export function ViewChoice({ period, isGrowth }: Choice) {
  const t = useTranslations("fundamentals.statements");
  const addressOf = useAddressOf();
  return (
    <nav className="view-choice" aria-label={t("view")}>
      <LocalLink
        to={addressOf({ period, isGrowth: false })}
        preventScrollReset
        aria-current={isGrowth ? undefined : "true"}
      >
        {t("figures")}
      </LocalLink>
      <LocalLink
        to={addressOf({ period, isGrowth: true })}
        preventScrollReset
        aria-current={isGrowth ? "true" : undefined}
      >
        {t("growth")}
      </LocalLink>
    </nav>
  );
}

/** The address of the same page with another choice; what goes without saying is left out. */
function useAddressOf(): (choice: Choice) => string {
  const { pathname, search } = useLocation();
  const given = new URLSearchParams(search);
  const [day, own, source] = [given.get("asOf"), given.get("figures"), providerIn(given)];
  return ({ period, isGrowth }) => {
    const entries = Object.entries({
      ...(period === "annual" ? {} : { period }),
      ...(isGrowth ? { view: "growth" } : {}),
      ...(day ? { asOf: day } : {}),
      ...(own ? { figures: own } : {}),
      ...(source ? { source } : {}),
    });
    return `${pathname}${searchText(entries)}`;
  };
}
