import { spokenName } from "../../../messages/company-name.ts";
import type { ReaderWords } from "../../../messages/reader/reader-words.ts";
import { momentInZone } from "../../../messages/runs/moment-in-zone.ts";
import type { ToldEvent } from "../contracts/written-event.ts";
import type { EventWords } from "../use-cases/webhook-context.ts";

/** An event with its moment. */
export type DigestEntry<Event extends ToldEvent> = { event: Event; title: string; lines: readonly string[] };

/** Events about one company, or about none, in the order in which they happened. */
type DigestBlock<Event extends ToldEvent> = { heading: string; entries: readonly DigestEntry<Event>[] };

const symbolOf = ({ data }: ToldEvent): string | null => ("ticker" in data ? data.ticker : null);

/** How many events a digest tells, of how many companies. */
export function digestTitle(events: readonly ToldEvent[], { t }: Pick<ReaderWords, "t">): string {
  const companies = new Set(events.map(symbolOf).filter((ticker) => ticker !== null));
  return t("eventMessages.digest", { events: events.length, companies: companies.size });
}

type Writing = {
  words: ReaderWords;
  /** Of the moments. */
  timeZone: string;
  write(words: ReaderWords, event: ToldEvent): EventWords;
};

/** Events by company, in the order in which something happened at each; those of no company last. */
export function digestBlocks<Event extends ToldEvent>(
  events: readonly Event[],
  { words, timeZone, write }: Writing,
): DigestBlock<Event>[] {
  const { t, formats } = words;
  const entryOf = (event: Event): DigestEntry<Event> => {
    const { title, headline = title, lines } = write(words, event);
    const moment = momentInZone(event.timestamp, timeZone, formats);
    return { event, title: t("eventMessages.digestEntry", { moment, headline }), lines };
  };
  const grouped = Map.groupBy(events, symbolOf);
  const ofCompanies = [...grouped].filter(([ticker]) => ticker !== null);
  const others = [...grouped].filter(([ticker]) => ticker === null);
  return [...ofCompanies, ...others].map(([ticker, theirs]) => ({
    heading: ticker === null ? t("eventMessages.digestOthers") : companyIn(theirs, ticker, words),
    entries: theirs.map(entryOf),
  }));
}

/** An answer to a report does not tell the name. */
function companyIn(events: readonly ToldEvent[], ticker: string, { t }: Pick<ReaderWords, "t">): string {
  const named = events.map(({ data }) => data).find((data) => "ticker" in data && "name" in data);
  if (named === undefined || !("name" in named)) return ticker;
  return t("eventMessages.digestCompany", { name: spokenName(named.name), ticker });
}
