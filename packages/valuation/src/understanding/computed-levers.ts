import type { Years } from "../inputs/units.ts";
import { type FlowMethodName, flowDeclarations, isFlowMethod } from "../methods/flow-declarations.ts";
import type { CompanyFile, ValuationReport } from "../report/report.ts";
import { type ExpertLever, expertLevers } from "../scenarios/assumptions.ts";
import type { QuantityName } from "../trace/quantity-names.ts";
import type { ValuationRequest } from "../value-company.ts";
import { valuedOnce } from "../valued-once.ts";
import { flowModelOf } from "./flow-model.ts";

/** The computed value of each expert lever; absent where no method of the report has it. */
export function computedLevers(
  file: CompanyFile,
  { scenario, overrides }: ValuationRequest,
): Readonly<Partial<Record<ExpertLever, number>>> {
  const leaving = (isLeft: (name: string) => boolean) => {
    const others = Object.entries(overrides).filter(([name]) => !isLeft(name));
    return valuedOnce(file, { scenario, overrides: Object.fromEntries(others) });
  };
  const isLever = (name: string) => expertLevers.some((lever) => lever === name);
  // How research is treated decides what margin, capital and growth are computed to be.
  const plain = leaving((name) => isLever(name) && name !== "researchLife");
  const untreated = overrides.researchLife === undefined ? plain : leaving(isLever);
  const leversOf = (method: FlowMethodName) => {
    const model = flowModelOf(plain, method);
    return model.kind === "flowModel" ? model.levers : {};
  };
  const { margin, salesToCapital, terminalReturn } = leversOf("discountedCashFlow");
  const computed: Readonly<Partial<Record<ExpertLever, number | undefined>>> = {
    terminalGrowth: plain.assumptions.terminalGrowth?.value,
    margin,
    salesToCapital,
    terminalReturn,
    payout: leversOf("dividendDiscount").payout ?? leversOf("earningsPerShare").payout,
    persistence: leversOf("residualIncome").persistence,
    lastTwelveMonths: plain.accounts.period === "twelveMonths" ? 1 : undefined,
    dilution: isAnyDiluted(plain) ? 0 : undefined,
    researchLife: margin === undefined ? undefined : researchLifeIn(file, untreated),
    riskFreeRate: plain.assumptions.riskFreeRate,
    equityRiskPremium: plain.assumptions.equityRiskPremium,
    beta: plain.assumptions.beta ?? undefined,
    ...conventionsIn(plain),
  };
  return Object.fromEntries(
    expertLevers.flatMap((lever) => (computed[lever] === undefined ? [] : [[lever, computed[lever]]])),
  );
}

/** The computed lever, from the trace of a method with a value. */
function conventionsIn(report: ValuationReport): Partial<Record<ExpertLever, number>> {
  const numberOf = (name: QuantityName) => {
    for (const { outcome } of report.methods) {
      if (outcome.kind !== "estimate") continue;
      const node = outcome.trace.nodes.find((each) => each.name === name);
      if (node) return node.value;
    }
    return undefined;
  };
  const exit = flowModelOf(report, "earningsPerShare");
  return without({
    fadeYears: numberOf("fadeYears"),
    keptReturn: numberOf("returnSpreadKept"),
    buybackPayout: numberOf("buybackShare"),
    goodwillInCapital: numberOf("investedCapital") === undefined ? undefined : 1,
    exitMultiple: exit.kind === "flowModel" ? exit.levers.exitMultiple : undefined,
    elapsedYears: numberOf("elapsedSinceStatements"),
  });
}

const without = (values: Partial<Record<ExpertLever, number | undefined>>): Partial<Record<ExpertLever, number>> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Whether a method gives a value of which shares that are given away take a part. */
const isAnyDiluted = ({ methods }: ValuationReport): boolean =>
  methods.some(
    ({ method, outcome }) => outcome.kind === "estimate" && isFlowMethod(method) && flowDeclarations[method].isDiluted,
  );

/** Years over which research is written off, 0 for an expense; undefined for who reports none. */
function researchLifeIn({ fundamentals }: CompanyFile, { methods }: ValuationReport): Years | undefined {
  if ((fundamentals.statements.at(-1)?.figures.researchAndDevelopment ?? 0) <= 0) return undefined;
  const outcome = methods.find(({ method }) => method === "discountedCashFlow")?.outcome;
  const nodes = outcome?.kind === "estimate" ? outcome.trace.nodes : [];
  return nodes.find(({ name }) => name === "researchLife")?.value ?? 0;
}
