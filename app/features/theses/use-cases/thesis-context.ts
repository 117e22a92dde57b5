import type { Change, Conflict } from "../../../core/shared/use-cases/as-read.ts";
import type { Owner } from "../../../core/shared/use-cases/owner.ts";
import type { MostOf } from "../../../core/usage/use-cases/most-of.ts";
import type { WrittenEvent } from "../../webhooks/contracts/written-event.ts";
import type { EventMail } from "../../webhooks/use-cases/webhook-context.ts";
import type { Thesis } from "../contracts/thesis.ts";
import type { NewThesisLimit } from "../contracts/thesis-limit.ts";

/** A limit, and how the newest filing that was looked at stands to it. */
export type KeptLimit = NewThesisLimit & {
  value: number | null;
  asOf: string | null;
  isCrossed: boolean;
  crossedAt: Date | null;
  /** The day of that filing. */
  filing: string;
};
export type KeptThesis = Omit<Thesis, "changedAt" | "limits"> & { changedAt: Date; limits: readonly KeptLimit[] };
export type ThesisToKeep = Omit<KeptThesis, "id" | "changedAt"> & { owner: Owner };

/** A thesis whose day has come, and who is told. */
export type DueThesis = Pick<KeptThesis, "id" | "ticker" | "name"> & {
  reviewOn: string;
  displayName: string;
  language: string;
};

export type ThesisStore = {
  /**
   * Makes it, or replaces the one of that company. `change` is asked with the moment at which the one that is there was changed last,
   * null where there is none, and answers that of this change. A day of review that has come already is one that its writer knows:
   * no mail tells it.
   */
  save(
    thesis: ThesisToKeep,
    given: { most: number; change: Change; today: string },
  ): Promise<KeptThesis | "tooMany" | Conflict>;
  list(owner: Owner): Promise<KeptThesis[]>;
  findOf(owner: Owner, ticker: string): Promise<KeptThesis | null>;
  find(owner: Owner, id: string): Promise<KeptThesis | null>;
  /** Null: there is none. */
  remove(owner: Owner, id: string, change: Change): Promise<"removed" | Conflict | null>;
};

export type ReviewQueue = {
  due(given: { today: string; most: number }): Promise<DueThesis[]>;
  /** Queues the mail, unless it was queued already or the day was changed. */
  remind(thesis: DueThesis, mail: { subject: string; text: string }, now: Date): Promise<boolean>;
};

/** Limits of a thesis that a filing has crossed, and who is told. */
export type CrossedLimits = Pick<KeptThesis, "ticker" | "name"> & {
  displayName: string;
  language: string;
  mailStopKey: string;
  limits: readonly KeptLimit[];
};

/** A filing by its day; where its source dates none, by the end of its last fiscal year. */
export type FilingRead = { filing: string; isDated: boolean };

export type LimitQueue = {
  /** Companies that have limits of people who are not suspended. */
  tickers(): Promise<string[]>;
  /** Theses with limits that were not held against this filing or a later one. */
  due(given: { ticker: string; filing: string }): Promise<{ id: string; accountId: string }[]>;
  /** Holds them against it, once; where some are newly crossed, queues mail and event with that, and answers true. */
  check(
    thesis: { id: string; accountId: string },
    given: {
      filing: string;
      judge(limit: KeptLimit): KeptLimit;
      tell(crossed: CrossedLimits): Promise<{ mail: EventMail; event: WrittenEvent<"thesis.limit"> }>;
      now: Date;
    },
  ): Promise<boolean>;
};

/** Dependencies of the use cases of theses. */
export type ThesisContext = { now(): Date; mostOf: MostOf; theses: ThesisStore };
