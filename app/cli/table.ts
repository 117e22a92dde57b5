import type { AnalysisAnswer } from "../core/analysis/contracts/analysis-answer.ts";
import { accountsText } from "../messages/accounts-text.ts";
import { customSettingKey, rateNameOf } from "../messages/assumption-texts.ts";
import { spokenName } from "../messages/company-name.ts";
import { exchangeName } from "../messages/exchange-names.ts";
import { formatsFor } from "../messages/formats.ts";
import type { Language } from "../messages/languages.ts";
import { ownFigureTexts } from "../messages/note-arguments.ts";
import { saidTexts } from "../messages/said-texts.ts";
import { sourceTexts } from "../messages/source-texts.ts";
import { textByKey } from "../messages/text-by-key.ts";
import type { Translate } from "../messages/translator.ts";

type Method = AnalysisAnswer["methods"][number];
type Reader = { language: Language; t: Translate };

const digits: Readonly<Record<Language, string>> = { es: "es-ES", en: "en-GB", it: "it-IT" };

/** An analysis for the eyes: aligned columns, and under them why a method is missing and where the figures come from. */
export function analysisTable(answer: AnalysisAnswer, reader: Reader): string {
  return [
    heading(answer, reader),
    "",
    ...table([headRow(reader), ...answer.methods.map((method) => methodRow(method, reader))]),
    "",
    ...answer.methods.flatMap((method) => reasonLine(method, reader)),
    "",
    ...summaryLines(answer, reader),
    ...customLines(answer, reader),
    ...saidLines(answer, reader),
    ...simulationLines(answer, reader),
    "",
    ...sourceLines(answer, reader),
    "",
    reader.t("signal.disclaimer"),
    "",
  ].join("\n");
}

function heading(answer: AnalysisAnswer, { language, t }: Reader): string {
  const { company, accounts, price, scenario, view, assumptions } = answer;
  const { ticker, name, exchange, currency, companyType } = company;
  const formats = formatsFor(language);
  const given = [
    t("cli.scenario", { scenario }),
    chosen(t(`quantities.${rateNameOf(assumptions)}`), assumptions.origins.wacc, { language, t }),
    chosen(t("cli.growth"), assumptions.origins.growth, { language, t }),
    t("cli.horizon", { years: assumptions.horizon }),
    view.name === "relative" && view.impliedPremium !== null
      ? t("cli.relative", { premium: percent(view.impliedPremium.value, language), date: view.impliedPremium.asOf })
      : null,
    ...assumptions.changes.map((change) => (change.kind === "form" ? t(`expert.formChoices.${change.chosen}`) : null)),
    view.prudent ? t("cli.prudent") : null,
  ];
  const priced =
    price === null
      ? t("cli.noPrice")
      : t(price.chosenBy === "user" ? "cli.ownPrice" : "cli.price", {
          price: formats.price(price.value, price.currency),
          date: price.asOf,
          source: sourceTexts({ t, formats }).priceSource(price.source),
        });
  return [
    `${name} (${ticker}) · ${exchangeName(exchange, language)} · ${formats.currency(currency)} · ${t(`companyTypes.${companyType}`)}`,
    priced,
    ...accountsLine(accounts, { language, t }),
    ...correctedFiguresLine(answer, { language, t }),
    ...(price?.age && price.age.kind !== "recent" ? [t("cli.oldPrice", { days: price.age.days })] : []),
    given.filter((part) => part !== null).join(" · "),
    ...(assumptions.peers.chosenBy === "user"
      ? [t("cli.peers", { symbols: assumptions.peers.tickers.join(", ") })]
      : []),
  ].join("\n");
}

/** Which figures are the reader's own, each with what is filed. */
function correctedFiguresLine({ correctedFigures, data }: AnalysisAnswer, { language, t }: Reader): string[] {
  if (correctedFigures.length === 0) return [];
  const formats = formatsFor(language);
  return ownFigureTexts(data.notes, { say: textByKey(t), figure: (name) => t(`figures.${name}`), formats });
}

function accountsLine(accounts: AnalysisAnswer["accounts"], { language, t }: Reader): string[] {
  const say = textByKey(t);
  const text = accountsText(accounts, {
    say: (key, values) => say(`analysis.accounts.${key}`, values),
    figure: (name) => t(`figures.${name}`),
    formats: formatsFor(language),
  });
  return text === null ? [] : [text.reason === null ? text.base : `${text.base}. ${text.reason}`];
}

