import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { AnalyticsService } from "../../features/visits/contracts/analytics.ts";

/**
 * Counts the pages of whoever has agreed. Only what the document came with counts: its content policy allows that service and
 * no other, and an answer given since then comes with a document of its own.
 */
export function useAnalytics(loaded: AnalyticsService | null) {
  const [service] = useState(loaded);
  const { pathname } = useLocation();
  useEffect(() => {
    if (service !== null) void import("./count-page.ts").then(({ countPage }) => countPage(service, pathname));
  }, [service, pathname]);
}
