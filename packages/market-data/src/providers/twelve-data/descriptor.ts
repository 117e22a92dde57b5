import type { ProviderDescriptor } from "../descriptor.ts";

export const descriptor = {
  id: "twelve-data",
  name: "Twelve Data",
  credential: { setting: "TWELVE_DATA_API_KEY", kind: "key" },
  requestsPerMinute: 8,
  supplies: ["quote", "history"],
} as const satisfies ProviderDescriptor;
