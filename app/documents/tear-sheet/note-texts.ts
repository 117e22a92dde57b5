import type { DataNote } from "../../core/analysis/contracts/data-note.ts";
import { noteArguments } from "../../messages/note-arguments.ts";
import { textByKey } from "../../messages/text-by-key.ts";
import type { Writer } from "./writer.ts";

export type NoteText = { subject: string; text: string };

/** Notes on the data, each as its subject and its text. */
export function noteTexts({ sheet, t, formats, nameOf, providerName }: Writer): NoteText[] {
  const say = textByKey(t);
  const textOf = (note: DataNote): NoteText => ({
    subject: t(`dataNotes.${note.code}.subject`),
    text: say(
      `dataNotes.${note.code}.text`,
      noteArguments(note, {
        figure: (name) => t(`figures.${name}`),
        formats,
        nameOf: (source) => providerName(nameOf(source)),
        providerName,
      }),
    ),
  });
  return sheet.notes.map(textOf);
}
