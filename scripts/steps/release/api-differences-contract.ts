import type { ApiListing } from "./api-listing.ts";

export const readListing = (text: string): ApiListing =>
  new Map(
    text
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((line) => {
        const [name = "", ...parts] = line.split("\t");
        return [name, new Set(parts)];
      }),
  );

/** A difference between two listings: an operation or a schema, and the part of it; null: all of it. */
export type ApiDifference = { of: string; part: string | null };

/** What callers of the former listing may miss: what is gone or another, and what is asked for that was not. */
export function brokenBy(present: ApiListing, former: ApiListing): ApiDifference[] {
  return [...former].flatMap(([of, parts]): ApiDifference[] => {
    const now = present.get(of);
    if (now === undefined) return [{ of, part: null }];
    const lost = [...parts].filter((part) => part !== "deprecated" && !now.has(part));
    const asked = [...now].filter((part) => !parts.has(part) && isAskedFor(of, part));
    return [...lost, ...asked].map((part) => ({ of, part }));
  });
}
const isAskedFor = (of: string, part: string): boolean =>
  /^(?:query|header|path|body) [^:]*!/.test(part) || (of.startsWith("sent ") && /^[^:]*!: /.test(part));

/** What is new: operations, parameters, and marks of what is to go. */
export function addedBy(present: ApiListing, former: ApiListing): ApiDifference[] {
  const operations = [...present].filter(([name]) => /^[A-Z]+ \//.test(name));
  return operations.flatMap(([of, parts]): ApiDifference[] => {
    const before = former.get(of);
    if (before === undefined) return [{ of, part: null }];
    const added = [...parts].filter(
      (part) => !before.has(part) && /^(?:query|header|path) [^=]*:|^deprecated$/.test(part),
    );
    return added.map((part) => ({ of, part }));
  });
}

/** The name by which a line has to tell a part: that of the parameter or of the field. */
export const nameOf = (part: string): string =>
  /^(?:query |header |path |body )?([^:=]*?)!?(?:: | = |$)/.exec(part)?.[1] ?? part;
