import type { Silence } from "@valora/valuation";
import { type Analysis, analyseCompany } from "../../core/analysis/use-cases/analyse-company.ts";
import type { Account, Caller } from "../../core/shared/use-cases/caller.ts";
import type { Context } from "../../core/shared/use-cases/context.ts";
import { madridDay } from "../../core/shared/use-cases/madrid-day.ts";
import { type UsageContext, withQuota } from "../../core/usage/use-cases/with-quota.ts";
import type { Database } from "../../database/open-database.ts";
import type { DependencyStates } from "../../dependencies/dependency-states.ts";
import { Failure } from "../../failure.ts";
import type { NewThesis, Thesis, ThesisFigure } from "../../features/theses/contracts/thesis.ts";
import { writeLimitMail } from "../../features/theses/mail/write-limit-mail.ts";
import { writeReviewMail } from "../../features/theses/mail/write-review-mail.ts";
import { limitQueue } from "../../features/theses/stores/thesis-limit-store.ts";
import { reviewQueue } from "../../features/theses/stores/thesis-store.ts";
import { checkLimits } from "../../features/theses/use-cases/check-limits.ts";
import { thesisWritten } from "../../features/theses/use-cases/keep-thesis.ts";
import { remindOfReviews } from "../../features/theses/use-cases/remind-of-reviews.ts";
import { type Theses, thesesIn } from "../../features/theses/use-cases/theses.ts";
import type { CrossedLimits, DueThesis, FilingRead } from "../../features/theses/use-cases/thesis-context.ts";
import { figuresNamedIn, thesisFigures } from "../../features/theses/use-cases/thesis-figures.ts";
import { accountsRead, limitEvent } from "../../features/theses/use-cases/watched-limits.ts";
import { ledJob } from "../led-jobs.server.ts";
import { type Log, warning } from "../log.server.ts";
import type { OptionalDependencies } from "../optional-dependencies.server.ts";

const withoutTheses = thesesIn(async () => {
  throw new Failure("storageUnavailable");
});

type Person = Caller & { account: Account };
/** Figures as they are now, their currency, and why nothing is judged by the price; null with the failure where the company cannot be read. */
type Now = {
  figures: readonly ThesisFigure[];
  currency: string | null;
  silence: Silence | null;
  failure: Failure | null;
};

/** How the theses of one owner are read and written by a person. */
type OfOwner = { of(account: Account, ticker: string): Promise<Thesis | null>; save: Theses["save"] };

/** Theses, with the figures that they name; the company of one is opened within the plan. */
export function thesesOf({
  context,
  usage,
  theses = withoutTheses,
}: {
  context: Context;
  usage: UsageContext;
  theses?: OptionalDependencies["theses"] | undefined;
}) {
  const analyse = (caller: Caller, ticker: string): Promise<Analysis> =>
    withQuota(usage, { caller, ticker }, () =>
      analyseCompany(context, { language: "es", caller }, { ticker, scenario: "neutral" }, { isRecorded: false }),
    );
  const subjectOf = ({ file: { fundamentals } }: Analysis) => ({
    ticker: fundamentals.ticker,
    name: fundamentals.name,
    currency: fundamentals.currency,
    accounts: accountsRead(fundamentals),
  });
  const told = (thesis: Pick<Thesis, "thesis" | "disproof">, analysis: Analysis): Now => ({
    figures: thesisFigures(
      [...new Set(["price", ...figuresNamedIn(thesis.thesis, thesis.disproof)])],
      analysis,
      madridDay(context.now()),
    ),
    currency: analysis.file.fundamentals.currency,
    silence: analysis.report.priceStanding?.silence ?? null,
    failure: null,
  });
  /** What was written is there for its writer also where the company cannot be valued now. */
  const readNow = (caller: Person, thesis: Thesis): Promise<Now> =>
    analyse(caller, thesis.ticker).then(
      (analysis) => told(thesis, analysis),
      (error: unknown) => {
        const failure = Failure.from(error);
        if (failure.code === "unexpected") throw error;
        return { figures: [], currency: null, silence: null, failure };
      },
    );
  /** Reading and writing where theses of one owner are kept. */
  const keptIn = ({ of, save }: OfOwner) => ({
    async save(caller: Person, { ticker, ...written }: NewThesis): Promise<Thesis> {
      // What is wrong with the text is said before a company is opened for it.
      thesisWritten(written);
      return save(caller.account, { subject: subjectOf(await analyse(caller, ticker)), written });
    },
    /** The thesis of a company, or the company without one. */
    async of(caller: Person, ticker: string) {
      const thesis = await of(caller.account, ticker);
      if (thesis !== null) {
        const now = await readNow(caller, thesis);
        const { name, currency } = thesis;
        return { thesis, subject: { ticker: thesis.ticker, name, currency: now.currency ?? currency }, ...now };
      }
      const analysis = await analyse(caller, ticker);
      const { ticker: symbol, name, currency } = analysis.file.fundamentals;
      return { thesis, subject: { ticker: symbol, name, currency }, ...told({ thesis: "", disproof: "" }, analysis) };
    },
  });
  return {
    ...keptIn(theses),
    keptIn,
    list: theses.list,
    remove: theses.remove,
    async read(caller: Person, id: string): Promise<Now & { thesis: Thesis }> {
      const thesis = await theses.read(caller.account, id);
      return { thesis, ...(await readNow(caller, thesis)) };
    },
  };
}

type ReminderParts = {
  /** With the prices of the moment. */
  context(): Context;
  database: Database;
  log: Log;
  states: DependencyStates;
  origin: string;
};

/** Reminds people of theses whose day has come or whose limits a filing has crossed, while the process lives. */
export function reviewsReminded({ context, database, log, states, origin }: ReminderParts) {
  const now = () => new Date();
  const warnOfLimits = warning(log, "limits of theses not checked");
  return ledJob(
    "theses",
    { database, log, states },
    {
      async run(signal) {
        const queue = reviewQueue(database.kysely);
        const reviews = { now, queue, write: (thesis: DueThesis) => writeReviewMail(thesis, origin) };
        const reminded = await remindOfReviews(reviews, signal);
        const { marketData, pause } = context();
        const limits = {
          ...{ now, pause, marketData, warn: warnOfLimits, queue: limitQueue(database.kysely) },
          write: (crossed: CrossedLimits & FilingRead) => writeLimitMail(crossed, origin),
          eventOf: (crossed: CrossedLimits & FilingRead) => limitEvent(crossed, { at: now(), origin }),
        };
        return reminded + (await checkLimits(limits, signal));
      },
      say(count) {
        if (count > 0) log.info({ told: count }, "theses told");
      },
    },
  );
}
