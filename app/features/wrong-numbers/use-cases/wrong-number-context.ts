import type { PageAsked } from "../../../core/shared/contracts/pages.ts";
import type { AccountContext } from "../../accounts/use-cases/account-context.ts";
import type { WrittenEvent } from "../../webhooks/contracts/written-event.ts";
import type { ReaderRemark, ReportedFigure, WrongNumber } from "../contracts/reported-figure.ts";
import type { WrongNumberState } from "../contracts/wrong-number-states.ts";

/** An answer of the team, and the state that it gave the report. */
export type WrongNumberAnswer = { number: number; text: string; state: WrongNumberState; at: Date };

export type WrongNumberFilter = { state: WrongNumberState | null; ticker: string | null };

export type WrongNumberStore = {
  /** Null when the same form had come before. */
  add(
    report: ReportedFigure & ReaderRemark & { accountId: string | null; language: string; clientKey: string; at: Date },
  ): Promise<WrongNumber | null>;
  find(id: string): Promise<WrongNumber | null>;
  /** The latest first. */
  list(wanted: PageAsked & WrongNumberFilter): Promise<WrongNumber[]>;
  countNew(): Promise<number>;
  answersTo(id: string): Promise<WrongNumberAnswer[]>;
  /** Sets the state and keeps the answer, where there is one. False when this answer had come before, null when there is no such report. */
  settle(
    id: string,
    change: {
      state: WrongNumberState;
      answer: string | null;
      accountId: string;
      clientKey: string;
      at: Date;
      /** Queued for the reader's endpoints with the answer. */
      event: WrittenEvent | null;
    },
  ): Promise<boolean | null>;
};

/** Dependencies of the use cases of wrong numbers. */
export type WrongNumberContext = Pick<AccountContext, "now" | "rates"> & {
  wrongNumbers: WrongNumberStore;
  /** A page of this site, in full. */
  addressOf(path: string): string;
  /** Reports as comma-separated values. */
  tableOf(reports: readonly WrongNumber[]): string;
  post: {
    /** Tells the team that a reader takes a number for wrong. */
    toTeam(report: WrongNumber): Promise<void>;
    toReader(report: WrongNumber & { email: string }, answer: string): Promise<void>;
  };
};
