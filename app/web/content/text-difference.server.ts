import { diffArrays } from "diff";

export type DifferentLine = { kind: "same" | "added" | "removed"; text: string };

/** Beyond this many changed lines the texts are shown as replaced as a whole: the search costs the square of the changes. */
const MOST_CHANGES = 2_000;

/** The lines that lead from one text to another: as many as possible stay. */
export function textDifference(older: string, newer: string): DifferentLine[] {
  const before = older.split("\n");
  const after = newer.split("\n");
  const changes = diffArrays(before, after, { maxEditLength: MOST_CHANGES });
  if (changes === undefined) return [...marked("removed", before), ...marked("added", after)];
  return changes.flatMap(({ added, removed, value }) => marked(added ? "added" : removed ? "removed" : "same", value));
}

const marked = (kind: DifferentLine["kind"], lines: readonly string[]): DifferentLine[] =>
  lines.map((text) => ({ kind, text }));
