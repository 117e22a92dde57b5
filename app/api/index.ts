import { createHash } from "node:crypto";
import { OpenAPIHono } from "@hono/zod-openapi";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { createMiddleware } from "hono/factory";
import { addAnalyses } from "../core/analysis/api/analyses.ts";
import { addAnalysis } from "../core/analysis/api/analysis.ts";
import { addAnalysisFiles } from "../core/analysis/api/analysis-files.ts";
import { addFigures } from "../core/analysis/api/figures.ts";
import { addValueThroughTime } from "../core/analysis/api/value-through-time.ts";
import { addHeldData } from "../core/fundamentals/api/held-data.ts";
import { addMultiples } from "../core/fundamentals/api/multiples.ts";
import { addStatements } from "../core/fundamentals/api/statements.ts";
import { addTechnical } from "../core/fundamentals/api/technical.ts";
import { addHistory } from "../core/history/api/history.ts";
import { addCompanies } from "../core/lists/api/companies.ts";
import { addCompare } from "../core/lists/api/compare.ts";
import { addPopular } from "../core/lists/api/popular.ts";
import { addScreener } from "../core/lists/api/screener.ts";
import { addNarration } from "../core/narration/api/narration.ts";
import { addPolicies } from "../core/policies/api/policies.ts";
import { sayLimits } from "../core/usage/api/allowance.ts";
import { Failure } from "../failure.ts";
import { addConfirmations } from "../features/accounts/api/confirmations.ts";
import { addFactor } from "../features/accounts/api/factor.ts";
import { addMe } from "../features/accounts/api/me.ts";
import { addPasskeys } from "../features/accounts/api/passkeys.ts";
import { addSignIn } from "../features/accounts/api/sign-in.ts";
import { addBrokers } from "../features/brokers/api/brokers.ts";
import { addContact } from "../features/conversations/api/contact.ts";
import { addDataSet } from "../features/data-set/api/data-set.ts";
import { addDiscussions } from "../features/discussions/api/discussions.ts";
import { addImports } from "../features/imports/api/imports.ts";
import { addSetUp } from "../features/installation/api/set-up.ts";
import { addJobs } from "../features/jobs/api/jobs.ts";
import { addPayment } from "../features/payments/api/payment.ts";
import { addKeptPortfolios } from "../features/portfolio/api/kept-portfolios.ts";
import { addPortfolio } from "../features/portfolio/api/portfolio.ts";
import { addSaved } from "../features/saved/api/saved.ts";
import { addShareLinks } from "../features/share-links/api/share-links.ts";
import { addSheetLinks } from "../features/sheet-links/api/sheet-links.ts";
import { addStatus } from "../features/status/api/status.ts";
import { addTeamBooks } from "../features/teams/api/team-books.ts";
import { addTeamPolicies } from "../features/teams/api/team-policies.ts";
import { addTeamTheses } from "../features/teams/api/team-theses.ts";
import { addTeamVersions } from "../features/teams/api/team-versions.ts";
import { addTeams } from "../features/teams/api/teams.ts";
import { addTheses } from "../features/theses/api/theses.ts";
import { addVersions } from "../features/versions/api/versions.ts";
import { addWatchlist } from "../features/watchlist/api/watchlist.ts";
import { addWebhooks } from "../features/webhooks/api/webhooks.ts";
import { addWrongNumbers } from "../features/wrong-numbers/api/wrong-numbers.ts";
import { keyHolder, refuseKeyInAddress } from "./caller.ts";
import { addDocumentation } from "./documentation/documentation.ts";
import { answerOnce } from "./idempotency/answer-once.ts";
import { keyNeedOf } from "./key-needs.ts";
import type { ApiProduct, ApiSettings } from "./product.ts";
import { sayPublic, storedOperations } from "./stored-operations.ts";
import { refuseUndeclared } from "./undeclared-parameters.ts";

