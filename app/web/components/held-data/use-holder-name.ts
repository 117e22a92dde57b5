import { useTranslations } from "use-intl";
import { useProviderName } from "../site/provider-name.ts";

/** How readers know who holds data: a provider, or the prices that this installation has read over the bundled ones. */
export function useHolderName(): (id: string) => string {
  const refreshed = useTranslations("heldData")("refreshedPrices");
  const providerName = useProviderName();
  return (id) => (id === "refreshedPrices" ? refreshed : providerName(id));
}
