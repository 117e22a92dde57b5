import { X } from "lucide-react";
import { useTranslations } from "use-intl";
import type { ScreenerQuery } from "../../../../core/lists/contracts/screener.ts";
import type { Entries } from "../../../../core/shared/contracts/address-grammar.ts";
import { presetOf, presetSearch, screenerPresets } from "../../../lists/screener-presets.ts";
import { searchWith } from "../../../lists/screener-request.ts";
import { LocalLink } from "../../site/local-link.tsx";
import { narrows, useNarrowingWords } from "./filter-words.ts";

/** Lists to begin with: each is an address, whose filters stand below as if the reader had chosen them. */
export function ReadyLists({ entries }: { entries: Entries }) {
  const t = useTranslations("screener");
  const current = presetOf(entries);
  return (
    <nav className="screener-presets" aria-label={t("presetsTitle")}>
      {screenerPresets.map((preset) => (
        <LocalLink
          key={preset}
          to={`/screener${presetSearch(preset, entries)}`}
          preventScrollReset
          className="chip"
          aria-current={preset === current ? "true" : undefined}
        >
          {t(`presets.${preset}`)}
        </LocalLink>
      ))}
    </nav>
  );
}

type ChosenFiltersProps = Pick<ScreenerQuery, "ratios"> & { entries: Entries; countId: string };

/** Each filter that the list obeys, in words, as a link that takes it away. */
export function ChosenFilters({ entries, ratios, countId }: ChosenFiltersProps) {
  const t = useTranslations("screener");
  const say = useNarrowingWords(ratios);
  const chosen = entries.flatMap(([name, value]) => {
    if (name === "query") return [{ name, words: t("chosen", { filter: t("search"), value }) }];
    return narrows(name) ? [{ name, words: t("chosen", say(name, value)) }] : [];
  });
  if (chosen.length === 0) return null;
  // The link that was pressed is gone: the count, which the press has changed, takes its place.
  const toCount = () => document.getElementById(countId)?.focus({ preventScroll: true });
  return (
    <ul className="screener-chosen" aria-label={t("chosenTitle")}>
      {chosen.map(({ name, words }) => (
        <li key={name}>
          <LocalLink
            to={`/screener${searchWith(entries, { [name]: null })}`}
            preventScrollReset
            className="chip chip-yours"
            aria-label={t("without", { filter: words })}
            onClick={toCount}
          >
            {words}
            <X size={13} strokeWidth={1.8} aria-hidden="true" />
          </LocalLink>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <LocalLink
            to={`/screener${presetSearch("all", entries)}`}
            preventScrollReset
            className="link t-small"
            onClick={toCount}
          >
            {t("clear")}
          </LocalLink>
        </li>
      )}
    </ul>
  );
}
