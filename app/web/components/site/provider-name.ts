import { useTranslations } from "use-intl";
import { providerNamer } from "../../../messages/provider-name.ts";

/** How readers know a provider. */
export const useProviderName = (): ((id: string) => string) => providerNamer(useTranslations("search.source"));
