import { LRUCache } from "lru-cache";
import { isLanguage } from "../../messages/languages.ts";
import { dataOfPage } from "../counted-visit.ts";

/** An address whose anonymous answer may be stored, as a list of pages or of operations declares it. */
export type StorableRoute = {
  /** "/analysis/:ticker". */
  path: string;
  /** The parameters that it takes beside the language; null where it refuses by itself what it does not take. */
  takes: readonly string[] | null;
  /** Whether its answer changes with the edition alone; otherwise it is made anew every minute. */
  isOfEdition: boolean;
  /** Whether nothing of it needs the database. */
  isOfData?: boolean;
};

/** Properties of a request that follow from its address alone. */
export type StorableAddress = {
  /** Asked for often: stored at once. Others are stored when they are asked for again. */
  isPlain: boolean;
  isOfEdition: boolean;
  /** Whether nothing of it needs the database: a thread without one can make it. */
  isOfData: boolean;
  /** The language that the address says; null where it says none. */
  language: string | null;
};

const LONGEST_TARGET = 2_048;
const LONGEST_REMEMBERED = 256;
const MOST_REMEMBERED = 4_000;
const plainPart = /^[A-Za-z0-9.^=-]{1,64}$/;
const plainValues: Readonly<Record<string, (value: string) => boolean>> = {
  lang: isLanguage,
  ticker: (value) => plainPart.test(value),
  trace: (value) => value === "none" || value === "methods" || value === "all",
  view: (value) => value === "relative" || value === "absolute",
};

type Route = StorableRoute & { parts: readonly string[] };

/**
 * Knows the addresses that may be stored. A path is compared as it is spelled: another case, a doubled slash or an escaped letter may
 * give the same page, and is not stored. A parameter that the page does not take, or that is repeated, is not stored either, so that
 * invented addresses fill no memory.
 */
export function storableAddresses(routes: readonly StorableRoute[]): (target: string) => StorableAddress | null {
  const known: readonly Route[] = routes
    .map((route) => ({ ...route, parts: partsOf(route.path) }))
    // An address in words comes before one with a part to fill in.
    .toSorted((one, other) => namedIn(one.parts) - namedIn(other.parts));
  const remembered = new LRUCache<string, { address: StorableAddress | null }>({ max: MOST_REMEMBERED });
  return (target) => {
    if (target.length > LONGEST_REMEMBERED) return target.length > LONGEST_TARGET ? null : addressIn(known, target);
    const before = remembered.get(target);
    if (before !== undefined) return before.address;
    const address = addressIn(known, target);
    remembered.set(target, { address });
    return address;
  };
}

const partsOf = (path: string): readonly string[] => path.split("/").slice(1);
const isNamed = (part: string) => part.startsWith(":");
const namedIn = (parts: readonly string[]) => parts.filter(isNamed).length;

function addressIn(routes: readonly Route[], target: string): StorableAddress | null {
  const at = target.indexOf("?");
  const parts = partsOf(withoutSuffix(at < 0 ? target : target.slice(0, at)));
  const route = routes.find((each) => isAt(each.parts, parts));
  if (route === undefined) return null;
  const asked = at < 0 ? noParameters : parametersIn(target.slice(at + 1), route.takes);
  if (asked === null) return null;
  const isPlain =
    asked.isPlain && route.parts.every((part, index) => !isNamed(part) || plainPart.test(parts[index] ?? ""));
  return { isPlain, isOfEdition: route.isOfEdition, isOfData: route.isOfData === true, language: asked.language };
}

/** The path of a page, of which the data is asked or which ends with a slash. */
function withoutSuffix(path: string): string {
  const page = path.replace(dataOfPage, "");
  return page.length > 1 && page.endsWith("/") ? page.slice(0, -1) : page;
}

const isAt = (template: readonly string[], parts: readonly string[]): boolean =>
  template.length === parts.length &&
  template.every((part, index) => (isNamed(part) ? isName(parts[index] ?? "") : part === parts[index]));

/** Dots alone lead to another address. */
const isName = (part: string) => part !== "" && !/^(?:\.|%2e)+$/i.test(part);

type Parameters = { isPlain: boolean; language: string | null };
const noParameters: Parameters = { isPlain: true, language: null };

/** The parts of a page that its own scripts ask for. */
const partsOfData = "_routes";

function parametersIn(query: string, takes: StorableRoute["takes"]): Parameters | null {
  const names = new Set<string>();
  let isPlain = true;
  let language: string | null = null;
  for (const pair of query.split("&")) {
    const at = pair.indexOf("=");
    const name = at < 0 ? pair : pair.slice(0, at);
    const isTaken = name === "lang" || name === partsOfData || takes === null || takes.includes(name);
    if (!isTaken || names.has(name)) return null;
    names.add(name);
    const value = at < 0 ? "" : pair.slice(at + 1);
    if (name === "lang") language = value;
    isPlain &&= plainValues[name]?.(value) ?? false;
  }
  return { isPlain, language };
}
