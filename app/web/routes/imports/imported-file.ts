import { Failure } from "../../../failure.ts";
import { pageRequest } from "../../analysis/analysis-request.ts";
import { appContext } from "../../context.ts";
import { knownFailurePage } from "../../or-failure-page.ts";
import { visitorIn } from "../../session/visitor-cookie.ts";
import type { Route } from "./+types/imported-file";

const types = {
  pdf: "application/pdf",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
} as const;

const isFormat = (text: string): text is keyof typeof types => Object.hasOwn(types, text);

/** The analysis of uploaded financials as a file, for the visitor who uploaded them. */
export async function loader({ request, url, params: { id, format }, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  try {
    if (!isFormat(format)) throw new Failure("notFound");
    const asked = pageRequest("IMPORT", url.searchParams, app.viewer.language);
    if (asked.kind === "redirect" || asked.failure) throw new Failure("requestMalformed");
    const owner = visitorIn(request.headers.get("cookie"));
    const address = new URL(`/import/${encodeURIComponent(id)}${url.search}`, request.url);
    const file = await app.product.exportImport(
      { owner, id, query: asked.query },
      { format, language: app.viewer.language, address },
    );
    return new Response(file, {
      headers: {
        "Content-Type": types[format],
        "Content-Disposition": `attachment; filename="valora.${format}"`,
        "Cache-Control": "no-store",
      },
    });
  } catch (error) {
    throw knownFailurePage(error, app);
  }
}
