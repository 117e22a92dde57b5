import { useEffect } from "react";
import { useMatches } from "react-router";
import { rememberCompany } from "./recent-companies.ts";

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The company that the data of a page is about: of a result, or of what is only read of it; null for any other page. */
export function companyIn(pageData: unknown): { ticker: string; name: string } | null {
  if (!isRecord(pageData)) return null;
  const { page, answer, failed } = pageData;
  const file = isRecord(page) ? page.file : null;
  const about = isRecord(file) ? file.fundamentals : isRecord(failed) && failed.quickLook ? failed : answer;
  if (!isRecord(about)) return null;
  const { ticker, name } = about;
  return typeof ticker === "string" && typeof name === "string" ? { ticker, name } : null;
}

/** Adds the company of a page to the recent ones. */
export function useRememberedCompany() {
  const company = companyIn(useMatches().at(-1)?.loaderData);
  const ticker = company?.ticker;
  const name = company?.name;
  useEffect(() => {
    if (ticker && name) rememberCompany({ ticker, name });
  }, [ticker, name]);
}
