import { type AssumptionOverrides, expertLevers, formNames, yearlyLevers } from "@valora/valuation";
import { plainTextOf } from "../../shared/contracts/plain-text.ts";
import { yearsIn } from "./by-year.ts";

/** Assumptions that a reader may change and say why, named as an address names them. */
export const notedAssumptions = [
  "wacc",
  "g",
  "horizon",
  ...expertLevers,
  ...yearlyLevers,
  ...formNames,
  "peers",
  "type",
] as const;
export type NotedAssumption = (typeof notedAssumptions)[number];

/** Why an assumption is not the computed one, in the reader's own words. */
export type AssumptionNotes = Readonly<Partial<Record<NotedAssumption, string>>>;

/** Characters of one reason. */
export const longestNote = 280;

/** Maximum length of all reasons in one address, so that the longest address still passes through common servers. */
export const longestNotesWritten = 5_000;

/** The parameter of an address that holds the reason for an assumption. */
export const noteParameter = <Name extends NotedAssumption>(name: Name): `note.${Name}` => `note.${name}`;

export const noteParameters = notedAssumptions.map((name) => noteParameter(name));

/** A reason on one line without invisible letters; empty where nothing is said. */
export const noteOf = (typed: string): string =>
  plainTextOf(typed)
    .replace(/\p{Noncharacter_Code_Point}/gu, "")
    .replace(/\s+/g, " ")
    .trim();

/** Reasons as they may be kept, and the assumptions whose reason is too long, or too much with those before it. */
export function notesIn(textFor: (name: NotedAssumption) => string | null | undefined): {
  notes: AssumptionNotes;
  refused: readonly NotedAssumption[];
} {
  const notes: Partial<Record<NotedAssumption, string>> = {};
  const refused: NotedAssumption[] = [];
  let written = 0;
  for (const name of notedAssumptions) {
    const note = noteOf(textFor(name) ?? "");
    if (note === "") continue;
    const length = encodeURIComponent(note).length;
    if ([...note].length > longestNote || written + length > longestNotesWritten) {
      refused.push(name);
      continue;
    }
    written += length;
    notes[name] = note;
  }
  return { notes, refused };
}

/** The assumptions that the reader has set, in their order. */
export function changedAssumptions({ growth, ...overrides }: AssumptionOverrides): readonly NotedAssumption[] {
  const set = { ...overrides, g: growth, ...noYears, ...yearsIn(overrides) };
  return notedAssumptions.filter((name) => set[name] !== undefined);
}

/** Lists that set no year are no change. */
const noYears = { growthByYear: undefined, marginByYear: undefined, salesToCapitalByYear: undefined };

/** The reasons that still have something to explain; one of an assumption that is not changed says nothing. */
export function heldNotes(notes: AssumptionNotes, overrides: AssumptionOverrides): AssumptionNotes {
  return Object.fromEntries(
    changedAssumptions(overrides).flatMap((name) => (notes[name] === undefined ? [] : [[name, notes[name]]])),
  );
}

/** Reasons as an address names them. */
export const noteEntries = (notes: AssumptionNotes): [string, string][] =>
  notedAssumptions.flatMap((name): [string, string][] =>
    notes[name] === undefined ? [] : [[noteParameter(name), notes[name]]],
  );
