import type { ProviderDescriptor } from "../descriptor.ts";

export const descriptor = {
  id: "fmp",
  name: "Financial Modeling Prep",
  credential: { setting: "FMP_API_KEY", kind: "key" },
  requestsPerMinute: 300,
  supplies: ["fundamentals", "quote", "history"],
} as const satisfies ProviderDescriptor;
