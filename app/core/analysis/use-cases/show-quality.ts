import { altmanLimits, beneishLimit, type Fundamentals } from "@valora/valuation";
import { ratiosOf } from "@valora/valuation/statements";
import type { ShownQuality } from "../contracts/shown-quality.ts";

/** The quality scores of the latest accounts, without the numbers that decide them; null where there are no accounts. */
export function showQuality(fundamentals: Fundamentals): ShownQuality | null {
  const { years, quality } = ratiosOf(fundamentals, []);
  const asOf = years.at(-1);
  if (asOf === undefined) return null;
  const { piotroski, beneish, altman, altmanScore, accruals, runway } = quality;
  if (piotroski === null || beneish === null || altman === null || altmanScore === null) return { asOf, scores: null };
  return {
    asOf,
    scores: {
      piotroski: {
        score: piotroski.score,
        known: piotroski.known,
        signs: piotroski.signals.map(({ name, holds }) => ({ name, holds })),
      },
      beneish: { score: beneish.score.value, isFlagged: beneish.isFlagged, limit: beneishLimit },
      altman: altman.map(({ name, cell }) => ({ name, value: cell.value })),
      altmanScore: {
        form: altmanScore.form,
        score: altmanScore.score.value,
        zone: altmanScore.zone,
        limits: altmanLimits[altmanScore.form],
      },
      accruals: accruals.value,
      runway: runway?.value ?? null,
    },
  };
}
