import * as z from "zod";
import { SkippedRow } from "../../features/portfolio/contracts/portfolio.ts";
import { fieldsIn } from "../accounts/account-form.ts";
import { mostTold } from "./portfolio-form.ts";

const Told = z.array(SkippedRow).max(mostTold);

const isOfNoPosition: readonly SkippedRow["reason"][] = ["movement", "total", "closed"];

/** What of the skipped rows is told again with the positions that are left. */
export const rowsToTell = (skipped: readonly SkippedRow[]): readonly SkippedRow[] =>
  skipped.filter(({ reason }) => !isOfNoPosition.includes(reason)).slice(0, mostTold);

/** The rows that were skipped when the positions of a form were first read; none where others came in their place. */
export function rowsTold(form: FormData): readonly SkippedRow[] {
  const field = fieldsIn(form);
  const lines = (name: string) => field(name).split(/\r\n?|\n/);
  const before = new Set(lines("written"));
  if (!lines("table").some((line) => line !== "" && before.has(line))) return [];
  try {
    return Told.safeParse(JSON.parse(field("told"))).data ?? [];
  } catch {
    return [];
  }
}
