import { type FigureName, figureNames } from "@valora/valuation";
import { statementPeriods } from "@valora/valuation/statements";
import * as z from "zod";
import type { StatementsAnswer } from "../../core/fundamentals/contracts/statements.ts";
import { readStatementsQuery } from "../../core/fundamentals/use-cases/show-statements.ts";
import { spokenName } from "../../messages/company-name.ts";
import { pageAt, tickerArgument, writtenArguments } from "../question.ts";
import { tool } from "../tool.ts";

/** The lines that most questions are about. */
const usualFigures: readonly FigureName[] = [
  "revenue",
  "ebit",
  "netIncome",
  "epsDiluted",
  "totalAssets",
  "totalDebt",
  "totalEquity",
  "operatingCashFlow",
  "capitalExpenditure",
  "freeCashFlow",
];
const usualPeriods = 5;
const mostPeriods = 12;
const day = z.iso.date();

/** Accounts as filed. */
export const readStatements = tool({
  name: "read_statements",
  input: ({ t }) =>
    z.object({
      ticker: tickerArgument(t),
      period: z.enum(statementPeriods).default("annual").describe(t("mcp.arguments.period")),
      figures: z.array(z.enum(figureNames)).min(1).max(40).optional().describe(t("mcp.arguments.figures")),
      periods: z.int().min(1).max(mostPeriods).default(usualPeriods).describe(t("mcp.arguments.periods")),
      asOf: day.optional().describe(t("mcp.arguments.asOf")),
    }),
  output: z.object({
    ticker: z.string(),
    name: z.string(),
    currency: z.string(),
    provider: z.string(),
    /** Oldest first; each figure below has one value for each. */
    periods: z.array(
      z.object({
        end: day,
        months: z.int(),
        form: z.string().nullable(),
        accession: z.string().nullable(),
        filedAt: day.nullable(),
      }),
    ),
    figures: z.array(
      z.object({
        figure: z.enum(figureNames),
        label: z.string(),
        values: z.array(z.number().nullable()),
        /** Why a value is null, in the order of the periods. */
        reasons: z.array(z.string().nullable()).nullable(),
      }),
    ),
    page: z.string(),
  }),
  answer: async (context, { ticker, period, periods, asOf, figures = usualFigures }) => {
    const { product, reader, signal } = context;
    const query = readStatementsQuery(writtenArguments({ ticker, period, asOf }), product.tickerMeant);
    const answer = await product.showStatements(reader, query, signal);
    return {
      ...{ ticker: answer.ticker, name: spokenName(answer.name), currency: answer.currency },
      provider: answer.provider,
      periods: answer.columns
        .slice(-periods)
        .map(({ periodEnd: end, months, form, accession, filedAt }) => ({ end, months, form, accession, filedAt })),
      figures: linesOf(answer, figures).map(({ figure, cells }) => ({
        figure,
        label: reader.t(`figures.${figure}`),
        ...valuesOf(cells.slice(-periods)),
      })),
      page: pageAt(context, `/analysis/${encodeURIComponent(answer.ticker)}/statements`),
    };
  },
});

const linesOf = ({ statements }: StatementsAnswer, figures: readonly FigureName[]) =>
  statements.flatMap(({ lines }) => lines.filter(({ figure }) => figures.includes(figure)));

function valuesOf(cells: StatementsAnswer["statements"][number]["lines"][number]["cells"]) {
  const reasons = cells.map((cell) => (cell.value === null ? cell.reason : null));
  return {
    values: cells.map(({ value }) => value),
    reasons: reasons.every((reason) => reason === null) ? null : reasons,
  };
}
