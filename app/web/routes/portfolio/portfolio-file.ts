import { redirect } from "react-router";
import { portfolioTable } from "../../../documents/portfolio-table.ts";
import { Failure } from "../../../failure.ts";
import { appContext } from "../../context.ts";
import { failurePage } from "../../fail.ts";
import { valuedForm } from "../../portfolio/valued-form.server.ts";
import { localAddress } from "../../session/address.ts";
import type { Route } from "./+types/portfolio-file";

const types = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
} as const;
const isFormat = (text: string): text is keyof typeof types => Object.hasOwn(types, text);

/** Nothing is kept of which a file could be made: the form is where it is sent from. */
export const loader = ({ url }: Route.LoaderArgs) => redirect(localAddress("/portfolio", url.searchParams.get("lang")));

/** The portfolio of a form as a file. */
export async function action({ request, params: { format }, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  if (!isFormat(format)) throw failurePage(new Failure("notFound"), asked);
  const { answer, failure } = await valuedForm(request, asked);
  if (answer === null) {
    const { code, params } = failure ?? { code: "positionsMissing" as const, params: {} };
    throw failurePage(new Failure(code, params), asked);
  }
  const { product, viewer } = asked;
  const file =
    format === "csv" ? portfolioTable(answer) : await product.exportPortfolioWorkbook(answer, viewer.language);
  return new Response(file, {
    headers: {
      "Content-Type": types[format],
      "Content-Disposition": `attachment; filename="valora-portfolio.${format}"`,
      "Cache-Control": "no-store",
    },
  });
}
