import type { DataNote } from "../../contracts/data-note.ts";
import { noteArguments } from "../../messages/note-arguments.ts";
import type { Writer } from "./writer.ts";

export type NoteText = { subject: string; text: string };

/** What a reader should know about the data, each note as its subject and its text. */
export function noteTexts({ sheet, t, formats, nameOf, providerName }: Writer): NoteText[] {
  // Each text has its own arguments, and all of them are given; the type of the key is too wide to say so.
  const say = t as unknown as (key: string, values: object) => string;
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
