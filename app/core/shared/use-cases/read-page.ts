import { Failure } from "../../../failure.ts";
import { firstPage, type Page, type PageAsked, pageLimit, pageParameters, usualPageLimit } from "../contracts/pages.ts";
import { isUuid } from "../contracts/uuid.ts";
import { readInteger, readLanguage, readParameters } from "./read-parameters.ts";

const cursorInvalid = () => new Failure("enumInvalid", { param: "cursor", allowed: "next" });

/** The page that read parameters name. Throws `enumInvalid`, `numberFormat` and `outOfRange`. */
export function pageIn(given: ReadonlyMap<string, string>): PageAsked {
  const [cursor, limit] = [given.get("cursor"), given.get("limit")];
  if (cursor !== undefined && !isUuid(cursor)) throw cursorInvalid();
  return { cursor: cursor ?? null, limit: limit === undefined ? usualPageLimit : readLimit(limit) };
}

/** The page that the address of an operation names, which has no other parameters but the language. */
export function readPage(entries: Iterable<readonly [string, string]>): PageAsked {
  const given = readParameters(entries, { known: [...pageParameters, "lang"], required: [] });
  readLanguage(given);
  return pageIn(given);
}

/** The page that the address of a page of the site names by its last entry before; a made-up one is the first. */
export const pageBefore = (before: string | null, isId: (text: string) => boolean = isUuid): PageAsked => ({
  ...firstPage,
  cursor: before !== null && isId(before) ? before : null,
});

/** The same page, read; where the last entry of the page before is not there any more, the first one. */
export const readBefore = <Answer>(
  before: string | null,
  read: (page: PageAsked) => Promise<Answer>,
): Promise<Answer> =>
  read(pageBefore(before)).catch((error: unknown) => {
    if (error instanceof Failure && error.code === "enumInvalid") return read(firstPage);
    throw error;
  });

/** More than the limit is cut to the limit. */
function readLimit(text: string): number {
  const asked = readInteger("limit", text, { minimum: pageLimit.minimum, maximum: Number.MAX_SAFE_INTEGER });
  return Math.min(asked, pageLimit.maximum);
}

/**
 * A page of what `list` reads in its order. One entry more is read, which tells whether another page follows. Throws `enumInvalid`
 * for a cursor whose entry is not in the list: it has no place there, and an empty page would say that the list ends with it.
 */
export async function pageOf<Entry extends { id: string }>(
  asked: PageAsked,
  list: (asked: PageAsked) => Promise<readonly Entry[]>,
  isThere: (id: string) => Promise<boolean> = async () => true,
): Promise<Page<Entry>> {
  const found = await list({ ...asked, limit: asked.limit + 1 });
  if (found.length === 0 && asked.cursor !== null && !(await isThere(asked.cursor))) throw cursorInvalid();
  const entries = found.slice(0, asked.limit);
  return { entries, next: found.length > entries.length ? (entries.at(-1)?.id ?? null) : null };
}
