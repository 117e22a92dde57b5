import { memo } from "react";
import { useTranslations } from "use-intl";
import { type Carried, companyPageAddress } from "../../fundamentals/figures-address.ts";
import { LocalLink } from "../../site/local-link.tsx";

const pages = ["statements", "ratios", "technical"] as const;

/** The reader's own figures, as an address writes them, the day and the source go on with the accounts. */
type FundamentalsEntryProps = Carried & { address: string };

/** The way to the accounts that the result rests on: pages of their own, which weigh nothing here. */
export const FundamentalsEntry = memo(function FundamentalsEntry({ address, ...carried }: FundamentalsEntryProps) {
  const t = useTranslations("analysis.fundamentals");
  return (
    <section className="fold" aria-labelledby="fundamentals-title">
      <h3 className="fold-name" id="fundamentals-title">
        {t("title")}
      </h3>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {pages.map((page) => (
          <li key={page}>
            <LocalLink className="link" to={companyPageAddress(address, page, carried)}>
              {t(page)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
});
