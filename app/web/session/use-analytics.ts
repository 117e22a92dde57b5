import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { AnalyticsService } from "../../features/visits/contracts/analytics.ts";

/**
 * Counts the pages of a reader who consented. Uses the service named in the loaded document: its content policy allows no
 * other, and an answer given since then comes with a new document.
 */
export function useAnalytics(loaded: AnalyticsService | null) {
  const [service] = useState(loaded);
  const { pathname } = useLocation();
  useEffect(() => {
    if (service !== null) void import("./count-page.ts").then(({ countPage }) => countPage(service, pathname));
  }, [service, pathname]);
}
