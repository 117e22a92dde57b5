import type { RiskStory } from "../../core/analysis/contracts/story/story.ts";
import { spokenName } from "../company-name.ts";
import { inSentence } from "../phrases/first-letter.ts";
import { sizeOfGrowth } from "../phrases/growth-sign.ts";
import { type Of, row, type StorySaid, type StoryWords, type Told, untold } from "./story-text.ts";

export function riskText(
  { levers, implied, currency, name, accounts }: Of<RiskStory>,
  { t, formats }: StoryWords,
): Told {
  const note: StorySaid | null = implied && {
    text: t("understanding.reverse.say", {
      price: formats.price(implied.price, currency),
      ...sizeOfGrowth(implied.growth, formats),
      years: implied.years,
    }),
    traces: "reverse/price reverse/growth reverse/fadesOver",
  };
  const [first] = levers?.bars ?? [];
  if (levers === null || first === undefined) {
    const none = accounts === null ? "story.risk.noAccounts" : "story.risk.none";
    return { headline: untold(t(none, { name: spokenName(name) })), drawing: null, rows: [], note };
  }
  const { method, rate, bars } = levers;
  const { lever, change, moved } = first;
  return {
    headline: {
      text: t("understanding.tornado.say", {
        direction: moved.isRaised ? "up" : "down",
        kind: change.kind,
        size: change.size * 100,
        lever: inSentence(t(`understanding.tornado.levers.${lever}`, { rate })),
        effect: moved.difference < 0 ? "less" : "more",
        difference: formats.percent(Math.abs(moved.difference)),
      }),
      traces: `tornado/bars/${lever}`,
    },
    drawing: t("story.risk.chart", { method: t(`methods.${method}.name`), currency: formats.currency(currency) }),
    rows: bars.map((bar) => {
      const { minimum, maximum } = formats.roughRange(bar.low, bar.high);
      const size = t(`understanding.tornado.change.${bar.change.kind}`, {
        size: formats.number(bar.change.size * 100),
      });
      return {
        ...row(
          bar.lever,
          `${t(`understanding.tornado.levers.${bar.lever}`, { rate })} ${size}`,
          `${minimum} – ${maximum}`,
        ),
        traces: `tornado/bars/${bar.lever} tornado/value`,
      };
    }),
    note,
  };
}
