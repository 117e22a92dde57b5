import type { ProviderDescriptor } from "../descriptor.ts";

export const descriptor = {
  id: "tiingo",
  name: "Tiingo",
  credential: { setting: "TIINGO_API_KEY", kind: "key" },
  requestsPerMinute: 50,
  supplies: ["quote", "history"],
} as const satisfies ProviderDescriptor;
