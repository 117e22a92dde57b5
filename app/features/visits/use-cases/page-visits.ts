import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { madridDay } from "../../../core/shared/use-cases/madrid-day.ts";
import { mustAdminister } from "../../../core/shared/use-cases/must-administer.ts";

export type PageVisitStore = {
  /** Counts readers (`who`, of whom a salted hash is kept for the day), once for each page and day. */
  count(visits: readonly { day: string; path: string; who: string }[]): Promise<void>;
  /** Readers of the whole site, day by day, latest first; a day without any is left out. */
  days(question: { since: string }): Promise<readonly { day: string; visitors: number }[]>;
  /** Pages with most readers; a reader who comes back on another day is another one. */
  pages(question: { since: string; limit: number }): Promise<readonly { path: string; visits: number }[]>;
  purge(days: { visitorsBefore: string; countsBefore: string }): Promise<void>;
};

export const visitSpans = [7, 30, 90] as const;
export type VisitSpan = (typeof visitSpans)[number];

/** A day is kept as a number, and deleted after this many days. */
export const visitDaysKept = 400;

const PAGES_SHOWN = 50;
const LONGEST_PATH = 120;
const A_DAY_IN_MILLISECONDS = 86_400_000;

/** The path under which a page is counted, or null where it is too long. An import is counted as the page of imports. */
export function countedPath(pathname: string): string | null {
  const path = pathname.replace(/(?<!\/)\/+$/, "") || "/";
  if (path.length > LONGEST_PATH) return null;
  return path.startsWith("/import/") ? "/import" : path;
}

type World = { now(): Date; visits: Pick<PageVisitStore, "days" | "pages"> };

/** How many have read what. For an admin; anybody else is told that there is no such thing. */
export async function readVisits({ now, visits }: World, reader: Account | null, span: VisitSpan) {
  mustAdminister(reader);
  const since = madridDay(new Date(now().getTime() - (span - 1) * A_DAY_IN_MILLISECONDS));
  const [days, pages] = await Promise.all([visits.days({ since }), visits.pages({ since, limit: PAGES_SHOWN })]);
  return { since, days, pages };
}