/** Answers that stay the same for a while: who has one is told that nothing has changed. */
const revalidated = [
  "/v1/analysis",
  "/v1/companies",
  "/v1/statements",
  "/v1/ratios",
  "/v1/data",
  "/v1/data-set",
  "/v1/multiples",
  "/v1/technical",
  "/v1/value-through-time",
  "/v1/screener",
  "/v1/compare",
] as const;

/** Headers of an answer that HEAD gives too. */
const retainedHeaders = [...RETAINED_304_HEADERS, "ratelimit", "ratelimit-policy"];

/** A larger body is digested outside the thread that answers; for a smaller one the way there takes longer than the digest. */
const MOST_DIGESTED_HERE = 65_536;

const digestOf = (body: Uint8Array<ArrayBuffer>): ArrayBuffer | Promise<ArrayBuffer> =>
  body.byteLength > MOST_DIGESTED_HERE
    ? crypto.subtle.digest("SHA-1", body)
    : Uint8Array.from(createHash("sha1").update(body).digest()).buffer;

/** The HTTP API: contract → use case → JSON. Failures are thrown; the server answers them. */
export function createApi(product: ApiProduct, settings: ApiSettings = { isSecure: false }): OpenAPIHono {
  const api = new OpenAPIHono();
  api.use(sayPublic);
  api.use("/v1/*", sayLimits(product));
  askFirst(api, product, settings);
  for (const path of revalidated) api.use(path, etag({ weak: true, retainedHeaders, generateDigest: digestOf }));
  addAnalysis(api, product, settings);
  addAnalysisFiles(api, product, settings);
  addAnalyses(api, product, settings);
  addCompanies(api, product);
  addImports(api, product);
  addNarration(api, product, settings);
  addScreener(api, product, settings);
  addCompare(api, product, settings);
  addSetUp(api, product, settings);
  addConfirmations(api, product);
  addSignIn(api, product, settings);
  addMe(api, product, settings);
  addFactor(api, product, settings);
  addPasskeys(api, product, settings);
  addKept(api, product, settings);
  addContact(api, product);
  addWrongNumbers(api, product);
  addPayment(api, product);
  addPopular(api, product, settings);
  addPortfolio(api, product, settings);
  addKeptPortfolios(api, product, settings);
  addBrokers(api, product, settings);
  addSaved(api, product, settings);
  addStatements(api, product, settings);
  addHeldData(api, product, settings);
  addDataSet(api, product);
  addMultiples(api, product, settings);
  addTechnical(api, product, settings);
  addStatus(api, product, settings);
  addFigures(api, product, settings);
  addValueThroughTime(api, product, settings);
  addDocumentation(api, {
    product,
    settings,
    revalidated: [...revalidated, ...storedOperations.map(({ path }) => path.replace("/api", ""))],
  });
  api.on(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"], [...answersOnly, ...describedAt], () => {
    throw new Failure("methodNotAllowed");
  });
  api.on(["GET", "PUT", "PATCH", "DELETE", "OPTIONS"], [...postedOnly], () => {
    throw new Failure("methodNotAllowed", { allow: "POST" });
  });
  for (const [path, allow] of Object.entries(accountMethods)) {
    api.all(path, () => {
      throw new Failure("methodNotAllowed", { allow });
    });
  }
  api.all("*", () => {
    throw new Failure("notFound");
  });
  return api;
}

/** What is asked of every request before its operation: a key that is enough, parameters that are known, and whether it was done before. */
function askFirst(api: OpenAPIHono, product: ApiProduct, { isSecure }: ApiSettings): void {
  const parts = { ...product, isSecure };
  for (const first of [checkKey(product), refuseUndeclared(api, parts), answerOnce(api, parts)])
    api.use("/v1/*", first);
}

