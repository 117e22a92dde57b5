import { referenceLeaf } from "../../company/references.ts";
import { type ByScenario, positionOf } from "../../scenarios/settings.ts";
import { derive, type Step } from "../../trace/trace.ts";
import { perShare } from "../../trace/traced-formulas/figures.ts";
import { type Appraisal, type Method, notApplicable, valued } from "../appraisal.ts";
import { predictionDeclaration } from "./declaration.ts";

/**
 * The market price of a company with these fundamentals, learnt from many others: the installed model's answer
 * (`predictCompany`) on one share. It stands in `CompanyFile.prediction`, so neither rates nor growth move it.
 *
 *   value = market value of all shares that the model gives in the middle / shares
 *
 * The conservative and the optimistic scenario are the ends of the band that holds 80 % of later, unseen cases. It votes in
 * the sectors in which it has earned that on years it had not seen.
 *
 * Not applicable: `modelNotInstalled`, `holding`, `distressed`, `sharesMissing`, and the model's own refusals.
 *
 * @see Geertsema & Lu (2023), "Relative Valuation with Machine Learning", Journal of Accounting Research 61(1)
 */
export const prediction: Method = ({ prediction: answer, classification, fundamentals, shares }) => {
  const { type } = classification;
  if (answer === null || answer === undefined) return notApplicable("modelNotInstalled", "comparableMultiples");
  if (type === "holding") return notApplicable("holding", "netAssetValue");
  if (type === "distressed") return notApplicable("distressed", "netAssetValue");
  if (answer.kind === "refused") return notApplicable(answer.reason, "comparableMultiples");
  if (!shares) return notApplicable("sharesMissing");
  const { equityValue, modelVersion, levelAsOf } = answer;
  const { low, middle, high } = equityValue;
  const source = `Valora model ${modelVersion}`;
  const amountOf = (value: number) =>
    referenceLeaf("predictedEquityValue", { value, asOf: levelAsOf, source }, "money", fundamentals.ticker);
  const share = (value: number, name: "valuePerShare" | "predictionLow" | "predictionHigh" = "valuePerShare") =>
    derive(name, perShare, { amount: amountOf(value), shares });
  const values: ByScenario<Step> = { conservative: share(low), neutral: share(middle), optimistic: share(high) };
  return {
    kind: "appraisal",
    variant: "peerImplied",
    levers: predictionDeclaration.levers,
    warnings: [],
    notVotingReason: answer.votes ? null : "voteNotEarned",
    value: (settings) => {
      const result = values[positionOf(settings, "band")];
      const { amount } = result.inputs;
      return {
        ...valued(result),
        notAboveZero: "notFinite",
        details: () => ({
          drivers: amount !== undefined && "kind" in amount ? [amount] : [],
          warnings: [],
          besides: () => [share(low, "predictionLow"), share(high, "predictionHigh")],
        }),
      };
    },
  } satisfies Appraisal;
};
