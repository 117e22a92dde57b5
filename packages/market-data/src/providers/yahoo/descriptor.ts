import type { ProviderDescriptor } from "../descriptor.ts";

export const descriptor = {
  id: "yahoo",
  name: "Yahoo Finance",
  credential: null,
  requestsPerMinute: 60,
  supplies: ["fundamentals", "quote", "history"],
} as const satisfies ProviderDescriptor;
