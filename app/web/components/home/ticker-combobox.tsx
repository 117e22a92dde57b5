import { Search } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalAddress } from "../../session/local-address.ts";
import type { Suggestion } from "./suggestion.ts";
import { optionId, SuggestionList } from "./suggestion-list.tsx";
import { useRotatingExample } from "./use-rotating-example.ts";
import { useSuggestions } from "./use-suggestions.ts";

type TickerComboboxProps = {
  inputId: string;
  hintId: string;
  examples: readonly string[];
  popular: readonly Suggestion[];
};

/** A plain text field of a form that, once alive, proposes companies by symbol and by name. */
export function TickerCombobox({ inputId, hintId, examples, popular }: TickerComboboxProps) {
  const t = useTranslations("search");
  const listId = useId();
  const navigate = useNavigate();
  const addressOf = useLocalAddress();
  const [query, setQuery] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const example = useRotatingExample(examples, isOpen || query !== "");
  const { groups, isSettled } = useSuggestions(query, popular);
  const options = groups.flatMap(({ suggestions }) => suggestions);
  const isShown = isOpen && options.length > 0;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = ({ ticker }: Suggestion) => {
    setQuery(ticker);
    close();
    navigate(addressOf(`/analysis/${encodeURIComponent(ticker)}`));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = options.length - 1;
    const moves: Record<string, () => void> = {
      ArrowDown: () => setActive(isShown ? (active >= last ? 0 : active + 1) : 0),
      ArrowUp: () => setActive(isShown && active > 0 ? active - 1 : last),
    };
    const move = moves[event.key];
    if (move && last >= 0) {
      event.preventDefault();
      setOpen(true);
      move();
      return;
    }
    if (event.key === "Escape" && isShown) {
      event.preventDefault();
      close();
    }
    const chosen = options[active];
    if (event.key === "Enter" && isShown && chosen) {
      event.preventDefault();
      choose(chosen);
    }
  };

  return (
    <div className="relative">
      <Search size={18} strokeWidth={1.6} aria-hidden="true" className="absolute top-[19px] left-4 text-ink-3" />
      <input
        id={inputId}
        name="ticker"
        className="input ticker-input"
        placeholder={t("placeholder", { ticker: example })}
        required
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-activedescendant={isShown && active >= 0 ? optionId(listId, active) : undefined}
        aria-describedby={hintId}
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setOpen(true);
          setActive(-1);
        }}
        onClick={() => setOpen(true)}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      {isShown ? (
        <SuggestionList id={listId} groups={groups} active={active} query={query} onChoose={choose} />
      ) : (
        <div id={listId} role="listbox" aria-label={t("listLabel")} hidden />
      )}
      <p role="status" className="sr-only">
        {isOpen && isSettled ? t("count", { count: options.length }) : ""}
      </p>
      {isOpen && isSettled && query.trim() !== "" && options.length === 0 && (
        <p className="absolute inset-x-0 top-full z-30 -mt-px rounded-b-card border border-line-2 bg-surface px-3.5 py-3 text-sm text-ink-2 shadow-lift">
          {t("noResults")}
        </p>
      )}
    </div>
  );
}
