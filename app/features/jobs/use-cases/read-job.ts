import { readSharedQuestion, spelledTicker } from "../../../core/analysis/use-cases/read-analysis-query.ts";
import type { ScreenerQuery } from "../../../core/lists/contracts/screener.ts";
import { readScreenerQuery } from "../../../core/lists/use-cases/read-screener-query.ts";
import { type Entries, searchText, shown } from "../../../core/shared/contracts/address-grammar.ts";
import { isUuid } from "../../../core/shared/contracts/uuid.ts";
import { nameOf } from "../../../core/shared/use-cases/names.ts";
import { Failure } from "../../../failure.ts";
import { type JobLimits, longestJobName, longestJobQuestion } from "../contracts/job-limits.ts";
import type { JobCompanies, JobDeliveries, NewJob } from "../contracts/jobs.ts";
import type { JobSettings } from "./job-context.ts";
import { type NextRuns, readSchedule } from "./read-schedule.ts";

type Asked = Omit<NewJob, "question" | "deliveries"> & { question: string; deliveries: JobDeliveries };

/** A job that may be kept, each part in one form, and the first moment of its schedule. Throws the first reason why it may not. */
export function readJob(
  { name: typed, companies, question, deliveries, ...schedule }: Asked,
  { limits, now, nextRuns }: { limits: JobLimits; now: Date; nextRuns: NextRuns },
): { settings: JobSettings; next: Date } {
  const name = nameOf(typed, longestJobName);
  if (name === null) throw new Failure("jobNameInvalid", { maximum: longestJobName });
  const makesSheets = deliveries.mail === "pdf" || deliveries.file === "pdf";
  const maximum = makesSheets ? limits.sheets : limits.companies;
  const { next, cron, timeZone } = readSchedule(schedule, { now, nextRuns, minutes: limits.minutes });
  const settings = {
    name,
    companies: readCompanies(companies, maximum),
    question: readQuestion(question),
    ...{ cron, timeZone, deliveries },
  };
  return { settings, next };
}

function readCompanies(companies: JobCompanies, maximum: number): JobCompanies {
  if (companies.kind === "watchlist") return companies;
  if (companies.kind === "book") {
    const id = companies.id.toLowerCase();
    if (!isUuid(id)) throw new Failure("jobBookMissing");
    return { kind: "book", id };
  }
  if (companies.kind === "screen") {
    const address = addressOf(companies.address);
    readScreen(address);
    return { kind: "screen", address };
  }
  const tickers = [...new Set(companies.tickers.map((typed) => typed.trim()).filter((typed) => typed !== ""))].map(
    (typed) => {
      const ticker = spelledTicker(typed);
      if (ticker === null) throw new Failure("tickerInvalid", { ticker: shown(typed) });
      return ticker;
    },
  );
  const once = [...new Set(tickers)];
  if (once.length === 0) throw new Failure("jobCompaniesRequired");
  if (once.length > maximum) throw new Failure("jobTooManyCompanies", { maximum });
  return { kind: "list", tickers: once };
}

const questionTooLong = () => new Failure("jobQuestionTooLong", { maximum: longestJobQuestion });

/** What an address asks, be it whole, or its parameters alone. */
function entriesOf(address: string): Entries {
  if (address.length > longestJobQuestion) throw questionTooLong();
  const text = address.trim().replace(/#[\s\S]*/, "");
  const isPlace = /^(?:\/|https?:)/.test(text);
  const place = text.indexOf("?");
  return [...new URLSearchParams(isPlace ? (place < 0 ? "" : text.slice(place)) : text)];
}

/** The page, its length and its language are of the reader who looked, not of the screen. */
const ofReader: ReadonlySet<string> = new Set(["page", "limit", "columns", "lang"]);

const addressOf = (address: string): string => written(entriesOf(address).filter(([name]) => !ofReader.has(name)));

/** In the one form in which they are kept, and read at each run: letters that it escapes make it longer than it was typed. */
function written(entries: Entries): string {
  const text = searchText(entries).replace(/^\?/, "");
  if (text.length > longestJobQuestion) throw questionTooLong();
  return text;
}

/** A kept screen as it is asked at a run. */
export const readScreen = (address: string, limit = 1): ScreenerQuery =>
  readScreenerQuery([...entriesOf(address), ["limit", String(limit)]]);

/** The question about each company, in one form. */
function readQuestion(question: string): string {
  const entries = entriesOf(question).filter(([name]) => name !== "lang" && name !== "ticker");
  readSharedQuestion(entries, (typed) => typed);
  return written(entries);
}

/** A kept question as parameters. */
export const questionEntries = entriesOf;
