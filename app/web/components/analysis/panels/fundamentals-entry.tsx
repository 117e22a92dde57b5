import { memo } from "react";
import { useTranslations } from "use-intl";
import { searchText } from "../../../../core/shared/contracts/address-grammar.ts";
import { LocalLink } from "../../site/local-link.tsx";

const pages = ["statements", "ratios", "technical"] as const;

type FundamentalsEntryProps = {
  address: string;
  /** The reader's own, as an address writes them; they go on with the accounts. */
  figures: string;
  /** The day by whose filings the company is valued; null: today. */
  day: string | null;
};

/** The way to the accounts that the result rests on: pages of their own, which weigh nothing here. */
export const FundamentalsEntry = memo(function FundamentalsEntry({ address, figures, day }: FundamentalsEntryProps) {
  const t = useTranslations("analysis.fundamentals");
  const carried = searchText([
    ...(figures === "" ? [] : [["figures", figures] as const]),
    ...(day === null ? [] : [["asOf", day] as const]),
  ]);
  return (
    <section className="fold" aria-labelledby="fundamentals-title">
      <h3 className="fold-name" id="fundamentals-title">
        {t("title")}
      </h3>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {pages.map((page) => (
          <li key={page}>
            <LocalLink className="link" to={`${address}/${page}${page === "technical" ? "" : carried}`}>
              {t(page)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
});
