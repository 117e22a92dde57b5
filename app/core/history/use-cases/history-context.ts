import type { HistoryQuery, HistoryRun } from "../contracts/history.ts";

/** An analysis that a person has seen. */
export type HistoryRow = { id: string; at: Date; run: HistoryRun };

export type HistoryStore = {
  /** Keeps runs; the same question on the same day (an ISO date) is one entry, as it was seen last. */
  keep(seen: readonly { accountId: string; at: Date; day: string; question: string; run: HistoryRun }[]): Promise<void>;
  list(accountId: string, query: HistoryQuery): Promise<HistoryRow[]>;
  find(accountId: string, id: string): Promise<HistoryRow | null>;
  remove(accountId: string, id: string): Promise<boolean>;
  removeAll(accountId: string): Promise<void>;
};

/** Dependencies of the history's use cases. */
export type HistoryContext = { history: HistoryStore };
