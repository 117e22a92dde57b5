import { type FigureName, type Fundamentals, figureNames } from "@valora/valuation";
import { Failure } from "../../../failure.ts";
import { loadMessages } from "../../../messages/index.ts";
import { isLanguage } from "../../../messages/languages.ts";
import { importTemplate } from "../../../wiring/composition.server.ts";
import { appContext } from "../../context.ts";
import { failurePage } from "../../fail.ts";
import type { Route } from "./+types/import-template";

const yearsOffered = 5;

const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** A table with the names of all figures in one language, the last five calendar year ends, and the months since with those before; empty, but for the figures that are known of the company asked for. */
export async function loader({ url, params: { language, kind }, context }: Route.LoaderArgs) {
  if (!isLanguage(language) || (kind !== undefined && kind !== "xlsx"))
    throw failurePage(new Failure("notFound"), context.get(appContext));
  const { figures } = await loadMessages[language]();
  const lastYear = new Date().getUTCFullYear() - 1;
  const known = context.get(appContext).product.figuresAtHand(url.searchParams.get("ticker") ?? "");
  const years = yearsUpTo(lastYear, known);
  const ends = [...years, ...periodsOffered(new Date())];
  const cells = (name: FigureName) => years.map((end) => figureAt(known, end, name));
  if (kind === "xlsx") {
    const rows = [["", ...ends], ...figureNames.map((name) => [figures[name], ...cells(name)])];
    return new Response(await importTemplate(rows), {
      headers: {
        "Content-Type": workbookType,
        "Content-Disposition": `attachment; filename="valora-${language}.xlsx"`,
      },
    });
  }
  const later = ";".repeat(ends.length - years.length);
  const lines = [
    ["", ...ends].join(";"),
    ...figureNames.map((name) => `${[figures[name], ...cells(name)].join(";")}${later}`),
  ];
  return new Response(`\ufeff${lines.join("\r\n")}\r\n`, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="valora-${language}.csv"`,
    },
  });
}

/** The last five year ends: those of the company's own fiscal year, where some of it is known. */
function yearsUpTo(lastYear: number, known: Fundamentals | null): readonly string[] {
  const day = known?.statements.at(-1)?.fiscalYearEnd.slice(4) ?? "-12-31";
  return Array.from({ length: yearsOffered }, (_, index) => `${lastYear - yearsOffered + 1 + index}${day}`);
}

const figureAt = (known: Fundamentals | null, end: string, name: FigureName): string =>
  String(known?.statements.find(({ fiscalYearEnd }) => fiscalYearEnd === end)?.figures[name] ?? "");

/** The months of this year up to the last quarter that is over, and the same of the year before; none before April. */
function periodsOffered(today: Date): readonly string[] {
  const months = Math.floor(today.getUTCMonth() / 3) * 3;
  if (months === 0) return [];
  const year = today.getUTCFullYear();
  const endIn = (each: number) => new Date(Date.UTC(each, months, 0)).toISOString().slice(0, 10);
  return [year - 1, year].map((each) => `${endIn(each)} (${months}M)`);
}
