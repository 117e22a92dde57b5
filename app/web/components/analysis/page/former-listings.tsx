import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormerName } from "../../../../core/lists/contracts/companies.ts";
import { formerAnchor } from "../../../analysis/former-anchor.ts";

/** What became of the company that a reader asked for, when it is not listed any more. The address names it; without that nothing is shown. */
export function FormerListings({ former }: { former: readonly FormerName[] }) {
  const t = useTranslations("failures");
  const { hash } = useLocation();
  return former.map((each) => {
    const anchor = formerAnchor(each.name);
    return (
      <p
        key={anchor}
        id={anchor}
        className="company-meta company-former"
        data-shown={hash === `#${anchor}` || undefined}
      >
        {t("noLongerListed", each)}
      </p>
    );
  });
}
