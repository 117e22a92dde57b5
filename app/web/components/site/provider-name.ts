import { useTranslations } from "use-intl";
import { inSentence } from "../../../messages/phrases/first-letter.ts";
import { providerNamer } from "../../../messages/provider-name.ts";

/** How readers know a provider. */
export const useProviderName = (): ((id: string) => string) => providerNamer(useTranslations("search.source"));

/** The same within a sentence, where the included data have no capital. */
export function useProviderNameInSentence(): (id: string) => string {
  const nameOf = useProviderName();
  return (id) => (id === "bundled" ? inSentence(nameOf(id)) : nameOf(id));
}
