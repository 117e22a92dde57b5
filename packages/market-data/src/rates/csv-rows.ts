import { parse } from "csv-parse/sync";
import { ProviderFailure } from "../provider.ts";

/**
 * Rows of a comma-separated text by the names of its first row. Quoted cells may hold commas, quotes and line ends. A text
 * that breaks the format fails as unreadable.
 */
export function csvRows(provider: string, text: string): readonly Readonly<Record<string, string>>[] {
  try {
    return parse(text, { bom: true, columns: true, relax_column_count: true, skip_empty_lines: true });
  } catch (cause) {
    throw new ProviderFailure(provider, "unreadable", { cause, detail: "wrongShape" });
  }
}
