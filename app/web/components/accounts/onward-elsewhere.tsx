import { useEffect } from "react";
import { buttonClass } from "../../design/button.tsx";

type OnwardElsewhereProps = { address: string; title: string; lead: string; link: string };

/**
 * Leads to a page of another site: by a redirect, with scripts or without, and by a link. The content policy allows forms
 * to this site alone, so a form cannot post there directly.
 */
export function OnwardElsewhere({ address, title, lead, link }: OnwardElsewhereProps) {
  useEffect(() => {
    location.assign(address);
  }, [address]);
  return (
    <div role="status" className="panel mt-6 p-5">
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${address}`} />
      </noscript>
      <h2 className="t-h2">{title}</h2>
      <p className="mt-2 mb-4">{lead}</p>
      <a className={buttonClass("primary")} href={address} rel="noreferrer">
        {link}
      </a>
    </div>
  );
}
