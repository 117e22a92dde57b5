import type { CompanyFile } from "@valora/valuation";
import { Failure } from "../../../failure.ts";
import { exampleTickers } from "../../analysis/home-example.ts";
import { appContext } from "../../context.ts";
import { failurePage } from "../../fail.ts";
import type { Route } from "./+types/example";

/** The plain data behind an example on the home page, asked for once the page is alive. They are the samples open to all. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<CompanyFile> {
  const request = context.get(appContext);
  const ticker = exampleTickers.find((each) => each === params.ticker);
  const example = ticker === undefined ? null : await request.product.showExample(ticker);
  if (!example) throw failurePage(new Failure("notFound"), request);
  return example.file;
}
