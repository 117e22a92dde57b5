export type VisitTables = {
  /** How many read a page on a day; the path "*" is the whole site. */
  page_days: { day: string; path: string; visitors: number };
  /** Who has been counted there already: hashes that go with the day. */
  page_visitors: { day: string; path: string; visitor: string };
};
