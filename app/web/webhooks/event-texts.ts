import type { digestEvent, testEvent, WebhookEvent } from "../../features/webhooks/contracts/webhooks.ts";
import type { webhooks } from "../../messages/es/webhooks.ts";

/** The text of each event: its name has a dot, which the key of a text cannot have. */
export const eventTexts = {
  "alert.gap": "alertGap",
  "alert.price": "alertPrice",
  "alert.status": "alertStatus",
  "alert.ratio": "alertRatio",
  "filing.new": "filingNew",
  "report.answered": "reportAnswered",
  "job.finished": "jobFinished",
  "thesis.limit": "thesisLimit",
  "screen.changed": "screenChanged",
  "discussion.mention": "discussionMention",
  "webhook.test": "test",
  digest: "digest",
} as const satisfies Readonly<
  Record<WebhookEvent | typeof testEvent | typeof digestEvent, keyof (typeof webhooks)["event"]>
>;

export const isEvent = (name: string): name is keyof typeof eventTexts => Object.hasOwn(eventTexts, name);
