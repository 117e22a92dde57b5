import { useTranslations } from "use-intl";
import type { SharedAnalysis } from "../../../features/share-links/contracts/share-link.ts";
import { buttonClass } from "../../design/button.tsx";
import { TextField } from "../../design/field.tsx";
import { LocalLink } from "../site/local-link.tsx";
import { addressOfQuestion } from "../versions/version-words.ts";

/** The way on to the same question: here, and in an installation of the reader's own. */
export function OpenShared({ shared }: { shared: SharedAnalysis }) {
  const t = useTranslations("shareLinks");
  const address = addressOfQuestion(shared);
  return (
    <section className="mt-10 max-w-[66ch]" aria-labelledby="open">
      <h2 className="t-h2" id="open">
        {t("openTitle")}
      </h2>
      <p className="mt-3 text-ink-2">{t("openHint")}</p>
      <p className="mt-4">
        <LocalLink className={buttonClass("primary")} to={address} rel="nofollow">
          {t("openHere")}
        </LocalLink>
      </p>
      <div className="mt-6">
        <TextField label={t("ownValora")} hint={t("ownValoraHint")} value={address} readOnly spellCheck={false} />
      </div>
    </section>
  );
}
