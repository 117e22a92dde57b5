import type { FailureCode } from "../failure.ts";

/** What stands in the way of a page: its title says it before the text of the failure does. */
export type FailureKind = "unavailable" | "gone" | "plan" | "wait" | "closed" | "sent" | "address";

const ofPlan: readonly FailureCode[] = ["planWithoutJobs", "planWithoutScreenAlerts"];
/** A larger plan ends the waiting. */
const untilPlan: readonly FailureCode[] = ["dailyQuotaExceeded", "minuteQuotaExceeded"];
/** Wrong in what a form or a program sent; the address may be right. */
const ofWhatWasSent: readonly FailureCode[] = [
  "originForbidden",
  "requestMalformed",
  "multipartInvalid",
  "bodyInvalid",
  "jsonInvalid",
  "jsonTooDeep",
  "jsonTooManyValues",
  "fieldUnknown",
  "fieldType",
  "fieldRequired",
  "commentGone",
];
const sentStatuses: readonly number[] = [405, 408, 409, 412, 413, 415, 417, 431];

export function failureKindOf(code: FailureCode, status: number): FailureKind {
  if (status >= 500) return "unavailable";
  if (status === 410) return "gone";
  if (ofPlan.includes(code)) return "plan";
  if (status === 429) return "wait";
  if (ofWhatWasSent.includes(code) || sentStatuses.includes(status)) return "sent";
  return status === 401 || status === 403 ? "closed" : "address";
}

/** Whether a larger plan is what opens it. */
export const isOfPlan = (code: FailureCode): boolean => ofPlan.includes(code) || untilPlan.includes(code);
