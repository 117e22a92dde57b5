import type { MethodName } from "@valora/valuation";
import { Info } from "lucide-react";
import { useTranslations } from "use-intl";
import type { DataNote } from "../../../../core/analysis/contracts/data-note.ts";
import { textByKey } from "../../../../messages/text-by-key.ts";
import { useNoteArguments } from "./note-arguments.ts";

export type Note = DataNote;

/** Notes on the data, numbered; each says which methods it touches. */
export function DataNotes({ notes }: { notes: readonly Note[] }) {
  const t = useTranslations("analysis.header");
  if (notes.length === 0) return null;
  return (
    <details className="chip-details notes">
      <summary className="chip" data-trace="notes/length">
        <Info size={16} strokeWidth={1.6} aria-hidden="true" />
        {t("notes", { count: notes.length })}
      </summary>
      <ol className="t-small">
        {notes.map((note, index) => (
          <NoteText
            key={`${note.code} ${note.params.provider ?? ""} ${note.params.covers ?? ""}`}
            note={note}
            trace={`notes/${index}`}
          />
        ))}
      </ol>
    </details>
  );
}

const everyMethod = 7;

/** One note: its subject, and what to know. */
export function NoteText({ note, trace }: { note: Note; trace?: string }) {
  const t = useTranslations();
  const text = textByKey(t);
  const args = useNoteArguments(note);
  return (
    <li data-trace={trace}>
      <b>{t(`dataNotes.${note.code}.subject`)}.</b> {text(`dataNotes.${note.code}.text`, args)}{" "}
      {note.affects.length === 0 || note.affects.length === everyMethod ? null : (
        <span className="text-ink-3">
          {t.rich("dataNotes.affects", {
            methods: () => (
              <>
                {note.affects.map((method, index) => (
                  <MethodLink key={method} method={method} isFirst={index === 0} />
                ))}
              </>
            ),
          })}
        </span>
      )}
    </li>
  );
}

function MethodLink({ method, isFirst }: { method: MethodName; isFirst: boolean }) {
  const t = useTranslations("methods");
  return (
    <>
      {isFirst ? "" : ", "}
      <a className="link" href={`#${method}`}>
        {t(`${method}.name`)}
      </a>
    </>
  );
}
