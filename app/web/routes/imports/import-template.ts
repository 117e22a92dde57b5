import { figureNames } from "@valora/valuation";
import { Failure } from "../../../failure.ts";
import { loadMessages } from "../../../messages/index.ts";
import { isLanguage } from "../../../messages/languages.ts";
import { importTemplate } from "../../../wiring/composition.server.ts";
import { appContext } from "../../context.ts";
import { failurePage } from "../../fail.ts";
import type { Route } from "./+types/import-template";

const yearsOffered = 5;

const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** An empty table with the names of all figures in one language, the last five calendar year ends, and the months since with those before. */
export async function loader({ params: { language, kind }, context }: Route.LoaderArgs) {
  if (!isLanguage(language) || (kind !== undefined && kind !== "xlsx"))
    throw failurePage(new Failure("notFound"), context.get(appContext));
  const { figures } = await loadMessages[language]();
  const lastYear = new Date().getUTCFullYear() - 1;
  const years = Array.from({ length: yearsOffered }, (_, index) => `${lastYear - yearsOffered + 1 + index}-12-31`);
  const ends = [...years, ...periodsOffered(new Date())];
  if (kind === "xlsx") {
    const rows = [["", ...ends], ...figureNames.map((name) => [figures[name]])];
    return new Response(await importTemplate(rows), {
      headers: {
        "Content-Type": workbookType,
        "Content-Disposition": `attachment; filename="valora-${language}.xlsx"`,
      },
    });
  }
  const empty = ";".repeat(ends.length);
  const lines = [["", ...ends].join(";"), ...figureNames.map((name) => `${figures[name]}${empty}`)];
  return new Response(`\ufeff${lines.join("\r\n")}\r\n`, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="valora-${language}.csv"`,
    },
  });
}

/** The months of this year up to the last quarter that is over, and the same of the year before; none before April. */
function periodsOffered(today: Date): readonly string[] {
  const months = Math.floor(today.getUTCMonth() / 3) * 3;
  if (months === 0) return [];
  const year = today.getUTCFullYear();
  const endIn = (each: number) => new Date(Date.UTC(each, months, 0)).toISOString().slice(0, 10);
  return [year - 1, year].map((each) => `${endIn(each)} (${months}M)`);
}
