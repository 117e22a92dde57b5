import { issuerOf, listedName } from "../names.ts";
import type { Source } from "../read-source.ts";
import { kindOfListing } from "./classify-listing.ts";
import { americanDraft, type Draft, isNoOneElses, symbolOf } from "./listing-draft.ts";

/** The American list: its common shares, and what else their issuers have listed. */
export function americanDrafts({
  americanTickers,
  companyNames,
}: Pick<Source, "americanTickers" | "companyNames">): Draft[] {
  const drafts = americanTickers.map(({ symbol = "", name = "", marketCap = "", industry = "" }) => {
    const kind = kindOfListing(symbol, name);
    const listed = kind === "commonShare" || kind === "spac" ? listedName(name) : name.replace(/\s+/g, " ").trim();
    const shown = companyNames[symbolOf(symbol)] ?? listed;
    const mayBeShell = ["Finance", "Uncategorized", ""].includes(industry);
    const value = Number(marketCap) || 0;
    const isShell = mayBeShell && value === 0 && kind === "commonShare" && numberedShell.test(shown);
    const draft = { ...americanDraft(symbolOf(symbol), shown, isShell ? "spac" : kind, value), mayBeShell };
    return { draft, symbol, issuer: issuerOf(name) };
  });
  const known = new Set(drafts.map(({ draft }) => draft.ticker));
  for (const group of Map.groupBy(drafts, ({ issuer }) => issuer).values()) {
    markShells(group);
    linkCommonShares(group, known);
  }
  return drafts.map(({ draft }) => draft);
}

/** Sponsors float one shell after another, and number them: Cantor Equity Partners VII, SilverBox Corp V. */
const numberedShell =
  /\b(?:Capital|Equity|Investments?|Growth|Partners|Holdings|Corp|Corporation|Company)\b.*\b[IVX]+\b(?: Inc\.?| Co\.?| Ltd\.?)?$/;

type Listed = { draft: Draft; symbol: string };

/** An issuer in finance with units on the list is a company that was floated to buy another one. */
function markShells(group: readonly Listed[]): void {
  if (!group.some(({ draft }) => draft.kind === "unit")) return;
  for (const { draft } of group) if (draft.mayBeShell && draft.kind === "commonShare") draft.kind = "spac";
}

function linkCommonShares(group: readonly Listed[], known: ReadonlySet<string>): void {
  const sibling = group.find(({ draft }) => draft.kind === "commonShare")?.draft.ticker ?? null;
  for (const { draft, symbol } of group) {
    if (isNoOneElses.has(draft.kind)) continue;
    const [stem = ""] = symbol.split("^");
    draft.commonShare = symbol.includes("^") && known.has(stem) ? stem : sibling;
  }
}
