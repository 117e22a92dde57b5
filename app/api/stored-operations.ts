import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { isKnownBrowser } from "../http/cookies.ts";
import { publicAnswer } from "../http/response-store/public-answer.ts";

type StoredOperation = { path: string; takes: null; isOfEdition: boolean; isOfData?: boolean };

const ofEdition = (path: string): StoredOperation => ({ path, takes: null, isOfEdition: true });
/** Made of the included data alone: nothing of it needs the database. */
const ofData = (path: string): StoredOperation => ({ ...ofEdition(path), isOfData: true });

/** The operations whose anonymous answers may be stored. Each refuses by itself the parameters that it does not take. */
export const storedOperations: readonly StoredOperation[] = [
  ofData("/api/v1/analysis"),
  ofData("/api/v1/analysis.csv"),
  ofData("/api/v1/companies"),
  ofData("/api/v1/compare"),
  ofData("/api/v1/statements"),
  ofData("/api/v1/statements.csv"),
  ofData("/api/v1/ratios"),
  ofData("/api/v1/multiples"),
  ofData("/api/v1/multiples.csv"),
  ofData("/api/v1/technical"),
  ofData("/api/v1/technical.csv"),
  ofData("/api/v1/figures"),
  ofData("/api/v1/value-through-time"),
  ofEdition("/api/openapi.json"),
  // Companies are valued in the background after a start.
  { path: "/api/v1/screener", takes: null, isOfEdition: false },
];

const paths: ReadonlySet<string> = new Set(storedOperations.map(({ path }) => path));

/** Whether nothing names the caller: an answer to others is kept by no cache. */
export const isAnonymous = (c: Context): boolean =>
  c.req.header("authorization") === undefined && !isKnownBrowser(c.req.header("cookie") ?? null);

/** Says of the answers of these operations that they are the same for all who do not say who they are. */
export const sayPublic = createMiddleware(async (c, next) => {
  await next();
  const isSilent = !c.res.headers.has("Cache-Control");
  if (c.res.status === 200 && isAnonymous(c) && isSilent && paths.has(c.req.path))
    c.header("Cache-Control", publicAnswer);
});
