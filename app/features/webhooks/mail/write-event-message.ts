import { spokenName } from "../../../messages/company-name.ts";
import { filingChangeLines } from "../../../messages/numbers/filing-change.ts";
import { reportedFigureWords } from "../../../messages/numbers/reported-figure.ts";
import { type ReaderWords, readerWords } from "../../../messages/reader/reader-words.ts";
import { textByKey } from "../../../messages/text-by-key.ts";
import { differenceLines, runTitle } from "../../jobs/mail/run-words.ts";
import { moveCounts, moveSections } from "../../saved/mail/moved-companies.ts";
import { watchedFigures } from "../../theses/contracts/thesis-limit.ts";
import { alertWords, ratioAlertWords } from "../../watchlist/mail/alert-words.ts";
import { type EventData, type EventType, eventIn, type ToldEvent } from "../contracts/written-event.ts";
import type { EventMessage, EventWords } from "../use-cases/webhook-context.ts";
import { digestBlocks, digestTitle } from "./digest-blocks.ts";

/** Companies, or lines, that a short message names one by one. */
const MOST_NAMED = 5;

type Writers = { readonly [Type in EventType]: (data: EventData[Type], words: ReaderWords) => EventWords };

/** Writes an event as a channel shows it, in its reader's language: the figures, their dates and the page where they are read. */
export async function writeEventMessage(body: string, language: string): Promise<EventMessage> {
  const words = await readerWords(language);
  const event = eventIn(body);
  const { title, lines } = writtenIn(words, event);
  return { title, lines, link: linkOf(words, event) };
}

/** The words of an event. */
export function writtenIn(words: ReaderWords, { type, data }: ToldEvent): EventWords {
  // The writer of a type takes the data of that type.
  const write = writers[type] as (data: EventData[EventType], words: ReaderWords) => EventWords;
  return write(data, words);
}

/** The way to the page of an event. */
export const linkOf = ({ t, addressOf }: ReaderWords, { data }: ToldEvent): EventMessage["link"] =>
  "page" in data ? { label: t("eventMessages.link"), address: addressOf(data.page) } : null;

function crossing(data: EventData["alert.gap"], words: ReaderWords): EventWords {
  const values = alertWords(data, words);
  return {
    title: words.t("mail.alert.subject", values),
    headline: values.condition,
    lines: [
      words.t("eventMessages.alertPrice", values),
      words.t("eventMessages.alertValue", values),
      ...(values.policy === "" ? [] : [values.policy]),
      ...bookLines(data, words),
    ],
  };
}

function crossingOfRatio(data: EventData["alert.ratio"], words: ReaderWords): EventWords {
  const values = ratioAlertWords(data, words);
  return {
    title: words.t("mail.alert.subject", values),
    headline: values.condition,
    lines: [
      words.t("eventMessages.alertRatio", values),
      ...(data.price === null ? [] : [words.t("eventMessages.alertPrice", values)]),
      ...bookLines(data, words),
    ],
  };
}

/** The book of a team that an alert is of. */
const bookLines = ({ book }: Pick<EventData["alert.gap"], "book">, { t }: ReaderWords): readonly string[] =>
  book ? [t("eventMessages.alertBook", { book: book.name, team: book.team.name })] : [];

const writers: Writers = {
  "alert.gap": crossing,
  "alert.price": crossing,
  "alert.status": crossing,
  "alert.ratio": crossingOfRatio,

  "filing.new": ({ name, ticker, filedAt, periodEnd, form, change = null }, words) => ({
    title: words.t("eventMessages.filing", { name: spokenName(name), ticker }),
    headline: words.t("eventMessages.filingAlone"),
    lines: [
      words.t("eventMessages.filingDates", {
        ...{ filed: words.formats.date(filedAt), period: words.formats.date(periodEnd) },
        form: form ?? "none",
      }),
      ...(change === null ? [] : filingChangeLines(change, { say: textByKey(words.t), formats: words.formats })),
    ],
  }),

  "report.answered": ({ answer, state, ...number }, { t, formats }) => {
    const reported = { ...number, months: null, year: null, provider: null, source: null, document: null };
    const { figure, value } = reportedFigureWords(reported, { say: textByKey(t), formats });
    const date = number.period === null ? "none" : formats.date(number.period);
    return {
      title: t("mail.wrongNumberAnswer.subject", { ticker: number.ticker, figure }),
      headline: t("eventMessages.answerAlone", { figure }),
      lines: [
        t("eventMessages.reported", { value, date }),
        t("eventMessages.reportState", { state: t("wrongNumbers.states", { state }) }),
        answer,
      ],
    };
  },

  "job.finished": (run, words) => {
    const { t, formats } = words;
    const counts = { valued: run.valued, unvalued: run.unvalued };
    const lead = t("eventMessages.run", { moment: formats.moment(run.dueAt), ...counts });
    if (run.state !== "done")
      return { title: runTitle(run, words), lines: [textByKey(t)(`failures.${run.failure ?? "unexpected"}`, {})] };
    return {
      title: runTitle(run, words),
      lines: [
        lead,
        ...(run.leftOut > 0 ? [t("eventMessages.runLeftOut", { count: run.leftOut })] : []),
        ...(run.difference === null ? [] : differenceLines(run.difference, words, MOST_NAMED)),
      ],
    };
  },

  "thesis.limit": ({ name, ticker, limits }, { t, formats }) => ({
    title: t("mail.thesisLimit.subject", { name: spokenName(name), ticker, count: limits.length }),
    headline: t("eventMessages.limitsAlone", { count: limits.length }),
    lines: limits.map(({ figure, bound, threshold, value, asOf }) => {
      const shown = (amount: number) =>
        watchedFigures[figure] === "rate" ? formats.percent(amount) : formats.number(amount, 2);
      const limit = t("theses.limitLine", { figure: t(`quantities.${figure}`), bound, threshold: shown(threshold) });
      if (value === null || asOf === null) return `${limit}: ${t("theses.limitUnknown")}`;
      return `${limit}: ${t("theses.dated", { figure: shown(value), date: formats.date(asOf) })}`;
    }),
  }),

  "screen.changed": (screen, words) => ({
    title: moveCounts(screen, words),
    lines: moveSections(screen, words, MOST_NAMED),
  }),

  "discussion.mention": ({ name, ticker, team }, { t }) => ({
    title: t("eventMessages.mention", { name: spokenName(name), ticker }),
    headline: t("eventMessages.mentionAlone"),
    lines: [t("eventMessages.mentionTeam", { team })],
  }),

  digest: ({ events, timeZone }, words) => ({
    title: digestTitle(events, words),
    lines: digestBlocks(events, { words, timeZone, write: writtenIn }).flatMap(({ heading, entries }) => [
      heading,
      ...entries.flatMap(({ title, lines }) => [`- ${title}`, ...lines]),
    ]),
  }),

  "webhook.test": (_data, { t }) => ({ title: t("eventMessages.test"), lines: [t("eventMessages.testText")] }),
};
