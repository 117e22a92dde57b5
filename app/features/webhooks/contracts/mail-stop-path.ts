import type { MailedEvent } from "./mailed-events.ts";

/** The page that ends the mails of one event, for the person whose key it is. */
export const mailStopPath = (mailStopKey: string, event: MailedEvent): string =>
  `/mails/stop?key=${mailStopKey}&event=${event}`;
