import type { DataNote } from "../core/analysis/contracts/data-note.ts";
import { type NoteWords, noteArguments } from "./note-arguments.ts";
import { textByKey } from "./text-by-key.ts";
import type { Translate } from "./translator.ts";

type Words = Omit<NoteWords, "figure" | "nameOf"> & {
  t: Translate;
  /** The name of a source that stands in a note by its code. */
  nameOf: (source: string) => string;
};

/** A note on the data: what it is about, and what to know. */
export const noteText = (
  note: DataNote,
  { t, formats, nameOf, providerName }: Words,
): { subject: string; text: string } => ({
  subject: t(`dataNotes.${note.code}.subject`),
  text: textByKey(t)(
    `dataNotes.${note.code}.text`,
    noteArguments(note, {
      figure: (name) => t(`figures.${name}`),
      formats,
      nameOf: (source) => providerName(nameOf(source)),
      providerName,
    }),
  ),
});
