import * as z from "zod";
import { companiesLimit, FormerName, longestCompaniesQuery } from "../../core/lists/contracts/companies.ts";
import { companiesAnswer } from "../../core/lists/use-cases/search-companies.ts";
import { tool } from "../tool.ts";

const usual = 5;

/** Companies by symbol, name or identifier. */
export const searchCompanies = tool({
  name: "search_companies",
  input: ({ t }) =>
    z.object({
      query: z.string().min(1).max(longestCompaniesQuery).describe(t("mcp.arguments.query")),
      limit: z
        .int()
        .min(companiesLimit.minimum)
        .max(companiesLimit.maximum)
        .default(usual)
        .describe(t("mcp.arguments.limit")),
    }),
  output: z.object({
    companies: z.array(
      z.object({
        ticker: z.string(),
        name: z.string(),
        exchange: z.string().nullable(),
        currency: z.string().nullable(),
        /** Whether it can be valued. */
        hasAccounts: z.boolean(),
        /** Whether a few figures can be read, without a valuation. */
        hasHeadlines: z.boolean(),
        isin: z.string().nullable(),
        /** The company that was asked for and is not listed any more, where this one went on with its business. */
        former: FormerName.optional(),
      }),
    ),
    /** How many others a larger limit would give. */
    more: z.int(),
  }),
  answer: async ({ product }, { query, limit }) => {
    const asked = { text: query, limit: companiesLimit.maximum };
    const { companies } = companiesAnswer(asked, product.searchCompanies(asked));
    return {
      more: Math.max(0, companies.length - limit),
      companies: companies
        .slice(0, limit)
        .map(({ ticker, name, exchange, currency, hasData, hasHeadlines = false, isin, former }) => ({
          ...{ ticker, name, exchange, currency, isin },
          ...{ hasAccounts: hasData, hasHeadlines },
          ...(former && { former }),
        })),
    };
  },
});
