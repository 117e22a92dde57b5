import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { type AskedRatio, ratioPlaces } from "../../../core/fundamentals/contracts/own-ratios.ts";
import { searchText } from "../../../core/shared/contracts/address-grammar.ts";
import type { SavedRatio } from "../../own-ratios/saved-ratios.ts";
import { LocalLink } from "../site/local-link.tsx";

type SavedRatioLinksProps = {
  saved: readonly SavedRatio[];
  ratios: readonly AskedRatio[];
  /** The part of the page that shows them, with its sign; empty: the page as it lies. */
  hash?: string;
};

/** Of a page: what another ratio makes of no use. */
const leftAside: readonly string[] = ["page", "trace", "lang"];

/** The saved ratios that the page does not show yet, by their names; each is shown in the first place that is free. */
export function SavedRatioLinks({ saved, ratios, hash = "" }: SavedRatioLinksProps) {
  const t = useTranslations("ownRatios");
  const { pathname, search } = useLocation();
  const offered = saved.filter(({ expression }) => ratios.every((shown) => shown.expression !== expression));
  const place = ratioPlaces.find((each) => ratios.every((shown) => shown.place !== each));
  if (offered.length === 0 || place === undefined) return null;
  const kept = [...new URLSearchParams(search)].filter(([name]) => name !== place && !leftAside.includes(name));
  return (
    <nav className="mt-3" aria-label={t("saved")}>
      <p className="label mb-0">{t("saved")}</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-2">
        {offered.map(({ name, expression }) => (
          <li key={name}>
            <LocalLink
              className="link wrap-anywhere"
              to={`${pathname}${searchText([...kept, [place, expression]])}${hash}`}
              title={expression}
              rel="nofollow"
              preventScrollReset
            >
              {name}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