function chosen(
  name: string,
  assumption: AnalysisAnswer["assumptions"]["origins"]["wacc"],
  { language, t }: Reader,
): string | null {
  if (assumption === null) return null;
  const mark = assumption.chosenBy === "user" ? ` ${t("cli.yours")}` : "";
  return `${name} ${percent(assumption.value, language)}${mark}`;
}

const headRow = ({ t }: Reader): string[] => [
  t("cli.method"),
  t("cli.value"),
  t("cli.difference"),
  t("cli.range"),
  t("cli.status"),
];

function methodRow({ method, outcome, range }: Method, { language, t }: Reader): string[] {
  const name = t(`methods.${method}.name`);
  if (outcome.kind === "notApplicable") return [name, "–", "", "", t("cli.notApplicable")];
  const { conservative, optimistic } = range;
  return [
    name,
    amount(outcome.valuePerShare, language),
    outcome.difference === null ? "" : signedPercent(outcome.difference, language),
    conservative === null || optimistic === null
      ? ""
      : `${amount(conservative, language)} … ${amount(optimistic, language)}`,
    [outcome.status === null ? "" : t(`cli.statuses.${outcome.status}`), outcome.votes ? "" : `(${t("cli.noVote")})`]
      .filter((part) => part !== "")
      .join(" "),
  ];
}

/** Why a method gives no value, or does not vote. */
function reasonLine({ method, outcome, vote }: Method, { language, t }: Reader): string[] {
  const name = t(`methods.${method}.name`);
  if (outcome.kind === "notApplicable") {
    const { reason, growthBelow } = outcome;
    const limit =
      growthBelow === null ? "" : ` ${t("analysis.cards.growthBelow", { rate: percent(growthBelow, language) })}`;
    const zero = vote === 0 ? ` ${t("analysis.cards.countsAsZero")}` : "";
    return [`${name}: ${t(`notApplicable.${reason}`)}${limit}${zero}`];
  }
  if (outcome.notVotingReason === null) return [];
  return [`${name}: ${t(`notVoting.${outcome.notVotingReason}`)}`];
}

function summaryLines({ summary, company, buyingPrice }: AnalysisAnswer, { language, t }: Reader): string[] {
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
function customLines(
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
function saidLines({ withoutSignal, company: { name, currency } }: AnalysisAnswer, { language, t }: Reader): string[] {
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

function simulationLines({ simulation }: AnalysisAnswer, { language, t }: Reader): string[] {
  const { p10, p50, p90 } = simulation?.percentiles ?? { p10: null, p50: null, p90: null };
  if (simulation === null || p10 === null || p50 === null || p90 === null) return [];
  const { paths, rejected } = simulation;
  const [low, median, high] = [p10, p50, p90].map((value) => amount(value, language));
  return [t("cli.simulation", { paths, rejected, low: low ?? "", median: median ?? "", high: high ?? "" })];
}

function sourceLines({ data }: AnalysisAnswer, { language, t }: Reader): string[] {
  const { nameOf, providerName } = sourceTexts({ t, formats: formatsFor(language) });
  const lines = data.sources.map(({ covers, source, asOf, form, accession }) => [
    `  ${t(`cli.covers.${covers}`)}`,
    asOf,
    [providerName(nameOf(source)), form, accession].filter((part) => part !== null).join(" · "),
  ]);
  return [t("cli.sources"), ...table(lines, { numeric: [] })];
}

/** Columns as wide as their widest cell; figures to the right. */
function table(rows: readonly (readonly string[])[], { numeric = [1, 2, 3] }: { numeric?: number[] } = {}): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return numeric.includes(column) ? cell.padStart(width) : cell.padEnd(width);
      })
      .join("  ")
      .trimEnd(),
  );
}

const decimals = (language: Language, count: number) =>
  new Intl.NumberFormat(digits[language], {
    minimumFractionDigits: count,
    maximumFractionDigits: count,
    useGrouping: true,
  });
const amount = (value: number, language: Language): string => decimals(language, 2).format(value);
const percent = (value: number, language: Language): string =>
  `${decimals(language, 1).format(value * 100)}${language === "en" ? "" : " "}%`;
const signedPercent = (value: number, language: Language): string =>
  `${value > 0 ? "+" : ""}${percent(value, language)}`;
