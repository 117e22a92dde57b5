/** In the order of the week. */
export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type Weekday = (typeof weekdays)[number];

/** When a digest is sent, by the clock of its reader's time zone. */
export type DigestSchedule = {
  /** In the order of the week, each once, at least one. */
  days: readonly Weekday[];
  /** From 0 to 23. */
  hour: number;
  /** IANA. */
  timeZone: string;
};
