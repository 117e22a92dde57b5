import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { buttonClass } from "../../../design/button.tsx";

/**
 * On to the page where somebody pays, which is elsewhere: by itself, with scripts or without, and by a link. A form of ours leads
 * to this site alone (its content policy says so), so that it could not be sent there directly.
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
