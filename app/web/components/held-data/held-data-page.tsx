import { useTranslations } from "use-intl";
import type { HeldDataAnswer } from "../../../core/fundamentals/contracts/held-data.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { useFormats } from "../../analysis/formats.ts";
import { usePriceSourceName } from "../analysis/evidence/source-name.ts";
import { CompanyTabs } from "../fundamentals/company-tabs.tsx";
import { LocalLink } from "../site/local-link.tsx";
import { ComparedYear } from "./compared-year.tsx";
import { HeldProviders } from "./held-providers.tsx";
import { UnusedProviders } from "./unused-providers.tsx";
import { useHolderName } from "./use-holder-name.ts";

type Held = { held: HeldDataAnswer };

/** What each source holds of a company, which accounts and which price count, and why. */
export function HeldDataPage({ held }: Held) {
  const t = useTranslations("heldData");
  const { ticker, name } = held;
  const shownName = spokenName(name);
  return (
    <div className="wrap fundamentals">
      <CompanyTabs
        ticker={ticker}
        name={name}
        current="data"
        title={t("title", { name: shownName, ticker })}
        lead={t("lead", { name: shownName })}
      />
      <Used held={held} />
      <HeldProviders held={held} />
      <UnusedProviders held={held} />
      <ComparedYear held={held} />
      <p className="t-small mt-6 max-w-[72ch] text-ink-2">
        {t("own")}{" "}
        <LocalLink className="link" to="/import">
          {t("import")}
        </LocalLink>
      </p>
    </div>
  );
}

/** Whose accounts and whose price the valuation starts from. */
function Used({ held: { accounts, price, isLive } }: Held) {
  const t = useTranslations("heldData");
  const formats = useFormats();
  const holderName = useHolderName();
  const priceSource = usePriceSourceName();
  return (
    <section className="sec" aria-labelledby="used-title">
      <div className="sec-head">
        <h2 className="t-h2" id="used-title">
          {t("used")}
        </h2>
      </div>
      <div className="grid max-w-[72ch] gap-2">
        <p>
          {accounts === null
            ? t("noAccountsUsed")
            : t("accountsUsed", {
                provider: holderName(accounts.provider),
                date: accounts.asOf === null ? "" : formats.date(accounts.asOf),
                reason: accounts.reason ?? "only",
              })}
        </p>
        <p>
          {price === null
            ? t("noPriceUsed")
            : t("priceUsed", {
                price: formats.price(price.value, price.currency),
                date: formats.date(price.asOf),
                provider: priceSource(price.source),
                reason: price.reason ?? "only",
              })}
        </p>
        {isLive ? null : <p className="t-small text-ink-2">{t("offline")}</p>}
      </div>
    </section>
  );
}
