import { useTranslations } from "use-intl";
import type { DataNote } from "../../../../core/analysis/contracts/data-note.ts";
import { noteArguments } from "../../../../messages/note-arguments.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { useProviderName } from "../../site/provider-name.ts";
import { useSourceName } from "./source-name.ts";

/** Everything a note may name, written as this page writes it. */
export function useNoteArguments(note: DataNote) {
  const figure = useTranslations("figures");
  const formats = useFormats();
  const nameOf = useSourceName();
  const providerName = useProviderName();
  return noteArguments(note, { figure, formats, nameOf, providerName });
}
