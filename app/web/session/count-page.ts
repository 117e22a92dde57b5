import type { AnalyticsService } from "../../features/visits/contracts/analytics.ts";
import { isOpenPage } from "../page-lists.ts";

declare global {
  interface Window {
    /** Commands that Matomo's script reads when it has come. */
    _paq?: unknown[][];
  }
}

let counted: string | null = null;

/** Tells the service of a page. Plausible's script sees by itself when the page changes; Matomo's is told. */
export function countPage({ kind, script, site }: AnalyticsService, pathname: string) {
  const isFirst = counted === null;
  if (counted === pathname) return;
  counted = pathname;
  if (kind === "matomo" && isOpenPage(pathname)) {
    window._paq ??= [["disableCookies"], ["setTrackerUrl", new URL("matomo.php", script).href], ["setSiteId", site]];
    window._paq.push(
      ["setCustomUrl", location.origin + pathname],
      ["setDocumentTitle", document.title],
      ["trackPageView"],
    );
  }
  if (isFirst) load(script, site);
}

function load(address: string, site: string) {
  const script = document.createElement("script");
  script.src = address;
  script.defer = true;
  script.dataset.domain = site;
  document.head.append(script);
}
