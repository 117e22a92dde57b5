import type { CompanyFile, ValuationReport, ValuationRequest } from "@valora/valuation";
import type { Choice, Choose } from "../analysis-choice.ts";
import type { Refused } from "../refused.ts";

/** Dependencies of the editor of years on the page around it. */
export type YearEdit = {
  file: CompanyFile;
  report: ValuationReport;
  request: ValuationRequest;
  choice: Choice;
  refused: Refused;
  address: string;
  choose: Choose;
};
