import { saidTexts } from "../../messages/said-texts.ts";
import { opinionText } from "../../messages/story/opinion-text.ts";
import type { Cell, Writer } from "./writer.ts";

/** The answer in words, then as a signal with its reason. */
export function verdict(writer: Writer): Cell[] {
  const { sheet, t, say } = writer;
  const { blockedBy, summary, priceStanding } = sheet.report;
  const { signal } = summary;
  const kind = t(`signal.kinds.${signal.kind}`);
  const blocked =
    blockedBy === null
      ? []
      : [say(t(`notApplicable.${blockedBy}`), { fontSize: 7.5, bold: true, margin: [0, 4, 0, 0] })];
  return [
    ...priceDate(writer),
    say(
      [opinionText({ summary, silence: priceStanding?.silence }, writer), ...mean(writer), ...position(writer)].join(
        " ",
      ),
      {
        family: "Serif",
        fontSize: 11,
        lineHeight: 1.12,
      },
    ),
    ...blocked,
    ...withoutSignal(writer),
    ...viewAndPrudence(writer).map((line) => say(line, { fontSize: 7, margin: [0, 4, 0, 0] })),
    say(`${t("signal.title")}: ${kind}. ${t(`signal.reasons.${signal.reason}`)} ${t("signal.disclaimer")}`, {
      fontSize: 7,
      margin: [0, 5, 0, 0],
    }),
  ];
}

/** The question that the values answer, where it is not the usual one, and the conditions of a signal. */
function viewAndPrudence({ sheet: { file, report, chosen, buying }, t, formats }: Writer): string[] {
  const { impliedPremium } = file.reference;
  const isRelative = report.assumptions.view === "relative" && impliedPremium !== null;
  return [
    ...(isRelative
      ? [
          t("analysis.view.used", {
            date: formats.date(impliedPremium.asOf),
            premium: formats.percent(impliedPremium.value, 2),
          }),
        ]
      : []),
    ...(buying === null
      ? []
      : [
          t("buying.say", {
            safety: formats.percent(buying.safety, 0),
            value: formats.price(buying.value, file.fundamentals.currency),
          }),
        ]),
    ...(chosen.prudent ? [t("analysis.view.prudent")] : []),
  ];
}

/** In the place of a signal: what the price asks for, what would be worth it, and what more votes wait for. */
function withoutSignal({ sheet: { said, file }, t, formats, name, say }: Writer): Cell[] {
  if (said === null) return [];
  const { lead, more, missing, waits } = saidTexts(said, { t, formats, name, currency: file.fundamentals.currency });
  const small = { fontSize: 6.6, lineHeight: 1.1, margin: [0, 2, 0, 0] as [number, number, number, number] };
  return [
    ...(lead.length === 0
      ? []
      : [say(lead.join(" "), { family: "Serif", fontSize: 8.6, lineHeight: 1.12, margin: [0, 4, 0, 0] })]),
    ...(more.length === 0 ? [] : [say(more.join(" "), small)]),
    say([missing, ...waits.map(({ text }) => text)].join(" "), small),
  ];
}

/** Of which day the price is that the sheet speaks of, and whether it is an old one. */
function priceDate({ sheet: { report }, t, say, formats }: Writer): Cell[] {
  const { priceStanding: standing, summary } = report;
  if (
    standing === null ||
    (summary.voting === 0 && standing.silence !== "accountsTooOld" && standing.silence !== "partSeparated")
  )
    return [];
  const { age, asOf } = standing;
  const date = formats.date(asOf);
  const dated = t(standing.chosenBy === "user" ? "signal.datedOwn" : "signal.dated", { date });
  const old =
    age === null || age.kind === "recent"
      ? ""
      : ` · ${t.markup(`signal.price.${age.kind}`, { date, days: String(age.days), tradingDays: String(age.tradingDays), b: asIs })}`;
  return [say(`${dated}${old}`, { fontSize: 6.5, margin: [0, 0, 0, 2] })];
}

const asIs = (chunks: string) => chunks;

function mean({ sheet: { file, report }, t, formats }: Writer): string[] {
  const { voting, mean: value, standardDeviation } = report.summary;
  if (value === null || voting === 0) return [];
  const written = formats.price(value, file.fundamentals.currency);
  if (standardDeviation === null) return [t("analysis.verdict.meanOfOne", { mean: written })];
  return [t("analysis.verdict.mean", { mean: written, deviation: formats.amount(standardDeviation) })];
}

function position({ sheet: { file, report, price }, t, formats }: Writer): string[] {
  const { voting, minimum, maximum, pricePosition } = report.summary;
  if (voting < 2 || pricePosition === null || price === null || minimum === null || maximum === null) return [];
  return [
    t("analysis.verdict.position", {
      position: pricePosition,
      price: formats.price(price, file.fundamentals.currency),
      ...formats.roughRange(minimum, maximum),
    }),
  ];
}
