import { usualZone } from "../../core/shared/contracts/usual-zone.ts";
import type { Job, JobCompanies, JobFormat, NewJob } from "../../features/jobs/contracts/jobs.ts";
import { jobFormats } from "../../features/jobs/contracts/jobs.ts";
import type { Language } from "../../messages/languages.ts";

type Field = (name: string) => string;

/** How often a job runs, as the form asks it; `cron` is anything else. */
export const oftenChoices = ["daily", "weekdays", "weekly", "monthly", "cron"] as const;
type Often = (typeof oftenChoices)[number];
const days = { daily: "* * *", weekdays: "* * 1-5", weekly: "* * 1", monthly: "1 * *" } as const;

export const companyKinds = ["list", "screen", "watchlist", "book"] as const;

/** The fields of the form as they are typed. */
export type TypedJob = Readonly<
  Record<
    | "name"
    | "companies"
    | "tickers"
    | "screen"
    | "book"
    | "question"
    | "often"
    | "time"
    | "cron"
    | "timeZone"
    | "mail"
    | "file"
    | "webhook",
    string
  >
>;

/** An empty form, with the companies that an address names. */
export const emptyJob = (language: Language, asked: URLSearchParams): TypedJob => ({
  ...{ name: "", tickers: asked.get("tickers") ?? "", screen: asked.get("screen") ?? "", question: "" },
  book: asked.get("book") ?? "",
  companies: companyKinds.find((kind) => kind !== "list" && asked.has(kind)) ?? "list",
  ...{ often: "weekdays", time: "08:00", cron: "", timeZone: usualZone(language) },
  ...{ mail: "csv", file: "none", webhook: "" },
});

/** A kept job as the form shows it. */
export function typedOf({ name, companies, question, cron, timeZone, deliveries }: Job): TypedJob {
  const { often, time } = scheduleIn(cron);
  return {
    ...{ name, question, timeZone, often, time },
    companies: companies.kind,
    tickers: companies.kind === "list" ? companies.tickers.join(", ") : "",
    screen: companies.kind === "screen" ? `/screener?${companies.address}` : "",
    book: companies.kind === "book" ? companies.id : "",
    cron: often === "cron" ? cron : "",
    mail: deliveries.mail ?? "none",
    file: deliveries.file ?? "none",
    webhook: deliveries.webhook ? "yes" : "",
  };
}

/** A form as typed, to be shown again. */
export const typedIn = (field: Field): TypedJob => ({
  ...{ name: field("name"), companies: field("companies"), tickers: field("tickers"), screen: field("screen") },
  ...{
    book: field("book"),
    question: field("question"),
    often: field("often"),
    time: field("time"),
    cron: field("cron"),
  },
  ...{ timeZone: field("timeZone"), mail: field("mail"), file: field("file"), webhook: field("webhook") },
});

/** The job that a form asks for; what is wrong with it is said by the use case. */
export function jobIn(typed: TypedJob): NewJob {
  const { name, question, timeZone, mail, file, webhook } = typed;
  return {
    ...{ name, question, timeZone, companies: companiesIn(typed), cron: cronIn(typed) },
    deliveries: { mail: formatIn(mail), file: formatIn(file), webhook: webhook === "yes" },
  };
}

const formatIn = (text: string): JobFormat | null => jobFormats.find((format) => format === text) ?? null;

function companiesIn({ companies, tickers, screen, book }: TypedJob): JobCompanies {
  if (companies === "watchlist") return { kind: "watchlist" };
  if (companies === "book") return { kind: "book", id: book };
  if (companies === "screen") return { kind: "screen", address: screen };
  return { kind: "list", tickers: tickers.split(/[\s,;]+/).filter((ticker) => ticker !== "") };
}

function cronIn({ often, time, cron }: TypedJob): string {
  const days = daysOf(often);
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? [];
  return days === null || hour === undefined ? cron : `${Number(minute)} ${Number(hour)} ${days}`;
}

const daysOf = (often: string): string | null => Object.entries(days).find(([name]) => name === often)?.[1] ?? null;

/** The choices of the form that a schedule stands for. */
function scheduleIn(cron: string): { often: Often; time: string } {
  const [, minute = "0", hour = "8", rest] = /^(\d{1,2}) (\d{1,2}) (.+)$/.exec(cron) ?? [];
  const often = oftenChoices.find((choice) => choice !== "cron" && days[choice] === rest) ?? "cron";
  const twoDigits = (text: string) => text.padStart(2, "0");
  return { often, time: often === "cron" ? "08:00" : `${twoDigits(hour)}:${twoDigits(minute)}` };
}

/** The time zones that a form offers: all that the server knows, with the chosen one. */
export const timeZonesWith = (chosen: string): string[] =>
  [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC", chosen])].filter((zone) => zone !== "").toSorted();
