import type { CompanyFile } from "@valora/valuation";
import { Failure } from "../../../failure.ts";
import { exampleTicker } from "../../analysis/home-example.ts";
import { appContext } from "../../context.ts";
import { failurePage } from "../../fail.ts";
import type { Route } from "./+types/example";

/** The plain data behind the example on the home page, asked for once the page is alive. It is the one sample open to all. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<CompanyFile> {
  const request = context.get(appContext);
  const example = params.ticker === exampleTicker ? await request.product.showExample(params.ticker) : null;
  if (!example) throw failurePage(new Failure("notFound"), request);
  return example.file;
}