/** What people and teams keep. */
function addKept(api: OpenAPIHono, product: ApiProduct, settings: ApiSettings): void {
  addHistory(api, product, settings);
  addPolicies(api, product, settings);
  addWatchlist(api, product, settings);
  addWebhooks(api, product, settings);
  addShareLinks(api, product, settings);
  addSheetLinks(api, product, settings);
  addJobs(api, product, settings);
  addTeams(api, product, settings);
  addTeamBooks(api, product, settings);
  addTeamVersions(api, product, settings);
  addTeamTheses(api, product, settings);
  addTeamPolicies(api, product, settings);
  addDiscussions(api, product, settings);
  addTheses(api, product, settings);
  addVersions(api, product, settings);
}

/** Paths that take a body and nothing else. */
const postedOnly = [
  "/v1/analyses",
  "/v1/portfolio",
  "/v1/portfolio.csv",
  "/v1/portfolio.xlsx",
  "/v1/imports",
  "/v1/narration",
  "/v1/contact",
  "/v1/setup",
  "/v1/shared",
  "/v1/wrong-numbers",
  "/v1/payment/stripe",
];

/** Where the API is described, and tried. */
const describedAt = ["/openapi.json", "/docs", "/docs/try/:operation", "/docs/try/:operation/send"];

/** Read-only paths. */
const answersOnly = [
  "/v1/analysis",
  "/v1/analysis.xlsx",
  "/v1/analysis.csv",
  "/v1/analysis.pdf",
  "/v1/companies",
  "/v1/compare",
  "/v1/compare.csv",
  "/v1/figures",
  "/v1/statements",
  "/v1/statements.csv",
  "/v1/ratios",
  "/v1/data",
  "/v1/data-set",
  "/v1/data-set/:file",
  "/v1/multiples",
  "/v1/multiples.csv",
  "/v1/technical",
  "/v1/technical.csv",
  "/v1/value-through-time",
  "/v1/screener",
  "/v1/screener.xlsx",
  "/v1/screener.csv",
];

/** Refuses other methods on these paths and lists the allowed ones. */
const accountMethods = {
  "/v1/auth/:action{sign-up|sign-in|sign-out|confirm|email|email-stop|reset-request|reset}": "POST",
  "/v1/me": "GET, HEAD, PATCH, DELETE",
  "/v1/me/export": "GET, HEAD",
  "/v1/history": "GET, HEAD, DELETE",
  "/v1/policies": "GET, HEAD, POST",
  "/v1/watchlist": "GET, HEAD, POST",
  "/v1/versions": "GET, HEAD, POST",
  "/v1/share-links": "GET, HEAD, POST",
  "/v1/sheet-links": "GET, HEAD, POST",
  "/v1/sheets/:file": "GET, HEAD",
  "/v1/portfolios": "GET, HEAD, POST",
  "/v1/broker-connections": "GET, HEAD, POST",
  "/v1/saved": "GET, HEAD, POST",
  "/v1/teams": "GET, HEAD, POST",
  "/v1/theses": "GET, HEAD, POST",
  "/v1/jobs": "GET, HEAD, POST",
  "/v1/alerts": "POST",
  "/v1/webhooks": "GET, HEAD, POST",
  "/v1/mailed-events": "GET, HEAD, PATCH",
  "/v1/popular": "GET, HEAD",
  "/v1/status": "GET, HEAD",
  "/v1/me/sessions": "GET, HEAD, DELETE",
  "/v1/me/keys": "GET, HEAD, POST",
  "/v1/me/email": "POST",
} as const;

/**
 * A key that is sent must be right and enough wherever it is sent, and never in the address. While keys cannot be looked up, an operation
 * for which a key needs nothing says itself what becomes of its callers: the status goes on for those it knows.
 */
const checkKey = (product: ApiProduct) =>
  createMiddleware(async (c, next) => {
    refuseKeyInAddress(c.req.url);
    const need = keyNeedOf(c.req.method, c.req.path);
    await keyHolder(c.req.raw, product, need).catch((error: unknown) => {
      if (need !== null || Failure.from(error).code !== "storageUnavailable") throw error;
    });
    await next();
  });
