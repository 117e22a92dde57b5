import { type ValuationView, valuationViews } from "@valora/valuation";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { LocalLink } from "../site/local-link.tsx";

/** The parameters that a list adds to its links, so that the result answers the same question. */
export const searchOfView = (view: ValuationView): string => (view === "relative" ? "?view=relative" : "");

type ViewOfListProps = { view: ValuationView; addressOf: (view: ValuationView) => string };

/** The view of a list, chosen by links, so that it works without scripts. */
export function ViewOfList({ view, addressOf }: ViewOfListProps) {
  const t = useTranslations("analysis.view");
  return (
    <div className="view-switch">
      <nav className="view-links" aria-label={t("label")}>
        {valuationViews.map((each) => (
          <LocalLink
            key={each}
            to={addressOf(each)}
            preventScrollReset
            aria-current={each === view ? "true" : undefined}
          >
            {t(each)}
          </LocalLink>
        ))}
      </nav>
      <p className="t-small text-ink-2">{t.rich("short", { b: bold })}</p>
    </div>
  );
}

const bold = (words: ReactNode) => <b>{words}</b>;
