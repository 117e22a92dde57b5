import type { BusinessStory, StoryFigure } from "../../core/analysis/contracts/story/story.ts";
import { spokenName } from "../company-name.ts";
import { decimalsOfMillions, type Formats } from "../formats.ts";
import { type Of, type StorySaid, type StoryWords, type Told, tracesOf, untold } from "./story-text.ts";

export function businessText(card: Of<BusinessStory>, { t, formats }: StoryWords): Told {
  const { yearEnd, revenue, netIncome, operatingMargin, parts, years, currency: code } = card;
  const currency = formats.currency(code);
  const lines =
    parts === null
      ? (years?.amounts ?? []).map(({ asOf: end, amount }) => ({ key: end, label: formats.date(end), amount }))
      : parts.lines.map(({ member, label, language, amount }) => ({ key: member, label, language, amount }));
  const amounts = lines.map(({ amount }) => amount.value);
  const decimals = decimalsOfMillions(amounts);
  const notes = [
    operatingMargin && t("story.business.margin", { margin: formats.percent(operatingMargin.value) }),
    revenue &&
      netIncome &&
      t("story.business.profit", { sign: signOf(netIncome.value), amount: sizeOf(netIncome, formats), currency }),
  ].filter((note) => note !== null);
  return {
    headline: businessHeadline(card, { t, formats }),
    drawing:
      parts !== null
        ? t("story.business.parts", { axis: parts.axis, currency })
        : years && t("story.business.years", { figure: years.figure, currency }),
    rows: lines.map(({ amount, ...line }) => ({
      ...line,
      figure: formats.number(amount.value / 1e6, decimals),
      traces: tracesOf(amount),
    })),
    note:
      notes.length === 0 || yearEnd === null
        ? null
        : { text: notes.join(" "), traces: tracesOf(operatingMargin, revenue && netIncome) },
  };
}

function businessHeadline(card: Of<BusinessStory>, { t, formats }: StoryWords): StorySaid {
  const { yearEnd, revenue, growth, netIncome, currency: code, name } = card;
  const currency = formats.currency(code);
  if (yearEnd === null || (revenue === null && netIncome === null))
    return untold(t("story.business.unknown", { name: spokenName(name) }));
  const date = formats.date(yearEnd);
  if (revenue === null)
    return {
      text: t("story.business.earns", {
        sign: signOf(netIncome?.value ?? 0),
        amount: sizeOf(netIncome, formats),
        currency,
        date,
      }),
      traces: tracesOf(netIncome),
    };
  return {
    text: t("story.business.sales", {
      change: growth === null ? "none" : growth.value < 0 ? "down" : "up",
      amount: formats.millions(revenue.value),
      currency,
      date,
      growth: formats.percent(Math.abs(growth?.value ?? 0)),
    }),
    traces: tracesOf(revenue, growth),
  };
}

const signOf = (value: number): "plus" | "minus" => (value < 0 ? "minus" : "plus");
const sizeOf = (figure: StoryFigure | null, formats: Formats): string => formats.millions(Math.abs(figure?.value ?? 0));
