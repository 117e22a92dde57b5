import type { AnalysisAnswer } from "../core/analysis/contracts/analysis-answer.ts";
import { rateNameOf } from "../core/analysis/contracts/answer-parts/discount-rate.ts";
import { accountsText } from "../messages/accounts-text.ts";
import { exchangeName } from "../messages/exchange-names.ts";
import { formatsFor } from "../messages/formats.ts";
import { ownFigureTexts } from "../messages/note-arguments.ts";
import { sourceTexts } from "../messages/source-texts.ts";
import { textByKey } from "../messages/text-by-key.ts";
import { table } from "./aligned-rows.ts";
import { amount, percent, type Reader, signedPercent } from "./figures-as-text.ts";
import { customLines, saidLines, summaryLines } from "./summary-lines.ts";

type Method = AnalysisAnswer["methods"][number];

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
