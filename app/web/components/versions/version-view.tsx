import { useTranslations } from "use-intl";
import { policyArguments } from "../../../messages/reader/policy-arguments.ts";
import { useFormats } from "../../analysis/formats.ts";
import type { ShownVersion } from "../../versions/shown-version.ts";
import { FilerContext } from "../analysis/evidence/filer-context.ts";
import { GivenNumbers } from "./given-numbers.tsx";
import { ReplaySection } from "./replay-section.tsx";
import { VersionResultTable } from "./version-result.tsx";

/** What came out of an analysis when it was saved, all that went into it, and whether the engine of today says the same. */
export function VersionView({ shown }: { shown: ShownVersion }) {
  const t = useTranslations("versions");
  const { version, cik, currency, isOwnPrice, numbers, replay } = shown;
  const { ticker, result } = version;
  return (
    <>
      <section className="mt-10" aria-labelledby="result">
        <h2 className="t-h2" id="result">
          {t("thenTitle")}
        </h2>
        <Editions version={version} isOwnPrice={isOwnPrice} />
        <VersionResultTable result={result} />
        <FilerContext.Provider value={{ ticker, cik }}>
          <GivenNumbers numbers={numbers} currency={currency} />
        </FilerContext.Provider>
      </section>
      <ReplaySection replay={replay} currency={currency} />
    </>
  );
}

/** The price of then, and what the version was made with. */
function Editions({ version, isOwnPrice }: Pick<ShownVersion, "version" | "isOwnPrice">) {
  const t = useTranslations("versions");
  const site = useTranslations("site.policy");
  const formats = useFormats();
  const { result, dataEdition, engine, policy } = version;
  const lines = [
    result.price !== null &&
      result.priceAsOf !== null &&
      t("priceThen", {
        own: isOwnPrice ? "yes" : "no",
        price: formats.price(result.price, result.currency),
        date: formats.date(result.priceAsOf),
      }),
    policy !== null && site("followed", policyArguments(policy)),
    result.accountsUntil !== null && t("accountsThen", { date: formats.date(result.accountsUntil) }),
    t("editions", { data: formats.datesWithin(dataEdition), engine }),
  ];
  return <p className="mt-3 max-w-[66ch] text-ink-2">{lines.filter((line) => line !== false).join(" ")}</p>;
}
