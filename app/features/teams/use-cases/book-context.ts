/** A book of a team, with the symbols of its companies in alphabetical order. */
export type KeptBook = { id: string; name: string; createdAt: Date; tickers: readonly string[] };

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
