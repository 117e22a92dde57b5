import type { AccountsBase, FigureName } from "@valora/valuation";
import type { Formats } from "./formats.ts";
import { inSentence } from "./phrases/first-letter.ts";

/** The texts that tell which accounts a value starts from (`analysis.accounts.<key>`). */
export type AccountsTextKey = "twelveMonths" | "fiscalYear" | `reasons.${NonNullable<AccountsBase["reason"]>}`;

export type AccountsWords = {
  say: (key: AccountsTextKey, values: Readonly<Record<string, string | number>>) => string;
  figure: (name: FigureName) => string;
  formats: Pick<Formats, "date">;
};

/** Which accounts the values start from, and why not from later ones; empty without any. */
export function accountsText(
  { period, periodEnd, fiscalYear, monthsSince, reason, passedOver }: AccountsBase,
  { say, figure, formats }: AccountsWords,
): { base: string; reason: string | null } | null {
  if (periodEnd === null || fiscalYear === null) return null;
  const base = say(period, { date: formats.date(periodEnd), year: String(fiscalYear), months: monthsSince });
  if (reason === null || passedOver === null) return { base, reason: null };
  const figures = passedOver.missing.map((name) => inSentence(figure(name))).join(", ");
  return { base, reason: say(`reasons.${reason}`, { later: formats.date(passedOver.periodEnd), figures }) };
}
