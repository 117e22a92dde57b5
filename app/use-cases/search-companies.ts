import type { Listing } from "@valora/market-data";
import {
  type CompaniesQuery,
  companiesLimit,
  companiesParameters,
  longestCompaniesQuery,
  usualCompaniesLimit,
} from "../contracts/companies.ts";
import { Failure } from "../failure.ts";
import type { Context } from "./context.ts";
import { readChoice, readInteger, readParameters } from "./read-parameters.ts";

/** Companies by symbol or by name, best first; a listed one without data is found too, and says so. */
export function searchCompanies({ marketData }: Context, { text, limit }: CompaniesQuery): readonly Listing[] {
  return marketData.search(text, { limit });
}

/** The question in an address. */
export function readCompaniesQuery(entries: Iterable<readonly [string, string]>): CompaniesQuery {
  const given = readParameters(entries, { known: companiesParameters, required: ["query"] });
  const text = (given.get("query") ?? "").trim();
  if (text.length > longestCompaniesQuery) {
    throw new Failure("outOfRange", { param: "query", minimum: 0, maximum: longestCompaniesQuery });
  }
  const language = given.get("lang");
  if (language !== undefined) readChoice("lang", language, ["es", "en", "it"]);
  const limit = given.get("limit");
  return { text, limit: limit === undefined ? usualCompaniesLimit : readInteger("limit", limit, companiesLimit) };
}
