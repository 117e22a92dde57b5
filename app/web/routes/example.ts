import type { CompanyFile } from "@valora/valuation";
import { Failure } from "../../failure.ts";
import { appContext } from "../context.ts";
import { failurePage } from "../fail.ts";
import type { Route } from "./+types/example";

/** The plain data behind the example on the home page, asked for once the page is alive. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<CompanyFile> {
  const request = context.get(appContext);
  const isOffered = request.product.popular.includes(params.ticker);
  const example = isOffered ? await request.product.showExample(params.ticker) : null;
  if (!example) throw failurePage(new Failure("notFound"), request);
  return example.file;
}
