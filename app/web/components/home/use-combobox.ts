import { type KeyboardEvent, useState } from "react";
import { useNavigate } from "react-router";
import { useLocalAddress } from "../../session/address.ts";
import type { Suggestion } from "./suggestion.ts";
import { useSuggestions } from "./use-suggestions.ts";

const analysisAddress = (ticker: string) => `/analysis/${encodeURIComponent(ticker)}`;

type ComboboxOptions = {
  addressFor?: ((ticker: string) => string) | undefined;
  onChoose?: ((ticker: string) => void) | undefined;
  typed?: string | undefined;
  except?: readonly string[] | undefined;
};

/** Text, list and keys of the ticker box. Arrows move, Enter chooses, Escape closes; without a choice Enter sends the form. */
export function useCombobox(
  popular: readonly Suggestion[],
  { addressFor = analysisAddress, onChoose, typed = "", except }: ComboboxOptions = {},
) {
  const navigate = useNavigate();
  const addressOf = useLocalAddress();
  const [query, setQuery] = useState(typed);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { groups, isSettled, isInVain } = useSuggestions(query, popular, except);
  const options = groups.flatMap(({ suggestions }) => suggestions);
  const isShown = isOpen && options.length > 0;
  const last = options.length - 1;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = ({ ticker }: Suggestion) => {
    setQuery(ticker);
    close();
    if (onChoose) onChoose(ticker);
    else navigate(addressOf(addressFor(ticker)));
  };
  const type = (text: string) => {
    setQuery(text);
    setOpen(true);
    setActive(-1);
  };
  /** The index that an arrow leads to, round the ends; null for other keys. */
  const targetOf = (key: string) => {
    if (last < 0) return null;
    if (key === "ArrowDown") return isShown && active < last ? active + 1 : 0;
    if (key === "ArrowUp") return isShown && active > 0 ? active - 1 : last;
    return null;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const target = targetOf(event.key);
    const chosen = isShown && event.key === "Enter" ? options[active] : undefined;
    const isClosing = isShown && event.key === "Escape";
    if (target === null && !chosen && !isClosing) return;
    event.preventDefault();
    if (chosen) return choose(chosen);
    if (isClosing) return close();
    setOpen(true);
    setActive(target ?? -1);
  };

  return {
    query,
    groups,
    count: options.length,
    active,
    isOpen,
    isShown,
    isSettled,
    isInVain: isOpen && isInVain,
    open: () => setOpen(true),
    close,
    choose,
    type,
    onKeyDown,
  };
}
