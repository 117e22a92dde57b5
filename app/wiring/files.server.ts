import { expertLevers, type QuantityName } from "@valora/valuation";
import { version } from "../config/app-folder.server.ts";
import type { AnalysisQuery } from "../core/analysis/contracts/analysis-query.ts";
import { type AnalyseOptions, type Analysis, analyseCompany } from "../core/analysis/use-cases/analyse-company.ts";
import { analysisAnswer } from "../core/analysis/use-cases/analysis-answer.ts";
import { analysisWithInputs, steered } from "../core/analysis/use-cases/analysis-with-inputs.ts";
import { pageAddress } from "../core/analysis/use-cases/answer-links.ts";
import { tearSheetOf } from "../core/analysis/use-cases/tear-sheet.ts";
import type { Context } from "../core/shared/use-cases/context.ts";
import { type UsageContext, withQuota } from "../core/usage/use-cases/with-quota.ts";
import { analysisTable } from "../documents/analysis-table.ts";
import { writeInThread } from "../documents/tear-sheet/write-in-thread.ts";
import { analysisWorkbook } from "../documents/workbook/analysis-workbook.ts";
import { quantityOfLever } from "../documents/workbook/changes-sheet.ts";
import { analyseImport } from "../features/imports/use-cases/analyse-import.ts";
import type { ImportStore } from "../features/imports/use-cases/import-company-data.ts";
import type { Language } from "../messages/languages.ts";
import type { CompanyReader } from "./analyses.server.ts";

/** The assumptions that a question sets, as traces call them. */
const chosenIn = ({ wacc, growth, levers }: AnalysisQuery): readonly QuantityName[] => [
  ...expertLevers.flatMap((lever) => (levers?.[lever] === undefined ? [] : [quantityOfLever[lever]])),
  ...(wacc === undefined ? [] : (["wacc"] as const)),
  ...(growth === undefined ? [] : (["growth"] as const)),
];

/** With all methods, whichever were asked for: its summary is computed from their cells. */
function workbookOf(analysis: Analysis, { language, policy = null }: CompanyReader): Promise<Uint8Array<ArrayBuffer>> {
  const query = { ...analysis.query, methods: undefined };
  return analysisWorkbook(analysisAnswer({ ...analysis, query }, null, { policy }), language, chosenIn(query));
}

type FileParts = { context: Context; imports: ImportStore; usage: UsageContext; digest: (text: string) => string };

/** Analyses to take away, each within its reader's plan. */
export const filesOf = ({ context, imports, usage, digest }: FileParts) => ({
  /** An Excel workbook whose results are formulas. */
  exportWorkbook: (reader: CompanyReader, query: AnalysisQuery, options?: AnalyseOptions) => {
    const { caller = null, language } = reader;
    return withQuota(usage, { caller, ticker: query.ticker }, async () =>
      workbookOf(await analysisWithInputs(context, { language, caller }, query, options), reader),
    );
  },
  /** Comma-separated values, one row a method. */
  exportTable: (
    { caller = null, language, policy = null }: CompanyReader,
    query: AnalysisQuery,
    options?: AnalyseOptions,
  ) =>
    withQuota(usage, { caller, ticker: query.ticker }, async () =>
      analysisTable(
        analysisAnswer(await analyseCompany(context, { language, caller }, query, options), null, { policy }),
      ),
    ),
  /** One page to print and its appendix; `origin` is where this installation is reached. */
  exportTearSheet: (reader: CompanyReader & { origin: string }, query: AnalysisQuery, options?: AnalyseOptions) => {
    const { caller = null, language, origin, policy = null } = reader;
    return withQuota(usage, { caller, ticker: query.ticker }, async () => {
      const analysis = await analyseCompany(context, { language, caller }, query, options);
      const path = pageAddress(analysis.query);
      return writeInThread({ sheet: tearSheetOf(analysis, { origin, path, version, digest, policy }), language });
    });
  },
  /** An import, as a file to download. */
  exportImport: async (asked: Parameters<typeof analyseImport>[2], { format, language, address }: ImportExport) => {
    const analysis = await analyseImport(context, imports, asked);
    if (format === "csv") return new TextEncoder().encode(analysisTable(analysisAnswer(analysis, null)));
    if (format === "xlsx") return workbookOf(steered(analysis), { language });
    const path = `${address.pathname}${address.search}`;
    return writeInThread({
      sheet: tearSheetOf(analysis, { origin: address.origin, path, version, digest }),
      language,
    });
  },
});

export type ImportExport = {
  format: "pdf" | "xlsx" | "csv";
  language: Language;
  /** The page with the same assumptions. */
  address: URL;
};
