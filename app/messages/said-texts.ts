import type { CurrencyCode } from "@valora/valuation";
import type { GrowthAsked, PriceAsks, Waiting, WhatCanBeSaid } from "@valora/valuation/what-can-be-said";
import type { Formats } from "./formats.ts";
import { capitalised, inSentence } from "./phrases/first-letter.ts";
import { growthSignOf } from "./phrases/growth-sign.ts";
import type { Translate } from "./translator.ts";

type Words = { t: Translate; formats: Formats; name: string; currency: CurrencyCode };

/** Sentences about a company without a signal: the same on the page, on paper and on the command line. */
export type SaidTexts = {
  /** The assumptions that its price implies, or those that would be worth it, in a sentence or two; none where none can be solved. */
  lead: readonly string[];
  /** Further facts from that method. */
  more: readonly string[];
  /** Why there is no signal yet. */
  noSignal: string;
  /** The same, leading to `waits`. */
  missing: string;
  waits: readonly { waiting: Waiting; text: string }[];
};

export function saidTexts(said: WhatCanBeSaid, words: Words): SaidTexts {
  const { t } = words;
  const { wanting, voting } = said;
  // What the model waits for is other companies, and nothing that a reader could wait for.
  const waits = said.waiting.filter(({ waits }) => waits !== "model");
  const [lead = [], ...more] = [
    growsTexts(said, words),
    pathTexts(said, words),
    limitTexts(said, words),
    salesTexts(said, words),
  ].filter((texts) => texts.length > 0);
  const isBlocked = said.waiting.some(isOfAllMethods);
  const noSignal = isBlocked ? t("said.missing.blocked") : t("said.missing.say", { wanting, voting });
  return {
    lead,
    more: more.flat(),
    noSignal,
    missing: `${noSignal} ${t(isBlocked ? "said.missing.blockedNeeds" : "said.missing.needs")}`,
    waits: onceEach(waits.map((waiting) => ({ waiting, text: waitText(waiting, words) }))),
  };
}

/** A reason that keeps several methods silent is told once. */
const onceEach = (waits: SaidTexts["waits"]): SaidTexts["waits"] =>
  waits.filter(({ text }, index) => waits.findIndex((each) => each.text === text) === index);

/** The growth that the price takes for granted, and who has grown so much. */
function growsTexts({ asks, price }: WhatCanBeSaid, words: Words): string[] {
  if (asks?.growth == null) return [];
  const { t, formats, name, currency } = words;
  const { average, years, done } = asks.growth;
  const grows = t("said.asks.grows", {
    price: formats.price(price, currency),
    name,
    sign: growthSignOf(average),
    average: formats.percent(Math.abs(average)),
    years: String(years),
    isSupposed: String(asks.isSupposed),
  });
  return [grows, ...doneText(done, average, words)];
}

/** How far growth alone, or margin alone, can bring the value, where growth alone does not bring it to the price. */
function limitTexts({ asks, price }: WhatCanBeSaid, words: Words): string[] {
  const end = asks?.highestByGrowth ?? asks?.lowestByGrowth ?? null;
  if (asks === null || end === null) return [];
  const { t, formats, currency } = words;
  const limit = t("said.asks.limit", {
    side: asks.highestByGrowth === null ? "above" : "below",
    method: inSentence(t(`methods.${asks.method}.name`)),
    end: formats.price(Math.max(0, end), currency),
    price: formats.price(price, currency),
  });
  return [limit, ...marginText(asks, words)];
}

/** How many companies have done what is asked. */
function doneText(done: GrowthAsked["done"], average: number, { t, formats }: Words): string[] {
  if (done === null) return [];
  const { count, share, observations, companies } = done;
  const counted = { observations: formats.number(observations), companies: formats.number(companies) };
  return [t("said.asks.done", { sign: growthSignOf(average), count, share: formats.percent(share), ...counted })];
}

function marginText({ margin, highestByGrowth }: PriceAsks, { t, formats }: Words): string[] {
  if (margin === null) return [];
  const { asked, used } = margin;
  if (asked.kind === "none" && highestByGrowth !== null) return [t("said.asks.noMargin")];
  if (asked.kind !== "root") return [];
  return [t("said.asks.margin", { margin: formats.percent(asked.value), used: formats.percent(used) })];
}

/** Margin and growth that would together be worth the price. */
function pathTexts({ path, price }: WhatCanBeSaid, words: Words): string[] {
  if (path === null) return [];
  const { t, formats, name, currency } = words;
  const { margin, used, good, growth } = path;
  const hasGood = good !== null && good > used && Math.abs(good - margin) > 0.0005;
  const text = t("said.path", {
    name,
    price: formats.price(price, currency),
    margin: formats.percent(margin),
    used: formats.percent(used),
    hasGood: String(hasGood),
    good: good === null ? "" : formats.percent(good),
    average: formats.percent(growth.average),
    years: String(growth.years),
  });
  return [text, ...doneText(growth.done, growth.average, words)];
}

/** Where nothing else is known of the price, what it is of a year's sales. */
function salesTexts({ asks, priceToSales }: WhatCanBeSaid, { t, formats }: Words): string[] {
  return asks === null && priceToSales !== null ? [t("said.sales", { times: formats.multiple(priceToSales) })] : [];
}

/** A reason that keeps every method from a value is told once. */
const ofAllMethods: ReadonlySet<Waiting["reason"]> = new Set([
  "shareBasisUnsettled",
  "dataSuspect",
  "sharesMissing",
  "partSeparated",
  "staleStatements",
]);

const isOfAllMethods = ({ reason }: Pick<Waiting, "reason">): boolean => ofAllMethods.has(reason);

function waitText({ method, reason, waits, years, until, price, missing }: Waiting, words: Words): string {
  const { t, formats, currency } = words;
  const wait = t(`said.waits.${waits}`, {
    years: years ?? 0,
    date: until === null ? "" : formats.date(until),
    price: price === null ? "" : formats.price(price, currency),
    hasFigures: String(missing.length > 0),
    figures: missing.map((figure) => inSentence(t(`figures.${figure}`))).join(", "),
  });
  return isOfAllMethods({ reason })
    ? `${capitalised(wait)}.`
    : t("said.missing.item", { method: t(`methods.${method}.name`), wait });
}
