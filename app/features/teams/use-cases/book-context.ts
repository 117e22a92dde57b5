import type { AlertCondition } from "../../watchlist/contracts/watchlist.ts";

/** A book of a team, with the symbols of its companies in alphabetical order. */
export type KeptBook = { id: string; name: string; createdAt: Date; tickers: readonly string[] };

/** An alert of a team on a company of a book. */
export type BookAlert = { id: string; bookId: string; ticker: string; condition: AlertCondition };

/** Changes of the alerts of the books of one team, within a change of the team. */
export type BookAlertChanges = {
  list(): Promise<BookAlert[]>;
  /** For the members whom the alerts of the book are mailed; returns its id. */
  add(alert: { bookId: string; ticker: string; condition: AlertCondition; at: Date }): Promise<string>;
  /** Begins afresh for the members whom it is mailed; who has muted it stays so. */
  change(id: string, condition: AlertCondition): Promise<void>;
  remove(id: string): Promise<void>;
  /** From now on this member is mailed the alerts of a book, or no more. */
  mail(mailed: { bookId: string; accountId: string }): Promise<void>;
  mailNoMore(mailed: { bookId: string; accountId: string }): Promise<void>;
};

/** Changes of the books of one team, within a change of the team. */
export type BookChanges = {
  /** As they are now. */
  list(): Promise<KeptBook[]>;
  /** Returns its id. */
  make(book: { name: string; at: Date }): Promise<string>;
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<void>;
  addCompany(company: { bookId: string; ticker: string; at: Date }): Promise<void>;
  removeCompany(company: { bookId: string; ticker: string }): Promise<void>;
};
