// What a reader who has used up the quota gets at each address of the site and of the API, asked for another company.
/** The company that is not open. */
export const hidden = "ABBV";

/** The answer of a route to such a reader: the plan's refusal, an answer without values, or nothing about a company at all. */
export type Row =
  | { answer: "refused" | "withheld" | "notFound"; address: string; body?: string }
  | { answer: "ofNoCompany"; why: string };
const refused = (address: string, body?: string): Row => ({
  answer: "refused",
  address,
  ...(body !== undefined && { body }),
});
const withheld = (address: string, body?: string): Row => ({
  answer: "withheld",
  address,
  ...(body !== undefined && { body }),
});
const ofNoCompany = (why: string): Row => ({ answer: "ofNoCompany", why });
const account = ofNoCompany("of the account alone");
const seen = ofNoCompany("what the person was shown on the day that it was open");
const watched = ofNoCompany("values of open companies only; app/core/usage/api/plan-limits.test.ts asks");

const shared = ofNoCompany("what the maker of the link has opened within their plan");

/** Every operation of the API. */
export const operations: Readonly<Record<string, Row>> = {
  "GET /v1/analysis": refused(`/v1/analysis?ticker=${hidden}`),
  "GET /v1/analysis.xlsx": refused(`/v1/analysis.xlsx?ticker=${hidden}`),
  "GET /v1/analysis.csv": refused(`/v1/analysis.csv?ticker=${hidden}`),
  "GET /v1/analysis.pdf": refused(`/v1/analysis.pdf?ticker=${hidden}`),
  "GET /v1/companies": withheld(`/v1/companies?query=${hidden}`),
  "GET /v1/compare": refused(`/v1/compare?tickers=${hidden}`),
  "GET /v1/compare.csv": refused(`/v1/compare.csv?tickers=${hidden}`),
  "GET /v1/figures": refused(`/v1/figures?ticker=${hidden}&of=summary/mean`),
  "GET /v1/statements": refused(`/v1/statements?ticker=${hidden}`),
  "GET /v1/statements.csv": refused(`/v1/statements.csv?ticker=${hidden}`),
  "GET /v1/value-through-time": refused(`/v1/value-through-time?ticker=${hidden}`),
  "GET /v1/ratios": refused(`/v1/ratios?ticker=${hidden}`),
  "GET /v1/data": refused(`/v1/data?ticker=${hidden}`),
  "GET /v1/technical": refused(`/v1/technical?ticker=${hidden}`),
  "GET /v1/technical.csv": refused(`/v1/technical.csv?ticker=${hidden}`),
  "GET /v1/screener": withheld("/v1/screener?limit=1000"),
  "GET /v1/screener.xlsx": withheld("/v1/screener.xlsx"),
  "GET /v1/screener.csv": withheld("/v1/screener.csv?columns=value,difference,lowest,highest,status,signal,votes"),
  "POST /v1/analyses": withheld("/v1/analyses", JSON.stringify({ tickers: [hidden, "ABT"], trace: "all" })),
  "POST /v1/narration": refused(`/v1/narration?ticker=${hidden}`, ""),
  "POST /v1/imports": ofNoCompany("uploaded figures belong to the reader"),
  "POST /v1/payment/stripe": ofNoCompany("of payments"),
  "POST /v1/contact": ofNoCompany("a message to the team"),
  "POST /v1/wrong-numbers": ofNoCompany("a message to the team"),
  "POST /v1/setup": account,
  "POST /v1/auth/sign-up": account,
  "POST /v1/auth/confirm": account,
  "POST /v1/auth/sign-in": account,
  "POST /v1/auth/sign-out": account,
  "POST /v1/auth/reset-request": account,
  "POST /v1/auth/reset": account,
  "POST /v1/auth/factor": account,
  "POST /v1/auth/passkey-options": account,
  "POST /v1/auth/passkey": account,
  "GET /v1/me": account,
  "PATCH /v1/me": account,
  "DELETE /v1/me": account,
  "GET /v1/me/export": seen,
  "GET /v1/me/sessions": account,
  "DELETE /v1/me/sessions": account,
  "DELETE /v1/me/sessions/{id}": account,
  "GET /v1/me/keys": account,
  "POST /v1/me/keys": account,
  "DELETE /v1/me/keys/{id}": account,
  "POST /v1/me/proof": account,
  "GET /v1/me/factor": account,
  "POST /v1/me/factor": account,
  "DELETE /v1/me/factor": account,
  "POST /v1/me/factor/confirm": account,
  "POST /v1/me/factor/recovery-codes": account,
  "GET /v1/me/passkeys": account,
  "POST /v1/me/passkeys": account,
  "POST /v1/me/passkeys/options": account,
  "PATCH /v1/me/passkeys/{id}": account,
  "DELETE /v1/me/passkeys/{id}": account,
  "GET /v1/popular": ofNoCompany("a sample: six companies that the readers of the house have chosen together"),
  "GET /v1/history": seen,
  "DELETE /v1/history": seen,
  "GET /v1/history/{id}": seen,
  "DELETE /v1/history/{id}": seen,
  "GET /v1/policies": account,
  "POST /v1/policies": account,
  "PUT /v1/policies/{id}": account,
  "DELETE /v1/policies/{id}": account,
  "GET /v1/versions": seen,
  "POST /v1/versions": ofNoCompany("opens the company: wiring/features/versions.server.ts"),
  "GET /v1/versions/{id}": seen,
  "DELETE /v1/versions/{id}": seen,
  "GET /v1/versions/{id}/replay": seen,
  "GET /v1/versions/{id}/difference": ofNoCompany("opens the company: wiring/features/versions.server.ts"),
  "GET /v1/share-links": account,
  "POST /v1/share-links": ofNoCompany("opens the company: wiring/features/share-links.server.ts"),
  "DELETE /v1/share-links/{id}": account,
  "POST /v1/shared": shared,
  "GET /v1/watchlist": watched,
  "POST /v1/watchlist": ofNoCompany("opens the company: wiring/features/watchlist.server.ts, withinPlan"),
  "DELETE /v1/watchlist/{id}": account,
  "PUT /v1/watchlist/{id}/price": account,
  "POST /v1/alerts": ofNoCompany("answers with the condition alone"),
  "PUT /v1/alerts/{id}": ofNoCompany("answers with the condition alone"),
  "DELETE /v1/alerts/{id}": account,
  "GET /v1/webhooks": account,
  "POST /v1/webhooks": account,
  "PATCH /v1/webhooks/{id}": account,
  "DELETE /v1/webhooks/{id}": account,
  "POST /v1/webhooks/{id}/secret": account,
  "POST /v1/webhooks/{id}/test": account,
  "GET /v1/webhooks/{id}/deliveries": seen,
  "POST /v1/webhook-deliveries/{id}/replay": account,
};

