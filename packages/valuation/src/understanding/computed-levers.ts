import { type ExpertLever, expertLevers } from "../assumptions.ts";
import type { CompanyFile } from "../report.ts";
import { type ValuationRequest, valueCompany } from "../value-company.ts";
import { flowModelOf } from "./flow-model.ts";

type FlowMethod = "discountedCashFlow" | "dividendDiscount" | "residualIncome" | "earningsPerShare";

/** What the engine uses for each lever when the expert sets none; absent where no method of the report has it. */
export function computedLevers(
  file: CompanyFile,
  { scenario, overrides }: ValuationRequest,
): Readonly<Partial<Record<ExpertLever, number>>> {
  const others = Object.entries(overrides).filter(([name]) => expertLevers.every((lever) => lever !== name));
  const plain = valueCompany(file, { scenario, overrides: Object.fromEntries(others) });
  const leversOf = (method: FlowMethod) => {
    const model = flowModelOf(plain, method);
    return model.kind === "flowModel" ? model.levers : {};
  };
  const { margin, salesToCapital, terminalReturn } = leversOf("discountedCashFlow");
  const computed: Readonly<Record<ExpertLever, number | undefined>> = {
    terminalGrowth: plain.assumptions.terminalGrowth?.value,
    margin,
    salesToCapital,
    terminalReturn,
    payout: leversOf("dividendDiscount").payout ?? leversOf("earningsPerShare").payout,
    persistence: leversOf("residualIncome").persistence,
  };
  return Object.fromEntries(
    expertLevers.flatMap((lever) => (computed[lever] === undefined ? [] : [[lever, computed[lever]]])),
  );
}
