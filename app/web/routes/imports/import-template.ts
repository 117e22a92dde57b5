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

/** An empty table with the names of all figures in one language and the last five calendar year ends. */
export async function loader({ params: { language, kind }, context }: Route.LoaderArgs) {
  if (!isLanguage(language) || (kind !== undefined && kind !== "xlsx"))
    throw failurePage(new Failure("notFound"), context.get(appContext));
  const { figures } = await loadMessages[language]();
  const lastYear = new Date().getUTCFullYear() - 1;
  const ends = Array.from({ length: yearsOffered }, (_, index) => `${lastYear - yearsOffered + 1 + index}-12-31`);
  if (kind === "xlsx") {
    const rows = [["", ...ends], ...figureNames.map((name) => [figures[name]])];
    return new Response(await importTemplate(rows), {
      headers: {
        "Content-Type": workbookType,
        "Content-Disposition": `attachment; filename="valora-${language}.xlsx"`,
      },
    });
  }
  const empty = ";".repeat(yearsOffered);
  const lines = [["", ...ends].join(";"), ...figureNames.map((name) => `${figures[name]}${empty}`)];
  return new Response(`\ufeff${lines.join("\r\n")}\r\n`, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="valora-${language}.csv"`,
    },
  });
}
