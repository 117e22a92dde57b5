import type { AnalyticsService, PageAnalytics } from "../features/visits/contracts/analytics.ts";
import { isOpenPage } from "../web/page-lists.ts";
import { analyticsChoiceIn } from "./cookies.ts";
import { asksNotToBeFollowed } from "./counted-reader.ts";
import { pathOfPage } from "./counted-visit.ts";

/**
 * The external analytics service of a page. It is loaded for readers who have agreed to this very service,
 * and asked for where they have not said; a browser that asks not to be followed has said.
 */
export function pageAnalytics(request: Request, service: AnalyticsService | null): PageAnalytics | null {
  if (service === null) return null;
  const { host } = new URL(service.script);
  const choice = analyticsChoiceIn(request.headers.get("cookie"), host);
  const isOpen = isOpenPage(pathOfPage(request));
  return {
    host,
    choice,
    isAsked: choice === null && isOpen && !asksNotToBeFollowed(request),
    loaded: choice === "accepted" && isOpen ? service : null,
  };
}
