import { madridDay } from "../core/shared/use-cases/madrid-day.ts";

type Parts = {
  version: string;
  /** Names the prices and rates of the data set, or the day of their publication. */
  dataAsOf: string;
  content: { edition(): string };
  /** Names the filings that readers have had fetched, and whether more may be. */
  filings?: { edition(): string };
  /** What an administrator has chosen that pages show. */
  settings?: string;
  now(): Date;
};

const MINUTE_IN_MILLISECONDS = 60_000;

/**
 * Names all that public answers are made from: this version, the data set with its prices and rates, the published texts and the
 * calendar day: plans and lists count days in Madrid, the age of a price in UTC. An answer of one edition is the same until the next one.
 */
export function editionOf({ version, dataAsOf, content, filings, settings = "", now }: Parts): () => string {
  let minute = Number.NaN;
  let day = "";
  return () => {
    const at = now();
    const thisMinute = Math.floor(at.getTime() / MINUTE_IN_MILLISECONDS);
    // Writing a date takes longer than all the rest, and no day begins within a minute.
    if (thisMinute !== minute) day = `${madridDay(at)} ${at.toISOString().slice(0, 10)}`;
    minute = thisMinute;
    return `${version} ${dataAsOf} ${content.edition()} ${filings?.edition() ?? ""} ${settings} ${day}`;
  };
}
