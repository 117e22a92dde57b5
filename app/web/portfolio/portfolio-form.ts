import type { FormUpload } from "../../features/imports/use-cases/upload.ts";
import type { PortfolioRequest, SkippedRow } from "../../features/portfolio/contracts/portfolio.ts";
import {
  columnRoles,
  numberStyles,
  portfolioCurrencies,
  usualCurrency,
} from "../../features/portfolio/contracts/portfolio-limits.ts";
import { fieldsIn } from "../accounts/account-form.ts";

/** The form as it was sent, to be shown again. */
export type PortfolioForm = {
  table: string;
  currency: string;
  numbers: string;
  /** What was typed, by the other currency: units of it for one of `currency`. */
  rates: Readonly<Record<string, string>>;
  columns: Readonly<Record<string, number>>;
  /** The positions of an answer, as they can be sent again: they are short of the rows that were skipped. */
  written: string;
  /** Rows that were skipped when the positions were first read. */
  told: readonly SkippedRow[];
};

/** The most rows that go along with the positions. */
export const mostTold = 200;

export const emptyForm: PortfolioForm = {
  ...{ table: "", currency: usualCurrency, numbers: "automatic" },
  ...{ rates: {}, columns: {}, written: "", told: [] },
};

/** A rate belongs to both its currencies: one of euros is none of pounds where the sum is asked for in pounds. */
export const rateField = (currency: string, other: string): string => `rate.${currency}.${other}`;

export function portfolioFormIn(form: FormData): PortfolioForm {
  const field = fieldsIn(form);
  const currency = portfolioCurrencies.find((each) => each === field("currency")) ?? usualCurrency;
  const rates = [...form.keys()].flatMap((name) => {
    const other = name.slice(-3);
    const typed = field(name).trim();
    return name === rateField(currency, other) && /^[A-Z]{3}$/.test(other) && typed !== "" ? [[other, typed]] : [];
  });
  const columns = columnRoles.flatMap((role) => {
    const column = Number(field(`column.${role}`));
    return Number.isInteger(column) && column >= 1 && column <= 1000 ? [[role, column] as const] : [];
  });
  return {
    // A form sends both characters of a line end.
    table: field("table").replace(/\r\n?/g, "\n"),
    currency,
    numbers: numberStyles.find((each) => each === field("numbers")) ?? "automatic",
    rates: Object.fromEntries(rates),
    columns: Object.fromEntries(columns),
    ...{ written: "", told: [] },
  };
}

/** The upload of the form: a file that was chosen comes before what was pasted. */
export async function uploadIn(form: FormData): Promise<FormUpload> {
  const file = form.get("file");
  if (file instanceof File && file.size > 0) return { kind: "file", bytes: await file.bytes() };
  return { kind: "table", text: portfolioFormIn(form).table };
}

/** What the fields of the form choose, as a request says it. A rate that is no number is not given. */
export function choicesIn({
  currency,
  numbers,
  rates,
  columns,
}: PortfolioForm): Omit<PortfolioRequest, "positions" | "table"> {
  const read = Object.entries(rates).flatMap(([other, typed]) => {
    const rate = rateIn(typed);
    return rate === null ? [] : [[other, rate] as const];
  });
  return { currency, numbers, columns: { ...columns }, rates: Object.fromEntries(read) };
}

/** A rate as people write it: its last comma or point begins the decimals. */
function rateIn(typed: string): number | null {
  const at = Math.max(typed.lastIndexOf(","), typed.lastIndexOf("."));
  const plain = at < 0 ? typed : `${typed.slice(0, at).replace(/[.,\s']/g, "")}.${typed.slice(at + 1)}`;
  const rate = /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
  return rate > 0 ? rate : null;
}
