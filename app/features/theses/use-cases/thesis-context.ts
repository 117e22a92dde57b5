import type { Thesis } from "../contracts/thesis.ts";
import type { Conflict } from "./as-read.ts";

export type KeptThesis = Omit<Thesis, "changedAt"> & { changedAt: Date };
export type ThesisToKeep = Omit<KeptThesis, "id" | "changedAt"> & { accountId: string };

/** A thesis whose day has come, and who is told. */
export type DueThesis = Pick<KeptThesis, "id" | "ticker" | "name"> & {
  reviewOn: string;
  displayName: string;
  language: string;
};

export type ThesisStore = {
  /**
   * Makes it, or replaces the one of that company. `change` is asked with the moment at which the one that is there was changed last,
   * null where there is none, and answers that of this change. A day of review that has come already is one that its writer knows:
   * no mail tells it.
   */
  save(
    thesis: ThesisToKeep,
    given: { most: number; change: Change; today: string },
  ): Promise<KeptThesis | "tooMany" | Conflict>;
  list(accountId: string): Promise<KeptThesis[]>;
  findOf(accountId: string, ticker: string): Promise<KeptThesis | null>;
  find(accountId: string, id: string): Promise<KeptThesis | null>;
  /** Null: there is none. */
  remove(accountId: string, id: string, change: Change): Promise<"removed" | Conflict | null>;
};

type Change = (former: Date | null) => Date | Conflict;

export type ReviewQueue = {
  due(given: { today: string; most: number }): Promise<DueThesis[]>;
  /** Queues the mail, unless it was queued already or the day was changed. */
  remind(thesis: DueThesis, mail: { subject: string; text: string }, now: Date): Promise<boolean>;
};

/** Dependencies of the use cases of theses. */
export type ThesisContext = { now(): Date; theses: ThesisStore };
