/** An external service that counts readers, where the operator has set one up. Nothing of it loads before a reader agrees. */
export type AnalyticsService = {
  kind: "plausible" | "matomo";
  /** Address of its script. */
  script: string;
  /** The name of this site at the service: its domain (Plausible) or a number (Matomo). */
  site: string;
};

/** A reader's answer to being counted by it. */
export const analyticsChoices = ["accepted", "rejected"] as const;
export type AnalyticsChoice = (typeof analyticsChoices)[number];

/** The service as one page sees it. */
export type PageAnalytics = {
  /** "stats.example.org": how readers are told of it. */
  host: string;
  /** Null: they have not said. */
  choice: AnalyticsChoice | null;
  /** Whether this page asks them. */
  isAsked: boolean;
  /** The script that this page may load: only where the reader has agreed, and never on a page of theirs. */
  loaded: AnalyticsService | null;
};
