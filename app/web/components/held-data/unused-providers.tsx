import { useTranslations } from "use-intl";
import type { HeldDataAnswer } from "../../../core/fundamentals/contracts/held-data.ts";
import { isOfUse } from "./held-providers.tsx";
import { useHolderName } from "./use-holder-name.ts";

/** The sources that this installation does not use, each with the setting that switches it on. */
export function UnusedProviders({ held: { providers } }: { held: HeldDataAnswer }) {
  const t = useTranslations("heldData");
  const holderName = useHolderName();
  const unused = providers.filter((each) => !isOfUse(each));
  if (unused.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="unused-title">
      <div className="sec-head">
        <h2 className="t-h2" id="unused-title">
          {t("unused")}
        </h2>
      </div>
      <p className="t-small mb-3 max-w-[72ch] text-ink-2">{t("unusedSay")}</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {unused.map(({ provider, setting }) => (
          <li key={provider} className="min-w-0 break-words">
            {setting === null
              ? t("unusedFree", { provider: holderName(provider) })
              : t("unusedSetting", { provider: holderName(provider), setting })}
          </li>
        ))}
      </ul>
    </section>
  );
}
