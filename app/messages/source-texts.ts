import { isBundledPrice } from "@valora/market-data/sources";
import type { Formats } from "./formats.ts";
import { providerNamer } from "./provider-name.ts";
import { sourceNamer } from "./source-name.ts";
import { textByKey } from "./text-by-key.ts";
import type { Translate } from "./translator.ts";

/** How sources are called where no page is rendered: in documents, mails and on the command line. */
export function sourceTexts({ t, formats }: { t: Translate; formats: Formats }) {
  const nameOf = sourceNamer({
    say: (key, values) => textByKey(t)(`sourceNames.${key}`, values),
    own: t("imports.source"),
    formats,
  });
  const providerName = providerNamer((key) => t(`search.source.${key}`));
  return {
    nameOf,
    providerName,
    /** Whom a price is from, beside its date: the included prices by one name, the others by their own. */
    priceSource: (source: string): string =>
      isBundledPrice(source) ? t("analysis.includedData") : providerName(nameOf(source)),
  };
}
