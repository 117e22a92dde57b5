import { data, redirect } from "react-router";
import { readTicker } from "../../core/analysis/use-cases/read-analysis-query.ts";
import { Failure, type FailureCode } from "../../failure.ts";
import type { RequestContext } from "../context.ts";
import { localAddress } from "../session/address.ts";
import { type RefusedForm, responseTo } from "./account-form.ts";

type ListOrCompany<List> = {
  list(): Promise<List>;
  /** Throws `tickerNotFound` where there is no such company. */
  find(ticker: string): Promise<unknown>;
  addressOf(ticker: string): string;
};

/** What is to be corrected in the field; any other failure is none of what was typed. */
const ofField: readonly FailureCode[] = ["tickerInvalid", "tickerNotFound"];

/** A list, or the way to the page of the company that it was asked for. What means no company comes back with the reason. */
export async function listOrCompany<List extends object>(
  url: URL,
  { product }: RequestContext,
  { list, find, addressOf }: ListOrCompany<List>,
) {
  const typed = url.searchParams.get("ticker");
  const answer = async (refused: RefusedForm | null) => ({ ...(await list()), refused });
  if (typed === null) return data(await answer(null));
  try {
    const ticker = readTicker(typed, product.tickerMeant);
    await find(ticker);
    return redirect(localAddress(addressOf(ticker), url.searchParams.get("lang")));
  } catch (error) {
    const failure = Failure.from(error);
    const { code, params } = failure;
    if (!ofField.includes(code)) throw error;
    return data(await answer({ code, params, typed: { ticker: typed }, form: "" }), responseTo(failure));
  }
}
