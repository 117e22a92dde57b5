import * as z from "zod";
import { weekdays } from "./digest-schedule.ts";
import type { WebhookEvent } from "./webhooks.ts";

/**
 * Events that are mailed unless their reader wants no mail of them. An answer to a report is always mailed, the end of a job where the
 * job says so, and a new filing never is.
 */
export const mailedEvents = [
  "alert.gap",
  "alert.price",
  "alert.status",
  "alert.ratio",
  "thesis.limit",
  "screen.changed",
  "discussion.mention",
] as const satisfies readonly WebhookEvent[];
export type MailedEvent = (typeof mailedEvents)[number];
export const isMailedEvent = (text: unknown): text is MailedEvent => mailedEvents.some((event) => event === text);

const mailed = z.array(z.enum(mailedEvents));
const days = z.array(z.enum(weekdays)).meta({ description: "The days of the week on which it is sent; at least one" });
const hour = z.int().meta({ description: "From 0 to 23, by the clock of the time zone", example: 8 });
const timeZone = z.string().meta({
  description:
    "The IANA time zone of the hour. An hour that a clock change leaves out is the first minute after it, and one that comes twice counts once",
  example: "Europe/Madrid",
});

export const MailedEvents = z
  .object({
    events: mailed.meta({ description: "Those of which you get a mail, at once or in the digest" }),
    digest: z
      .object({
        events: mailed.meta({ description: "Those of them that wait for the digest; the others are mailed at once" }),
        ...{ days, hour, timeZone },
        nextAt: z.iso.datetime().nullable().meta({
          description:
            "When what waits is sent next, also to the channels that are told with the digest; null where nothing has ever waited. Without anything that waits there is no mail",
        }),
        waiting: z.int().meta({ description: "Events that wait for the mail" }),
      })
      .meta({ description: "One message, by company, of what has happened since the last one" }),
  })
  .meta({ id: "MailedEvents" });
export type MailedEvents = z.infer<typeof MailedEvents>;

export const MailedEventsChange = z
  .strictObject({
    events: mailed.optional().meta({ description: "Those of which you want a mail, and no others" }),
    digest: z
      .strictObject({
        events: mailed
          .optional()
          .meta({ description: "Those that wait for the digest; without `events` beside it they are mailed too" }),
        days: days.optional(),
        hour: hour.optional(),
        timeZone: timeZone.optional(),
      })
      .optional()
      .meta({ description: "What no longer waits for the digest, and is mailed, is sent now" }),
  })
  .meta({ id: "MailedEventsChange" });
export type MailedEventsChange = z.infer<typeof MailedEventsChange>;
