import type { ProviderDescriptor } from "../descriptor.ts";

export const descriptor = {
  id: "filings-xbrl-org",
  name: "filings.xbrl.org",
  credential: null,
  requestsPerMinute: 60,
  supplies: ["fundamentals"],
  lookups: [{ id: "gleif", requestsPerMinute: 60 }],
} as const satisfies ProviderDescriptor;
