import type { AnalysisQuery } from "../../core/analysis/contracts/analysis-query.ts";
import type { Context } from "../../core/shared/use-cases/context.ts";
import type { uploadReader } from "../../features/imports/reading/read-upload.ts";
import { analyseImport } from "../../features/imports/use-cases/analyse-import.ts";
import {
  type ImportRequest,
  type ImportStore,
  importCompanyData,
} from "../../features/imports/use-cases/import-company-data.ts";
import type { DeclaredTable } from "../../features/imports/use-cases/read-financials.ts";
import type { Upload } from "../../features/imports/use-cases/upload.ts";
import { valueUploadedFinancials } from "../../features/imports/use-cases/value-uploaded-financials.ts";
import { importVocabularyIn } from "../../messages/import-vocabulary.ts";
import { languages } from "../../messages/languages.ts";

export type Financials = { upload: Upload; fields: DeclaredTable["fields"]; query: AnalysisQuery };

const vocabulariesOf = () => Promise.all(languages.map(importVocabularyIn));

/** Without browsers to serve, no imports are kept. */
export const withoutImports: ImportStore = {
  keep: async () => {
    throw new Error("imports are not kept here");
  },
  find: async () => null,
};

type Parts = { imports: ImportStore; readUpload: ReturnType<typeof uploadReader> };

/** Imports: read, valued and shown again. */
export const importsIn = (context: Context, { imports, readUpload }: Parts) => ({
  importCompanyData: async (request: ImportRequest) =>
    importCompanyData(context, imports, { request, vocabularies: await vocabulariesOf() }),
  readUpload,
  valueUploadedFinancials: async ({ upload, fields, query }: Financials) => {
    const { table, fields: declared } = await readUpload(upload);
    const declaredTable = { table, fields: { ...fields, ...declared } };
    return valueUploadedFinancials(context, { declaredTable, vocabularies: await vocabulariesOf(), query });
  },
  analyseImport: (asked: Parameters<typeof analyseImport>[2]) => analyseImport(context, imports, asked),
});
