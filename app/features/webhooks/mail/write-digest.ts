import { type ReaderWords, readerWords } from "../../../messages/reader/reader-words.ts";
import {
  type EventData,
  eventIn,
  type ToldEvent,
  type WrittenEvent,
  writtenEvent,
} from "../contracts/written-event.ts";
import type { DigestReader, DigestWriter, EventMail, EventWords, GatheredEvent } from "../use-cases/webhook-context.ts";
import { type DigestEntry, digestBlocks, digestTitle } from "./digest-blocks.ts";
import { linkOf, writtenIn } from "./write-event-message.ts";

/** What the body of a delivery may have at most, less what is written around the events. */
const LONGEST_BODY = 65_536 - 1_024;

/** What digests of this site say. */
export const digestWriter = (origin: string): DigestWriter => ({
  mail: (reader, events) => writeDigestMail(reader, events, origin),

  events(endpointId, { bodies, timeZone, at }) {
    const page = new URL(`/webhooks/${endpointId}`, origin).href;
    return inBodies(bodies).map(
      (each): WrittenEvent<"digest"> => writtenEvent("digest", at, { page, timeZone, events: each.map(eventIn) }),
    );
  },
});

/** Bodies in as few parts as can be kept; one that is too long beside others has a part of its own. */
function inBodies(bodies: readonly string[]): string[][] {
  const parts: string[][] = [];
  let room = 0;
  for (const body of bodies) {
    room -= body.length + 1;
    const part = parts.at(-1);
    if (part !== undefined && room >= 0) part.push(body);
    else {
      parts.push([body]);
      room = LONGEST_BODY - body.length;
    }
  }
  return parts;
}

type MailedEvent = ToldEvent & Pick<GatheredEvent, "muteKey">;

/** Writes the mail of a digest: by company, each event with its moment, as the mail of it alone would say it. Plain text. */
async function writeDigestMail(
  { displayName, language, timeZone, stopKey }: DigestReader,
  gathered: readonly GatheredEvent[],
  origin: string,
): Promise<EventMail> {
  const words = await readerWords(language);
  const { t, addressOf } = words;
  const events = gathered.map(({ body, muteKey }): MailedEvent => ({ ...eventIn(body), muteKey }));
  const linesOf = ({ event, title, lines }: DigestEntry<MailedEvent>): string => {
    const page = linkOf(words, event);
    const all = [title, ...lines, ...(page === null ? [] : [page.address])];
    if (event.muteKey === null) return all.join("\n");
    const muteLink = addressOf(`/watchlist/mute?key=${event.muteKey}`, origin);
    return [...all, t("mail.digest.mute", { muteLink })].join("\n");
  };
  const blocks = digestBlocks(events, { words, timeZone, write: mailedIn });
  const stopAddress = addressOf(`/digest/stop?key=${stopKey}`, origin);
  const parts = [
    t("mail.greeting", { name: displayName }),
    t("mail.digest.text", { zone: timeZone }),
    ...blocks.map(({ heading, entries }) => [heading, ...entries.map(linesOf)].join("\n\n")),
    t("mail.digest.end", { channelsLink: addressOf("/channels", origin), stopLink: stopAddress }),
    t("mail.farewell"),
  ];
  return { subject: digestTitle(events, words), text: `${parts.join("\n\n")}\n`, stopAddress };
}

/** As a mail tells it: of a thesis it says how many limits were crossed, and nothing of them. */
function mailedIn(words: ReaderWords, event: ToldEvent): EventWords {
  const written = writtenIn(words, event);
  return event.type === "thesis.limit" ? { ...written, lines: [accountsOf(words, event.data)] } : written;
}

function accountsOf({ t, formats }: ReaderWords, { filedAt, limits }: EventData["thesis.limit"]): string {
  const date = filedAt ?? limits.find(({ asOf }) => asOf !== null)?.asOf ?? null;
  return t("mail.digest.accounts", {
    isDated: filedAt === null ? "no" : "yes",
    date: date === null ? t("mail.alert.unknown") : formats.date(date),
  });
}
