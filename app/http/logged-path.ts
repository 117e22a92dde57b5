import type { Hono } from "hono";
import type { AppEnvironment } from "./app-environment.ts";

const publicParts: Readonly<Record<string, RegExp>> = {
  ticker: /^\^?[a-z0-9]{1,10}(?:[.=-][a-z0-9]{1,4})?$/i,
  slug: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  language: /^[a-z]{2}$/,
  format: /^[a-z]{2,5}$/,
};

/** Whether the request was about something that is there, or would be if we did not fail. */
const isAbout = (status: number) => status < 400 || status >= 500;

/** Of a query only the symbol is kept: it is what the request was about. */
export function loggedTicker(search: URLSearchParams, status: number): string | undefined {
  const ticker = search.get("ticker");
  return ticker !== null && isAbout(status) && publicParts.ticker?.test(ticker) ? ticker : undefined;
}

type LoggedPath = (pathname: string, status: number) => string;

/**
 * Paths for the log, by the templates of all routes ("/v1/me/keys/:id"): a part that stands for something is written by its
 * name, unless it is public and there was an answer. Of a path that is none of ours only the words that are ours are written.
 */
export function loggedPaths(templates: readonly string[]): LoggedPath {
  const own = templates.filter((template) => !template.includes("*")).map(partsOf);
  const exact = new Set(own.filter((route) => !route.some(isNamed)).map((route) => `/${route.join("/")}`));
  const named = own.filter((route) => route.some(isNamed)).toSorted((one, other) => wordsIn(other) - wordsIn(one));
  return (pathname, status) => {
    if (exact.has(pathname)) return pathname;
    const isData = pathname.endsWith(".data");
    const parts = partsOf(isData ? pathname.slice(0, -".data".length) : pathname);
    const said = exact.has(`/${parts.join("/")}`)
      ? parts
      : (writtenBy(named, parts, status) ?? knownBeginning(own, parts));
    return `/${said.join("/")}${isData ? ".data" : ""}`;
  };
}

type Parts = readonly string[];
const partsOf = (path: string): Parts => path.split("/").filter((part) => part !== "");
const isNamed = (part: string) => part.startsWith(":");
const wordsIn = (route: Parts) => route.filter((part) => !isNamed(part)).length;

function writtenBy(routes: readonly Parts[], parts: Parts, status: number): Parts | null {
  const route = routes.find(
    (each) =>
      parts.length <= each.length &&
      each.every((part, index) => (index < parts.length ? isNamed(part) || part === parts[index] : part.endsWith("?"))),
  );
  if (route === undefined) return null;
  return parts.map((typed, index) => {
    const [, name] = /^:(\w+)/.exec(route[index] ?? "") ?? [];
    if (name === undefined) return typed;
    return isAbout(status) && publicParts[name]?.test(typed) ? typed : `:${name}`;
  });
}

function knownBeginning(routes: readonly Parts[], parts: Parts): Parts {
  let known = 0;
  const isKnown = (route: Parts) => parts.slice(0, known + 1).every((typed, index) => route[index] === typed);
  while (known < parts.length && routes.some(isKnown)) known += 1;
  return known === parts.length ? parts : [...parts.slice(0, known), "…"];
}

/** An address as the log writes it. */
export function loggedAddresses(app: Hono<AppEnvironment>, pagePaths: readonly string[]): LoggedAs {
  let pathIn: ReturnType<typeof loggedPaths> | null = null;
  return ({ pathname, searchParams }, status) => {
    // All routes are there when the first request is.
    pathIn ??= loggedPaths([...app.routes.map(({ path }) => path), ...pagePaths]);
    return {
      path: pathIn(pathname, status),
      route: pathIn(pathname, NOT_ABOUT_ANY),
      ticker: loggedTicker(searchParams, status),
    };
  };
}

/** The status of an answer that is about no company: its path is written without a symbol. */
const NOT_ABOUT_ANY = 404;

/** An address as the log writes it, and the route that it belongs to. */
export type LoggedAs = (url: URL, status: number) => { path: string; route: string; ticker: string | undefined };
