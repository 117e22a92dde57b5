import type { QualityStory } from "../../core/analysis/contracts/story/story.ts";
import { spokenName } from "../company-name.ts";
import { inSentence } from "../phrases/first-letter.ts";
import {
  type Of,
  row,
  type StoryRow,
  type StorySaid,
  type StoryWords,
  type Told,
  tracesOf,
  untold,
} from "./story-text.ts";

export function qualityText({ quality, returnOnEquity, netMargin, name }: Of<QualityStory>, words: StoryWords): Told {
  const { t, formats } = words;
  const earned = [
    ...(returnOnEquity === null
      ? []
      : [
          {
            ...row("returnOnEquity", t("story.quality.returnOnEquity"), formats.percent(returnOnEquity.value)),
            traces: tracesOf(returnOnEquity),
          },
        ]),
    ...(netMargin === null
      ? []
      : [
          {
            ...row("netMargin", t("story.quality.netMargin"), formats.percent(netMargin.value)),
            traces: tracesOf(netMargin),
          },
        ]),
  ];
  const without = (text: string) => ({ headline: untold(text), drawing: null, rows: earned, note: null });
  if (quality === null) return without(t("story.quality.unknown", { name: spokenName(name) }));
  if (quality.scores === null) return without(t("analysis.quality.financial"));
  const { piotroski } = quality.scores;
  return {
    headline: {
      text:
        piotroski.known === 0
          ? t("analysis.quality.finding.none")
          : t("analysis.quality.finding.piotroski", {
              score: String(piotroski.score),
              known: String(piotroski.known),
            }),
      traces: "ratios/quality/piotroski/score ratios/quality/piotroski/known",
    },
    drawing: piotroski.known === 0 ? null : t("story.quality.chart"),
    rows: [...scoreRows(quality.scores, words), ...earned.slice(0, 1)],
    note: failedSigns(piotroski, words),
  };
}

type Scores = NonNullable<NonNullable<QualityStory["quality"]>["scores"]>;

function failedSigns({ signs, known }: Scores["piotroski"], { t }: StoryWords): StorySaid | null {
  const failed = signs.filter(({ holds }) => holds === false);
  if (known === 0) return null;
  if (failed.length === 0) return untold(t("story.quality.met"));
  const names = failed.map(({ name }) => inSentence(t(`analysis.quality.nine.${name}`))).join(", ");
  return {
    text: t("story.quality.failed", { count: failed.length, signs: names }),
    traces: "ratios/quality/piotroski",
  };
}

function scoreRows({ beneish, altmanScore, accruals }: Scores, { t, formats }: StoryWords): StoryRow[] {
  const inZone = (name: string, zone: string) => t("story.quality.zone", { name, zone });
  return [
    ...(altmanScore.score === null || altmanScore.zone === null
      ? []
      : [
          {
            ...row(
              "altmanScore",
              inZone(
                t(`analysis.quality.altmanForms.${altmanScore.form}`),
                t(`analysis.quality.altmanZones.${altmanScore.zone}`),
              ),
              formats.number(altmanScore.score, 2),
            ),
            traces: "ratios/quality/altmanScore/score/value",
          },
        ]),
    ...(beneish.score === null
      ? []
      : [
          {
            ...row(
              "beneish",
              inZone(
                t("analysis.quality.beneish"),
                t(beneish.isFlagged ? "analysis.quality.flagged" : "analysis.quality.clear"),
              ),
              formats.number(beneish.score, 2),
            ),
            traces: "ratios/quality/beneish/score/value",
          },
        ]),
    ...(accruals === null
      ? []
      : [
          {
            ...row("accruals", t("analysis.quality.accruals"), formats.signedPercent(accruals)),
            traces: "ratios/quality/accruals/value",
          },
        ]),
  ];
}
