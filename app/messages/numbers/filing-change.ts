import type { FigureName } from "@valora/valuation";
import type { FilingChange } from "../../features/webhooks/contracts/filing-change.ts";
import type { Formats } from "../formats.ts";

/** What a short message says of the accounts, in this order: money, all of them. */
const namedFigures: readonly FigureName[] = ["revenue", "ebit", "netIncome", "freeCashFlow"];
/** Causes that it names, the largest first. */
const MOST_STEPS = 3;

/** `say` gives any text of the catalogue by its key. */
type Words = { say: (key: string, values?: object) => string; formats: Formats };

/** What a filing changed in the accounts and in the value, and by which figures, a line each. */
export function filingChangeLines(change: FilingChange, words: Words): readonly string[] {
  const { say, formats } = words;
  const { periodEnd, formerEnd } = change;
  const figures = namedFigures.flatMap((name) => figureLine(change, name, words));
  const kind = periodEnd === formerEnd ? "restated" : "new";
  const dates = { period: formats.date(periodEnd), former: formats.date(formerEnd) };
  return [
    ...(figures.length === 0 ? [] : [say("eventMessages.filingPeriods", { kind, ...dates }), ...figures]),
    ...valueLines(change, words),
  ];
}

function figureLine({ figures, currency }: FilingChange, name: FigureName, { say, formats }: Words): string[] {
  const { before = null, now = null } = figures.find((each) => each.name === name) ?? {};
  if (before === null || now === null) return [];
  const unit = "money";
  const amount = (value: number) =>
    say("wrongNumbers.number.valueOf", { unit, currency, value: formats.quantity(value, unit, currency) });
  const told = { figure: say(`figures.${name}`), before: amount(before), now: amount(now) };
  return [say("eventMessages.filingFigure", { ...told, change: moveOf({ before, now }, formats) })];
}

/** In percent; a loss has none. */
const moveOf = ({ before, now }: { before: number; now: number }, formats: Formats): string =>
  before > 0 && now > 0 ? formats.signedPercent(now / before - 1) : "none";

function valueLines({ value, steps, currency }: FilingChange, { say, formats }: Words): string[] {
  const { before, now } = value;
  if (before === null || now === null) return [];
  const price = (amount: number) => formats.price(amount, currency);
  const signed = (effect: number) => (effect > 0 ? `+${price(effect)}` : price(effect));
  const told = { before: price(before), now: price(now), change: moveOf({ before, now }, formats) };
  const largest = steps
    .toSorted((one, other) => Math.abs(other.effect) - Math.abs(one.effect))
    .slice(0, MOST_STEPS)
    .map(({ causes, effect }) => `${causes.map((cause) => say(textOf(cause))).join(", ")} ${signed(effect)}`);
  return [
    say("eventMessages.filingValue", told),
    ...(largest.length === 0 ? [] : [say("eventMessages.filingSteps", { steps: largest.join("; ") })]),
  ];
}

function textOf(cause: FilingChange["steps"][number]["causes"][number]): string {
  if (cause === "period") return "eventMessages.filingPeriod";
  return cause === "other" ? "eventMessages.filingOther" : `figures.${cause}`;
}
