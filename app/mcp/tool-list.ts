import type { McpProduct, Tool } from "./tool.ts";
import { compareCompanies } from "./tools/compare-companies.ts";
import { draftThesis } from "./tools/draft-thesis.ts";
import { explainFigure } from "./tools/explain-figure.ts";
import { readStatements } from "./tools/read-statements.ts";
import { reverseValuation } from "./tools/reverse-valuation.ts";
import { screenCompanies } from "./tools/screen-companies.ts";
import { searchCompanies } from "./tools/search-companies.ts";
import { sensitivity } from "./tools/sensitivity.ts";
import { valueCompany } from "./tools/value-company.ts";
import { whatIf } from "./tools/what-if.ts";

const always: readonly Tool[] = [
  searchCompanies,
  valueCompany,
  whatIf,
  explainFigure,
  reverseValuation,
  sensitivity,
  compareCompanies,
  screenCompanies,
  readStatements,
];

/** The tools of an installation: a thesis is drafted only where a language model is set up. */
export const toolsOf = ({ narrationModel }: Pick<McpProduct, "narrationModel">): readonly Tool[] =>
  narrationModel === null ? always : [...always, draftThesis];
