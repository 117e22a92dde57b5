import type { ReportedFigure } from "../contracts/reported-figure.ts";
import type { WrongNumberState } from "../contracts/wrong-number-states.ts";

export type WrongNumberTables = {
  wrong_numbers: {
    id: string;
    state: WrongNumberState;
    /** The reader, when they had signed in. */
    account_id: string | null;
    /** In the one spelling of `emailOf`; null: none was left. */
    email: string | null;
    language: string;
    ticker: string;
    figure: ReportedFigure["figure"];
    kind: ReportedFigure["kind"];
    value: number;
    unit: ReportedFigure["unit"];
    currency: string;
    /** ISO day. */
    period: string | null;
    months: number | null;
    year: number | null;
    provider: string | null;
    source: string | null;
    document: string | null;
    page: string;
    expected: string | null;
    evidence: string | null;
    comment: string | null;
    /** UUID of the sending: a form sent twice is kept once. */
    client_key: string;
    reported_at: Date;
    changed_at: Date;
  };
  wrong_number_answers: {
    wrong_number_id: string;
    number: number;
    account_id: string | null;
    client_key: string;
    state: WrongNumberState;
    text: string;
    at: Date;
  };
};
