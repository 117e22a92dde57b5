import { useEffect } from "react";
import { useMatches } from "react-router";
import { rememberCompany } from "./recent-companies.ts";

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The company that the data of a result page is about; null for any other page. */
function companyIn(pageData: unknown): { ticker: string; name: string } | null {
  const page = isRecord(pageData) ? pageData.page : null;
  const file = isRecord(page) ? page.file : null;
  const fundamentals = isRecord(file) ? file.fundamentals : null;
  if (!isRecord(fundamentals)) return null;
  const { ticker, name } = fundamentals;
  return typeof ticker === "string" && typeof name === "string" ? { ticker, name } : null;
}

/** Adds the company of a result page to the recent ones. */
export function useRememberedCompany() {
  const company = companyIn(useMatches().at(-1)?.loaderData);
  const ticker = company?.ticker;
  const name = company?.name;
  useEffect(() => {
    if (ticker && name) rememberCompany({ ticker, name });
  }, [ticker, name]);
}
