import type { Analysis } from "../../core/analysis/use-cases/analyse-company.ts";
import { spokenName } from "../../messages/company-name.ts";
import { translatorFor } from "../../messages/index.ts";
import type { Language } from "../../messages/languages.ts";
import { resultData } from "../content/structured-data.ts";

type Shown = { url: URL; language: Language; isin: string | null; picture: string };

/** What programs read of a result; null where the address asks a question of its own: search engines keep the plain one. */
export async function resultDataOf({ file: { fundamentals } }: Analysis, { url, language, isin, picture }: Shown) {
  if ([...url.searchParams.keys()].some((name) => name !== "lang")) return null;
  const t = await translatorFor(language);
  const { ticker, exchange, statements, quote } = fundamentals;
  const name = spokenName(fundamentals.name);
  const [first, last] = [statements[0], statements.at(-1)];
  const to = last?.fiscalYearEnd ?? null;
  return resultData({
    origin: url.origin,
    path: `/analysis/${encodeURIComponent(ticker)}`,
    language,
    title: t("analysis.meta.title", { ticker, name }),
    description: t("analysis.meta.description", { ticker, name }),
    company: { ticker, name: fundamentals.name, exchange, isin },
    changedOn: quote?.asOf.slice(0, 10) ?? to,
    covers: first === undefined || last === undefined || to === null ? null : { from: first.fiscalYearEnd, to },
    picture,
  });
}
