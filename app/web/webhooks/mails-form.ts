import { weekdays } from "../../features/webhooks/contracts/digest-schedule.ts";
import {
  type MailedEvent,
  type MailedEvents,
  type MailedEventsChange,
  mailedEvents,
} from "../../features/webhooks/contracts/mailed-events.ts";
import type { Field } from "./webhook-form.ts";

/** When an event is mailed. */
export const mailTimings = ["atOnce", "digest", "none"] as const;
type MailTiming = (typeof mailTimings)[number];

/** The fields of the form as they are typed, by their names; the days with spaces between. */
export type TypedMails = Readonly<Record<string, string>>;

export const mailFieldName = (event: MailedEvent): string => `mail-${event}`;
export const dayFieldName = (day: string): string => `day-${day}`;

/** A kept choice as the form shows it. */
export function typedOf({ events, digest }: MailedEvents): TypedMails {
  const timingOf = (event: MailedEvent): MailTiming => {
    if (!events.includes(event)) return "none";
    return digest.events.includes(event) ? "digest" : "atOnce";
  };
  return {
    ...Object.fromEntries(mailedEvents.map((event) => [mailFieldName(event), timingOf(event)])),
    ...{ days: digest.days.join(" "), hour: String(digest.hour), timeZone: digest.timeZone },
  };
}

/** A form as typed, to be shown again. */
export const typedMails = (field: Field): TypedMails => ({
  ...Object.fromEntries(mailedEvents.map((event) => [mailFieldName(event), field(mailFieldName(event))])),
  days: daysIn(field).join(" "),
  ...{ hour: field("hour"), timeZone: field("timeZone") },
});

const daysIn = (field: Field) => weekdays.filter((day) => field(dayFieldName(day)) === "yes");

/** The choice that a form asks for; what is wrong with it is said by the use case. */
export function mailsIn(field: Field): MailedEventsChange {
  const chosen = (timing: MailTiming) => mailedEvents.filter((event) => field(mailFieldName(event)) === timing);
  return {
    events: [...chosen("atOnce"), ...chosen("digest")],
    digest: {
      ...{ events: chosen("digest"), days: daysIn(field), timeZone: field("timeZone") },
      hour: /^\d{1,2}$/.test(field("hour")) ? Number(field("hour")) : -1,
    },
  };
}
