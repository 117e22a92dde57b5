import { leadingFlowMethod, type MethodName, priceInReportingCurrency } from "@valora/valuation";
import { useCallback, useMemo, useState } from "react";
import { spokenName } from "../../../../messages/company-name.ts";
import { MethodCards } from "../methods/method-cards.tsx";
import type { AnalysisPartProps } from "../page/analysis-part-props.ts";
import { withForced } from "./analysis-choice.ts";
import { YearEditContext } from "./years/year-editing.tsx";
import { isYearRefused } from "./years/year-fields.ts";

/** The cards of the methods, and the panel of the one that is open. */
export function OpenMethods({ analysis, data: { file, refused }, address }: AnalysisPartProps) {
  const { report, request, choose } = analysis;
  // A year that was refused is said at its field, in the panel of its method.
  const [isShown, setIsShown] = useState(() => isYearRefused(refused));
  const onHow = useCallback(
    (how: MethodName | null) => {
      setIsShown(false);
      choose({ how });
    },
    [choose],
  );
  const { choice: chosen } = analysis;
  const choice = useMemo(
    () => (isShown && chosen.how === null ? { ...chosen, how: leadingFlowMethod(report) } : chosen),
    [chosen, isShown, report],
  );
  const edit = useMemo(
    () => ({ file, report, request, choice, refused, address, choose }),
    [file, report, request, choice, refused, address, choose],
  );
  return (
    <YearEditContext value={edit}>
      <MethodCards
        report={report}
        name={spokenName(file.fundamentals.name)}
        price={priceInReportingCurrency(file.fundamentals)}
        currency={file.fundamentals.currency}
        prediction={file.prediction}
        choice={choice}
        address={address}
        onHow={onHow}
        onFix={({ lever, value }) => choose((before) => ({ overrides: { ...before.overrides, [lever]: value } }))}
        onForce={(force) => choose((before) => ({ overrides: withForced(before.overrides, force) }))}
      />
    </YearEditContext>
  );
}
