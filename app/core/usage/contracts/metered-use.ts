/**
 * One thing that an answer used, for any reader: a stored copy of the answer uses the same again. Whether it counts for a
 * reader (a machine, say) is decided when it is counted, not when it is recorded.
 */
export type MeteredUse =
  /** A company opened within the caller's plan; as a search it counts for the popular companies too. */
  | { kind: "company"; ticker: string; isSearch: boolean }
  /** A company valued for a reader. */
  | { kind: "analysis"; ticker: string; scenario: string; language: string }
  | { kind: "article"; slug: string; language: string }
  | { kind: "page"; path: string };

/** Records what an answer uses while it is made. One for each request. */
export type Meter = {
  readonly uses: readonly MeteredUse[];
  /**
   * Whether the answer is of no use to others: it depends on its caller (what they have opened, what is left of their plan), or holds
   * for this moment alone.
   */
  readonly isPersonal: boolean;
  record(use: MeteredUse): void;
  markPersonal(): void;
};

/** Among which readers a request counts. */
export type CountedAs = {
  /** Whether among the readers of articles: no machine, no page fetched ahead, no wish not to be followed. */
  isCounted: boolean;
  /** By what they count among the readers of pages; null where they do not. */
  visitor: string | null;
};

/** A new recorder. The same company twice is one use: opening it again changes nothing. */
export function meterOf(): Meter {
  const uses = new Map<string, MeteredUse>();
  let isPersonal = false;
  return {
    get uses() {
      return [...uses.values()];
    },
    get isPersonal() {
      return isPersonal;
    },
    record(use) {
      const key = use.kind === "analysis" ? `analysis ${uses.size}` : keyOf(use);
      const known = uses.get(key);
      const isSearched = known?.kind === "company" && known.isSearch;
      uses.set(key, isSearched ? known : use);
    },
    markPersonal() {
      isPersonal = true;
    },
  };
}

/** Each analysis is a row of its own; of all others the same again is counted once. */
const keyOf = (use: Exclude<MeteredUse, { kind: "analysis" }>): string => {
  if (use.kind === "company") return `company ${use.ticker}`;
  return use.kind === "article" ? `article ${use.language} ${use.slug}` : `page ${use.path}`;
};
