import type { AnalysisAnswer } from "../core/analysis/contracts/analysis-answer.ts";
import { rateNameOf } from "../core/analysis/contracts/answer-parts/discount-rate.ts";
import { customSettingKey } from "../messages/assumption-texts.ts";
import { spokenName } from "../messages/company-name.ts";
import { formatsFor } from "../messages/formats.ts";
import { saidTexts } from "../messages/said-texts.ts";
import type { Translate } from "../messages/translator.ts";
import { table } from "./aligned-rows.ts";
import { amount, percent, type Reader } from "./figures-as-text.ts";

export function summaryLines({ summary, company, buyingPrice }: AnalysisAnswer, { language, t }: Reader): string[] {
  const { voting, undervalued, fair, overvalued, mean, median, standardDeviation, minimum, maximum, signal } = summary;
  const shares =
    undervalued === null || fair === null || overvalued === null
      ? ""
      : ` ${t("cli.shares", {
          undervalued: percent(undervalued, language),
          fair: percent(fair, language),
          overvalued: percent(overvalued, language),
        })}`;
  const money = (value: number) => amount(value, language);
  const price = (value: number) => formatsFor(language).price(value, company.currency);
  const values =
    mean === null || median === null || minimum === null || maximum === null
      ? []
      : [
          `${t("cli.mean")} ${price(mean)}${standardDeviation === null ? "" : ` (± ${money(standardDeviation)})`} · ${t("cli.median")} ${money(median)} · ${t("cli.between", { minimum: money(minimum), maximum: money(maximum) })}`,
        ];
  return [
    `${t("cli.votes", { voting })}${shares}`,
    ...values,
    ...(buyingPrice === null
      ? []
      : [
          t("cli.buyBelow", {
            value: price(buyingPrice.value),
            safety: percent(buyingPrice.safety, language),
          }),
        ]),
    `${datedSignal(signal, t)}. ${t(`signal.reasons.${signal.reason}`)}`,
  ];
}

/** What is set against the neutral scenario, and how much each setting moves the mean. */
export function customLines(
  { customScenario: custom, company, assumptions }: AnalysisAnswer,
  { language, t }: Reader,
): string[] {
  if (custom === null || custom.steps === null || custom.means.neutral === null || custom.means.custom === null)
    return [];
  const { neutral, custom: own } = custom.means;
  const rate = rateNameOf(assumptions);
  const nameOf = (setting: (typeof custom.settings)[number]) =>
    t(customSettingKey(setting === "g" ? "growth" : setting, rate));
  const signed = (value: number) => `${value < 0 ? "" : "+"}${amount(value, language)}`;
  const moves = custom.steps.map(({ settings, effect }) => [`  ${settings.map(nameOf).join(" + ")}`, signed(effect)]);
  return [
    "",
    t("cli.custom", { neutral: amount(neutral, language), custom: formatsFor(language).price(own, company.currency) }),
    ...table(moves, { numeric: [1] }),
  ];
}

/** In the place of a signal: what the price asks for, and what more votes wait for. */
export function saidLines(
  { withoutSignal, company: { name, currency } }: AnalysisAnswer,
  { language, t }: Reader,
): string[] {
  if (withoutSignal === null) return [];
  const words = { t, formats: formatsFor(language), name: spokenName(name), currency };
  const { lead, more, missing, waits } = saidTexts(withoutSignal, words);
  const said = [...lead, ...more].join(" ");
  return ["", ...(said === "" ? [] : [said]), missing, ...waits.map(({ text }) => `  ${text}`)];
}

/** Dated at its price; without a signal there is nothing to date. */
function datedSignal({ kind, asOf }: AnalysisAnswer["summary"]["signal"], t: Translate): string {
  const signal = t(`signal.kinds.${kind}`);
  return kind === "none" || asOf === null ? signal : t("cli.datedSignal", { signal, date: asOf });
}
