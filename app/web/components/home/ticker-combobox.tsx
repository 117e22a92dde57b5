import { Search } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { useTranslations } from "use-intl";
import { ofRefused } from "../../design/field.tsx";
import { useEarlyInput } from "../../design/use-early-input.ts";
import type { Suggestion } from "./suggestion.ts";
import { optionId, SuggestionList } from "./suggestion-list.tsx";
import { useCombobox } from "./use-combobox.ts";
import { useRotatingExample } from "./use-rotating-example.ts";

type TickerComboboxProps = {
  inputId: string;
  hintId: string;
  examples: readonly string[];
  popular: readonly Suggestion[];
  /** Where a chosen company leads; without it, to its analysis. */
  addressFor?: (ticker: string) => string;
  /** Takes a chosen company instead of going there. */
  onChoose?: (ticker: string) => void;
  /** Name of the field in its form. */
  name?: string;
  /** The initial text of the field. */
  typed?: string;
  isInvalid?: boolean;
  /** Companies that are not proposed: they cannot be chosen here. */
  except?: readonly string[];
};

/** A plain text field of a form that, once alive, proposes companies by symbol and by name. */
export function TickerCombobox(props: TickerComboboxProps) {
  const { inputId, hintId, examples, popular, addressFor, onChoose, name = "ticker", typed, isInvalid, except } = props;
  const t = useTranslations("search");
  const listId = useId();
  const box = useCombobox(popular, { addressFor, onChoose, typed, except });
  const { query, active, count, isOpen, isShown, isSettled } = box;
  const example = useRotatingExample(examples, isOpen || query !== "");
  const input = useRef<HTMLInputElement>(null);
  useEarlyInput(input, query, box.type);

  return (
    <div className="relative">
      <Search size={18} strokeWidth={1.6} aria-hidden="true" className="absolute top-[19px] left-4 text-ink-3" />
      <input
        ref={input}
        id={inputId}
        name={name}
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
        {...(isInvalid ? ofRefused : {})}
        value={query}
        onChange={(event) => box.type(event.currentTarget.value)}
        onClick={box.open}
        onBlur={box.close}
        onKeyDown={box.onKeyDown}
      />
      {isShown ? (
        <SuggestionList id={listId} groups={box.groups} active={active} query={query} onChoose={box.choose} />
      ) : (
        <div id={listId} role="listbox" aria-label={t("listLabel")} hidden />
      )}
      <p role="status" className="sr-only">
        {isOpen && isSettled ? t("count", { count }) : ""}
      </p>
      {box.isInVain && (
        <p className="absolute inset-x-0 top-full z-30 -mt-px rounded-b-card border border-line-2 bg-surface px-3.5 py-3 text-sm text-ink-2 shadow-lift">
          {t("noResults")}
        </p>
      )}
    </div>
  );
}

type TickerEntryProps = Omit<TickerComboboxProps, "inputId" | "hintId" | "examples"> & {
  label: string;
  hint: string;
  /** The button that sends the form around. */
  children: ReactNode;
};

/** The field in which a company is chosen, its button beside it and its hint below. */
export function TickerEntry({ label, hint, children, ...field }: TickerEntryProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={`${id}-ticker`} className="label text-base">
        {label}
      </label>
      <div className="mt-2 grid gap-2.5 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TickerCombobox
          inputId={`${id}-ticker`}
          hintId={`${id}-hint`}
          examples={field.popular.map(({ ticker }) => ticker)}
          {...field}
        />
        {children}
      </div>
      <p id={`${id}-hint`} className="hint">
        {hint}
      </p>
    </>
  );
}
