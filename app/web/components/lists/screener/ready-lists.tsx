import { X } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Entries } from "../../../../core/shared/contracts/address-grammar.ts";
import { presetOf, presetSearch, screenerPresets } from "../../../lists/screener-presets.ts";
import { searchWith } from "../../../lists/screener-request.ts";
import { LocalLink } from "../../site/local-link.tsx";
import { type FilterName, isFilter, useFilterWords } from "./filter-words.ts";

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

const notFilters: readonly FilterName[] = ["sort", "order", "limit"];

type Chosen = { name: FilterName | "query"; words: string };
type ChosenFiltersProps = { entries: Entries; countId: string };

/** Each filter that the list obeys, in words, as a link that takes it away. */
export function ChosenFilters({ entries, countId }: ChosenFiltersProps) {
  const t = useTranslations("screener");
  const say = useFilterWords();
  const chosen = entries.flatMap(([name, value]): readonly Chosen[] => {
    if (name === "query") return [{ name, words: t("chosen", { filter: t("search"), value }) }];
    if (!isFilter(name) || notFilters.includes(name)) return [];
    return [{ name, words: t("chosen", { filter: t(`fields.${name}`), value: say(name, value) }) }];
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
