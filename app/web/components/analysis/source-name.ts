import { useTranslations } from "use-intl";
import { sourceNamer } from "../../../messages/source-name.ts";
import { useFormats } from "../../formats.ts";

/** How the page calls a source, in the reader's language where it is not the title of a publication. */
export function useSourceName(): (source: string) => string {
  const t = useTranslations("sourceNames");
  const own = useTranslations("imports")("source");
  const formats = useFormats();
  // Each text has its own arguments, and its phrase gives exactly those; the type of the key is too wide to say so.
  return sourceNamer({ say: t as unknown as Parameters<typeof sourceNamer>[0]["say"], own, formats });
}
