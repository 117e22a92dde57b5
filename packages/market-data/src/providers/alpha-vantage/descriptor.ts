import type { ProviderDescriptor } from "../descriptor.ts";

export const descriptor = {
  id: "alpha-vantage",
  name: "Alpha Vantage",
  credential: { setting: "ALPHA_VANTAGE_API_KEY", kind: "key" },
  requestsPerMinute: 5,
  supplies: ["fundamentals", "quote"],
} as const satisfies ProviderDescriptor;
