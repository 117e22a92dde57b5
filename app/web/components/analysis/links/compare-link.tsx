import type { ValuationView } from "@valora/valuation";
import { Columns3 } from "lucide-react";
import { useTranslations } from "use-intl";
import type { OwnFigureAsked } from "../../../../core/fundamentals/contracts/own-figures.ts";
import { compareAddress } from "../../../lists/compare-request.ts";
import { LocalLink } from "../../site/local-link.tsx";

type CompareLinkProps = { ticker: string; view: ValuationView; figures?: readonly OwnFigureAsked[] | undefined };

/** The way to this company beside others, in the same view and with the same figures of the reader's own. */
export function CompareLink({ ticker, view, figures = [] }: CompareLinkProps) {
  const t = useTranslations("analysis");
  return (
    <LocalLink
      to={compareAddress([ticker], { view, figures: { [ticker]: figures } })}
      className="link no-print inline-flex min-h-7 items-center gap-1.5 text-[0.875rem]"
    >
      <Columns3 size={16} strokeWidth={1.6} aria-hidden="true" />
      {t("compare")}
    </LocalLink>
  );
}
