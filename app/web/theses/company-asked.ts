import { data, redirect } from "react-router";
import { readTicker } from "../../core/analysis/use-cases/read-analysis-query.ts";
import { Failure } from "../../failure.ts";
import { type RefusedForm, responseTo } from "../accounts/account-form.ts";
import { addressOfThesis } from "../components/theses/thesis-table.tsx";
import type { RequestContext } from "../context.ts";
import { localAddress } from "../session/address.ts";

/** On to the thesis of the company that a list of theses was asked for; what means no company comes back with the reason. */
export function companyAsked(url: URL, { product }: RequestContext, place?: string): RefusedForm | null {
  const typed = url.searchParams.get("ticker");
  if (typed === null) return null;
  let ticker: string;
  try {
    ticker = readTicker(typed, product.tickerMeant);
  } catch (error) {
    const { code, params } = Failure.from(error);
    if (code === "unexpected") throw error;
    return { code, params, typed: { ticker: typed }, form: "" };
  }
  throw redirect(localAddress(addressOfThesis(ticker, place), url.searchParams.get("lang")));
}

/** A list with what was refused of the company that it was asked for. */
export const withRefused = <List extends object>(list: List, refused: RefusedForm | null) =>
  data({ ...list, refused }, refused === null ? undefined : responseTo(new Failure(refused.code, refused.params)));
