import type { ProviderDescriptor } from "../descriptor.ts";

export const descriptor = {
  id: "finnhub",
  name: "Finnhub",
  credential: { setting: "FINNHUB_API_KEY", kind: "key" },
  requestsPerMinute: 60,
  supplies: ["quote"],
} as const satisfies ProviderDescriptor;
