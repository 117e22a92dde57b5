import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { buttonClass } from "../../../design/button.tsx";

/**
 * Leads to the external payment page: by a redirect, with scripts or without, and by a link. The content policy allows forms
 * to this site alone, so a form cannot post there directly.
 */
export function OnwardToPayment({ address }: { address: string }) {
  const t = useTranslations("plans");
  useEffect(() => {
    location.assign(address);
  }, [address]);
  return (
    <div role="status" className="panel mt-6 p-5">
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${address}`} />
      </noscript>
      <h2 className="t-h2">{t("onward")}</h2>
      <p className="mt-2 mb-4">{t("onwardLead")}</p>
      <a className={buttonClass("primary")} href={address} rel="noreferrer">
        {t("onwardLink")}
      </a>
    </div>
  );
}
