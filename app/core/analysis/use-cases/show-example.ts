import { CompanyUnavailable } from "@valora/market-data";
import { type CompanyFile, type ValuationReport, type ValuationView, valuedOnce } from "@valora/valuation";
import type { Context } from "../../shared/use-cases/context.ts";
import { rememberingFiles } from "./remembered-file.ts";

export type Example = { file: CompanyFile; report: ValuationReport };

/** The same few for all readers: what else is asked for does not drive them out. */
const MOST_EXAMPLES = 8;
const exampleFile = rememberingFiles(MOST_EXAMPLES);

/**
 * The company that the home page shows, valued like any other but not recorded: no reader asked for it. Null when its
 * data cannot be had, because the page works without it.
 */
export async function showExample(
  context: Context,
  ticker: string,
  view: ValuationView = "absolute",
): Promise<Example | null> {
  try {
    const file = exampleFile(
      context,
      await context.marketData.fundamentalsOf(ticker),
      context.now().toISOString().slice(0, 10),
    );
    return { file, report: valuedOnce(file, { scenario: "neutral", overrides: { view } }) };
  } catch (error) {
    if (error instanceof CompanyUnavailable) return null;
    throw error;
  }
}
