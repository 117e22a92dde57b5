import { isBundledPrice } from "@valora/market-data/sources";
import { useTranslations } from "use-intl";
import { sourceNamer } from "../../../../messages/source-name.ts";
import { textByKey } from "../../../../messages/text-by-key.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { useProviderName } from "../../site/provider-name.ts";

/** How the page calls a source, in the reader's language where it is not the title of a publication. */
export function useSourceName(): (source: string) => string {
  const t = useTranslations("sourceNames");
  const own = useTranslations("imports")("source");
  const formats = useFormats();
  const providerName = useProviderName();
  const nameOf = sourceNamer({ say: textByKey(t), own, formats });
  return (source) => providerName(nameOf(source));
}

/** How the page calls whom a price is from, beside its date: the included prices by one name, the others by their own. */
export function usePriceSourceName(): (source: string) => string {
  const included = useTranslations("analysis")("includedData");
  const nameOf = useSourceName();
  return (source) => (isBundledPrice(source) ? included : nameOf(source));
}
