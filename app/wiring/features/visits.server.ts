import type { Account } from "../../core/shared/use-cases/caller.ts";
import type { Context } from "../../core/shared/use-cases/context.ts";
import { madridDay } from "../../core/shared/use-cases/madrid-day.ts";
import {
  countedPath,
  type PageVisitStore,
  readVisits,
  type VisitSpan,
} from "../../features/visits/use-cases/page-visits.ts";
import { isOwnPage } from "../../web/page-lists.ts";
import { gathering } from "../gathering.server.ts";
import type { Writing } from "../storage.server.ts";

/** Those who read pages. */
export const readersOf = (context: Context, visits: Visits) => ({
  /** Counts a page view, in the background; it never fails the page. */
  countVisit: ({ pathname, who }: { pathname: string; who: string }) => {
    const path = isOwnPage(pathname) ? null : countedPath(pathname);
    if (path !== null) visits.count({ day: madridDay(context.now()), path, who });
  },
  /** How many have read what. For admins. */
  readVisits: (reader: Account | null, span: VisitSpan) => readVisits({ now: context.now, visits }, reader, span),
});

export type Visits = Pick<PageVisitStore, "days" | "pages"> & {
  count(visit: Parameters<PageVisitStore["count"]>[0][number]): void;
};

export const withoutVisits: Visits = { count: () => {}, days: async () => [], pages: async () => [] };

/** A page does not wait until its view is counted. */
export const visitsIn = (store: PageVisitStore, writing: Writing): Visits => ({
  ...store,
  count: writing.of("readers of pages", store.count, gathering.pages),
});
