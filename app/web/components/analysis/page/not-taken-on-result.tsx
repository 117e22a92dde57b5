import { methodNames } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { analysisParameters } from "../../../../core/analysis/contracts/analysis-parameters.ts";
import { offeredPaths, seedRange } from "../../../../core/analysis/contracts/simulation-settings.ts";
import { NotTaken } from "../../site/not-taken.tsx";

const choices = { how: methodNames, paths: offeredPaths.map(String) };
const numbers = { seed: seedRange };
const names = [...analysisParameters, "how", "draw"];

/** Parameters of a result's address that the loader does not refuse, and no part of the page follows. */
export function NotTakenOnResult() {
  const t = useTranslations("analysis.notTaken");
  return (
    <NotTaken
      choices={choices}
      numbers={numbers}
      names={names}
      elsewhere={{ names: ["method"], instead: t("allMethods") }}
    />
  );
}
