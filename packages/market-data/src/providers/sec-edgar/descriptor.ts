import type { ProviderDescriptor } from "../descriptor.ts";

export const descriptor = {
  id: "sec-edgar",
  name: "SEC EDGAR",
  credential: { setting: "SEC_USER_AGENT", kind: "contact" },
  requestsPerMinute: 600,
  supplies: ["fundamentals"],
} as const satisfies ProviderDescriptor;