/** Pages that say nothing of a company are asked all the same, with the company wherever their address has room for a name. */
export const pages: Readonly<Record<string, Row["answer"] | Row>> = {
  "analysis/:ticker": "refused",
  "analysis/:ticker/peers": refused(`/analysis/${hidden}/peers?peers=KO`),
  "analysis/:ticker/statements": "refused",
  "analysis/:ticker/ratios": "refused",
  "analysis/:ticker/technical": "refused",
  "analysis/:ticker/story/:card?": refused(`/analysis/${hidden}/story/value`),
  "analysis/:ticker/data": "refused",
  "analysis/:ticker/filings": ofNoCompany("figures stand there only within the plan: analysis-filings.tsx, withinPlan"),
  screener: withheld(
    `/screener?query=${hidden}&columns=value,difference,lowest,highest,status,signal,votes&limit=1000`,
  ),
  compare: withheld(`/compare?tickers=${hidden}`),
  analysis: refused(`/analysis?ticker=${hidden}`),
  "example/:ticker": "notFound",
  allowance: ofNoCompany("what is left of the reader's own plan"),
  suggestions: withheld(`/suggestions?query=${hidden}`),
  "social/:kind/:name": withheld(`/social/analysis/${hidden}.png`),
  "contacto/chat": ofNoCompany("a conversation that stays open while it is listened to"),
};
