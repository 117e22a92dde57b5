import * as z from "zod";

/** A list that grows is read a page at a time, the newest entry first. */
export const pageLimit = { minimum: 1, maximum: 100 } as const;
export const usualPageLimit = 50;
export const pageParameters = ["cursor", "limit"] as const;

export type PageAsked = {
  limit: number;
  /** The last entry of the page before; null: the first page. */
  cursor: string | null;
};
export const firstPage: PageAsked = { limit: usualPageLimit, cursor: null };

export type Page<Entry> = {
  entries: readonly Entry[];
  /** Cursor of the next page; null: there is none. */
  next: string | null;
};

export const nextPage = z.uuid().nullable().meta({ description: "Cursor of the next page; null: there is none" });

/** The parameters of an operation that answers a page. */
export const pageSchema = {
  limit: z.int().min(pageLimit.minimum).max(pageLimit.maximum).default(usualPageLimit).meta({
    description: "How many entries at most; more than the maximum is the maximum",
  }),
  cursor: z.uuid().optional().meta({ description: "`next` of the page before" }),
};
