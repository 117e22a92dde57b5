import { noteText } from "../../messages/note-arguments.ts";
import type { Writer } from "./writer.ts";

export type NoteText = ReturnType<typeof noteText>;

/** Notes on the data, each as its subject and its text. */
export const noteTexts = (writer: Writer): NoteText[] => writer.sheet.notes.map((note) => noteText(note, writer));
