import type { ToldOwnRatio } from "../../../core/fundamentals/contracts/told-own-ratio.ts";
import type { RunDifference } from "../../jobs/contracts/job-runs.ts";
import type { RunState } from "../../jobs/contracts/run-states.ts";
import type { ThesisLimit } from "../../theses/contracts/thesis-limit.ts";
import type { AlertCondition, WatchedCompany } from "../../watchlist/contracts/watchlist.ts";
import type { ReportedFigure, WrongNumber } from "../../wrong-numbers/contracts/reported-figure.ts";
import type { FilingChange } from "./filing-change.ts";

type Company = { ticker: string; name: string };
/** `page`: of this site, in full. */
type Paged = { page: string };

type BookOfAlert = { id: string; name: string; team: { id: string; name: string } };

type OfAlert = Paged & {
  alert: string;
  /** The book of a team that the alert is of; null: it is the person's own. Absent in what was queued before it was told. */
  book?: BookOfAlert | null;
};

type RatioCondition = Extract<AlertCondition, { measure: "ratio" }>;

/** A crossing of a difference, a price or a status, with the figures in which it was seen. */
export type ValueCrossing = Company &
  Pick<WatchedCompany, "price" | "ownPrice" | "currency" | "value" | "view" | "gap" | "status"> & {
    condition: Exclude<AlertCondition, RatioCondition>;
    /** The name of the policy that the value follows; null: none. Absent as above. */
    policy?: string | null;
  };

/** A crossing of an own ratio. No policy enters it: it is as the page of ratios of the company tells it. */
export type RatioCrossing = Company & {
  condition: RatioCondition;
  /** Money is in `currency`, that of the accounts; `fiscalYearEnd`: of the accounts. */
  ratio: Pick<ToldOwnRatio, "expression" | "unit" | "currency"> & { value: number; fiscalYearEnd: string };
  /** Of the market; null where the ratio rests on the accounts alone. */
  price: WatchedCompany["price"];
};

/** What each event tells, as `data`. Days are ISO dates, moments ISO moments. */
export type EventData = {
  "alert.gap": OfAlert & ValueCrossing;
  "alert.price": OfAlert & ValueCrossing;
  "alert.status": OfAlert & ValueCrossing;
  "alert.ratio": OfAlert & RatioCrossing;
  "filing.new": Company &
    Paged & {
      provider: string;
      filedAt: string;
      periodEnd: string;
      form: string | null;
      accession: string | null;
      /** Null where the accounts before it are not known or cannot be compared. Absent in what was queued before it was told. */
      change?: FilingChange | null;
    };
  "report.answered": Paged &
    Pick<ReportedFigure, "ticker" | "figure" | "kind" | "value" | "unit" | "currency" | "period"> &
    Pick<WrongNumber, "state" | "expected"> & { report: string; answer: string };
  "job.finished": Paged & {
    run: string;
    job: string;
    name: string;
    dueAt: string;
    state: RunState;
    failure: string | null;
    milliseconds: number;
    valued: number;
    unvalued: number;
    /** Companies beyond what the plan allows. */
    leftOut: number;
    /** `isWhole`: no list was cut. */
    difference: (RunDifference & { isWhole: boolean }) | null;
  };
  "thesis.limit": Company &
    Paged & {
      /** Null where the provider does not tell the day of filing. */
      filedAt: string | null;
      limits: readonly Pick<ThesisLimit, "figure" | "bound" | "threshold" | "value" | "asOf">[];
    };
  "screen.changed": Paged & { screen: string; name: string; entered: readonly Company[]; left: readonly Company[] };
  /** Neither the text nor who has written it: both may go before this is told. */
  "discussion.mention": Company & Paged & { team: string; thread: string; comment: string };
  "webhook.test": { endpoint: string };
  /** What has waited, the first one first; by the clock of a time zone. */
  digest: Paged & { timeZone: string; events: readonly ToldEvent[] };
};

export type EventType = keyof EventData;

/** An event as it is kept and sent to programs: the body is text, because its signature is over these very bytes. */
export type WrittenEvent<Type extends EventType = EventType> = { type: Type; body: string };

/** The body that the standard proposes: type, moment and data. */
export const writtenEvent = <Type extends EventType>(
  type: Type,
  at: Date,
  data: EventData[Type],
): WrittenEvent<Type> => ({
  type,
  body: JSON.stringify({ type, timestamp: at.toISOString(), data }),
});

export type ToldEvent = { [Type in EventType]: { type: Type; timestamp: string; data: EventData[Type] } }[EventType];

/** The event in a body. */
export const eventIn = (body: string): ToldEvent =>
  // Bodies are written by `writtenEvent` alone, whose types are these.
  JSON.parse(body) as ToldEvent;
