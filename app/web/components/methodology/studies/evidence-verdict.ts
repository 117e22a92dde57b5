import type { Evidence } from "../../../../core/analysis/contracts/studies.ts";

type Named = Pick<Evidence["indicators"][number], "indicator" | "months">;

/** The verdict of the page: how many figures there are, and which of them chance explains badly. */
export type EvidenceVerdict = {
  figures: number;
  significant: readonly Named[];
  /** How many of so many figures chance alone would put there. */
  expected: number;
};

/** Read from the figures themselves, so that the sentence cannot say otherwise. A measure counts once for its two figures of a window. */
export function verdictOf({
  indicators,
  significance,
}: Pick<Evidence, "indicators" | "significance">): EvidenceVerdict {
  const figures = indicators.flatMap(({ indicator, months, correlation, spread }) =>
    [correlation, spread].flatMap((over) =>
      over === null || over.probability === null ? [] : [{ indicator, months, probability: over.probability }],
    ),
  );
  const significant = figures.filter(({ probability }) => probability < significance);
  return {
    figures: figures.length,
    significant: significant.map(({ indicator, months }) => ({ indicator, months })),
    expected: figures.length * significance,
  };
}
