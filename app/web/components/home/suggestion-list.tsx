import { useLocale, useTranslations } from "use-intl";
import { exchangeName } from "../../../messages/exchange-names.ts";
import { withClassSaid } from "../../../messages/phrases/share-class-names.ts";
import { matchStart, type Suggestion, type SuggestionGroup } from "./suggestion.ts";

type SuggestionListProps = {
  id: string;
  groups: readonly SuggestionGroup[];
  /** Index over all groups, −1 for none. */
  active: number;
  query: string;
  onChoose: (suggestion: Suggestion) => void;
};

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The list that hangs from the ticker box. The focus stays in the box; `aria-activedescendant` points here. */
export function SuggestionList({ id, groups, active, query, onChoose }: SuggestionListProps) {
  const t = useTranslations("search");
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { suggestions }) => sum + suggestions.length, 0),
  );
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t("listLabel")}
      className="absolute inset-x-0 top-full z-30 -mt-px max-h-[min(420px,60vh)] overflow-y-auto rounded-b-card border border-line-2 bg-surface shadow-lift"
    >
      {groups.map(({ kind, suggestions }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox.
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <div id={`${id}-${kind}`} className="t-tiny px-3.5 pt-2.5 pb-1 text-ink-3">
            {t(kind)}
          </div>
          {suggestions.map((suggestion, index) => {
            const position = (starts[group] ?? 0) + index;
            return (
              <SuggestionRow
                key={suggestion.ticker}
                id={optionId(id, position)}
                suggestion={suggestion}
                isActive={position === active}
                query={query}
                onChoose={onChoose}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

type SuggestionRowProps = Pick<SuggestionListProps, "query" | "onChoose"> & {
  id: string;
  suggestion: Suggestion;
  isActive: boolean;
};

function SuggestionRow({ id, suggestion, isActive, query, onChoose }: SuggestionRowProps) {
  const t = useTranslations("search");
  const tf = useTranslations("failures");
  const language = useLocale();
  const { ticker, name, hasData, hasHeadlines, former } = suggestion;
  const exchange = suggestion.exchange && exchangeName(suggestion.exchange, language);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the box, which keeps the focus.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={`flex min-h-11 cursor-pointer items-center gap-3 border-l-[3px] px-3 py-1.5 text-[0.9375rem] leading-tight hover:bg-sunken ${isActive ? "border-accent bg-accent-soft" : "border-transparent"}`}
      // Keeps the focus, and so the list, while the press turns into a click.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(suggestion)}
    >
      <span className="min-w-0 flex-1">
        <Marked text={withClassSaid(name, language)} query={query} />
        {former && <span className="t-small block text-ink-3">{tf("noLongerListed", former)}</span>}
      </span>
      <span className="t-small text-ink-3">{hasData ? exchange : t(hasHeadlines ? "headlines" : "noData")}</span>
      <span className="t-small min-w-14 text-right font-semibold">{ticker}</span>
    </div>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  const start = matchStart(text, query);
  if (start < 0) return text;
  const end = start + query.trim().length;
  return (
    <>
      {text.slice(0, start)}
      <b className="font-semibold">{text.slice(start, end)}</b>
      {text.slice(end)}
    </>
  );
}
