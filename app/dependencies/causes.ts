import type { Cause, CauseCode } from "../features/status/contracts/dependency.ts";

export const said = (text: string): Cause => ({ code: "said", text });

const texts: Readonly<Record<CauseCode, (figure: number) => string>> = {
  lowRoom: (megabytes) => `only ${megabytes} MB are free`,
  readOnly: () => "the data folder cannot be written to",
  stuck: (minutes) => `it has been running for ${minutes} minutes`,
  overdue: (hours) => `the last good one is ${hours} hours old`,
  neverMade: (hours) => `none has been made in ${hours} hours`,
  clockAhead: (seconds) => `it has gone forward by ${seconds} seconds at once`,
  clockBack: (seconds) => `it has gone back by ${seconds} seconds`,
  clockEarly: (days) => `it is ${days} days before the day of the included data`,
};

/** A cause as the log says it. */
export const causeText = (cause: Cause): string =>
  cause.code === "said" ? cause.text : texts[cause.code](cause.figure);
