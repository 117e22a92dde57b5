import type { VerdictStory } from "../../core/analysis/contracts/story/story.ts";
import { spokenName } from "../company-name.ts";
import { opinionText } from "./opinion-text.ts";
import { type Of, type StoryWords, type Told, untold } from "./story-text.ts";

export function verdictText(card: Of<VerdictStory>, { t, formats }: StoryWords): Told {
  const { summary, quote, methods, name, accounts } = card;
  const { signal, counts, voting, signalHoldsInScenarios } = summary;
  if (accounts === null)
    return {
      headline: untold(t("story.verdict.noAccounts", { name: spokenName(name) })),
      drawing: null,
      rows: [],
      note: untold(t("story.verdict.disclaimer")),
    };
  const silence = quote?.silence ?? null;
  const strength =
    signal.kind === "none" || signal.strength === "plain" ? "" : t(`signal.strengths.${signal.strength}`);
  const holds =
    signal.kind === "none" || signalHoldsInScenarios === 0 ? "" : t("signal.holds", { count: signalHoldsInScenarios });
  const silent = methods - voting;
  return {
    headline: {
      text: opinionText({ summary, silence }, { t, name: spokenName(name) }),
      traces: "summary/voting summary/estimating priceStanding",
    },
    drawing: null,
    rows: [],
    note: untold(t("story.verdict.disclaimer")),
    signal: {
      kind: t(`signal.kinds.${signal.kind}`),
      dated: signal.asOf === null ? t("signal.title") : t("signal.titleDated", { date: formats.date(signal.asOf) }),
      firmness: {
        text: [signal.kind === "none" ? t(`signal.reasons.${signal.reason}`) : strength, holds]
          .filter((part) => part !== "")
          .join(strength === "" ? " " : ". "),
        traces: "summary/signalHoldsInScenarios summary/scenarios priceStanding",
      },
      votes: {
        text: voting === 0 || silence !== null ? "" : t("analysis.verdict.votes", { ...counts, silent }),
        traces: "summary/counts summary/silent",
      },
    },
  };
}
