import { useEffect, useMemo, useState } from "react";
import { useFetcher } from "react-router";
import { recentCompanies } from "../../session/recent-companies.ts";
import { groupSuggestions, type Suggestion } from "./suggestion.ts";

const pauseInMilliseconds = 90;

/** The answer of the address `/suggestions?query=`. */
export type SuggestionsAnswer = { query: string; suggestions: readonly Suggestion[] };

/** This reader's recent companies; empty until the page is alive, because the server does not know them. */
export function useRecentCompanies(): readonly Suggestion[] {
  const [recent, setRecent] = useState<readonly Suggestion[]>([]);
  useEffect(() => {
    setRecent(recentCompanies().map((company) => ({ ...company, exchange: null, hasData: true })));
  }, []);
  return recent;
}

const nothing: readonly Suggestion[] = [];

/** Suggestions for what is typed so far, less `except`. While new ones are on their way, the last ones stay. */
export function useSuggestions(query: string, popular: readonly Suggestion[], except?: readonly string[]) {
  const { load, data } = useFetcher<SuggestionsAnswer>();
  const recent = useRecentCompanies();
  const wanted = query.trim();

  useEffect(() => {
    if (wanted === "") return;
    const timer = setTimeout(() => load(`/suggestions?query=${encodeURIComponent(wanted)}`), pauseInMilliseconds);
    return () => clearTimeout(timer);
  }, [wanted, load]);

  const found = data?.suggestions ?? nothing;
  const groups = useMemo(
    () => groupSuggestions({ query, recent, found, popular, except }),
    [query, recent, found, popular, except],
  );
  const isSettled = wanted === "" || data?.query === wanted;
  return { groups, isSettled, isInVain: isSettled && wanted !== "" && groups.length === 0 && found.length === 0 };
}
