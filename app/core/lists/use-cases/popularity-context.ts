/** How often a company was searched. */
export type CountedCompany = { ticker: string; searches: number };

export type PopularityStore = {
  /** Counts searches, once for each visitor (`who`, of which a salted hash is kept), company and day. */
  count(visits: readonly { day: string; ticker: string; who: string }[]): Promise<void>;
  mostVisited(question: { since: string; limit: number }): Promise<readonly CountedCompany[]>;
  purge(days: { saltsBefore: string; visitsBefore: string }): Promise<void>;
};
