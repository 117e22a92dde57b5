import type { AnalysisPageData } from "./analysis-page-data.ts";
import type { Analysis } from "./use-analysis.ts";

/** The data of a part of the page. */
export type AnalysisPartProps = { analysis: Analysis; data: AnalysisPageData; address: string };
