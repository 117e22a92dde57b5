import type { ReplayedVersion } from "../../features/versions/use-cases/compare-versions.ts";
import { givenNumbersIn } from "../../features/versions/use-cases/version-inputs.ts";

/** What the page of a version shows: no input but the numbers that its values rest on. */
export function shownVersion({ version, report, replay }: ReplayedVersion) {
  const { inputs, ...kept } = version;
  const { cik, currency, quote } = inputs.file.fundamentals;
  return {
    version: kept,
    cik: cik ?? null,
    currency,
    isOwnPrice: quote?.chosenBy === "user",
    numbers: givenNumbersIn(report),
    replay,
  };
}
export type ShownVersion = ReturnType<typeof shownVersion>;
