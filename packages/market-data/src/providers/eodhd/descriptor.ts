import type { ProviderDescriptor } from "../descriptor.ts";

export const descriptor = {
  id: "eodhd",
  name: "EODHD",
  credential: { setting: "EODHD_API_KEY", kind: "key" },
  requestsPerMinute: 600,
  supplies: ["fundamentals", "quote", "history"],
} as const satisfies ProviderDescriptor;
