import { canonicalTicker } from "@valora/market-data/ticker";
import { flowLevers, methodNames } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { analysisIn } from "../../../../core/analysis/contracts/analysis-address.ts";
import { analysisParameters } from "../../../../core/analysis/contracts/analysis-parameters.ts";
import {
  deviationIn,
  openChoices,
  shownParameters,
} from "../../../../core/analysis/contracts/shown-parts/shown-parts.ts";
import { offeredPaths, seedRange } from "../../../../core/analysis/contracts/shown-parts/simulation-settings.ts";
import { NotTaken } from "../../site/not-taken.tsx";

const choices = { how: methodNames, open: openChoices, paths: offeredPaths.map(String), pair: methodNames };
const numbers = { seed: seedRange };
const lists = {
  deviations: {
    isItem: (text: string) => deviationIn(text) !== null,
    example: flowLevers.map((lever) => `${lever}:0.02`).join(", "),
  },
};
const names = [...analysisParameters, ...shownParameters];

const isUsable = (parameter: string, text: string) =>
  analysisIn((name) => (name === parameter ? text : null), canonicalTicker).refusals.length === 0;

/** Parameters of a result's address that the loader does not refuse, and no part of the page follows. */
export function NotTakenOnResult() {
  const t = useTranslations("analysis.notTaken");
  return (
    <NotTaken
      choices={choices}
      lists={lists}
      numbers={numbers}
      names={names}
      isUsable={isUsable}
      elsewhere={{ names: ["method"], instead: t("allMethods") }}
    />
  );
}
