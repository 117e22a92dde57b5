import { analyticsChoices } from "../../features/visits/contracts/analytics.ts";
import { defaultLanguage, isLanguage } from "../../messages/languages.ts";
import { publicCookies } from "./public-cookies.ts";
import type { StorableAddress } from "./storable-addresses.ts";

/** A request before anything of it is trusted. */
export type AskedRequest = {
  method: string | undefined;
  /** The path and query as they came. */
  target: string;
  header(name: ReadHeader): string | undefined;
};

/** The headers that decide whether and how a request is answered from the store. No other is read. */
export const readHeaders = [
  "authorization",
  "content-length",
  "cookie",
  "dnt",
  "host",
  "last-event-id",
  "origin",
  "range",
  "sec-gpc",
  "transfer-encoding",
  "upgrade",
] as const;
export type ReadHeader = (typeof readHeaders)[number];

/** With one of these a request is not a plain question, or its reader is known. */
const excluding = [
  "authorization",
  "range",
  "content-length",
  "transfer-encoding",
  "upgrade",
  "last-event-id",
] as const;

export type PublicSettings = {
  /** "https://valora.example", where one is set: no header enters then. */
  publicOrigin: string | null;
  /** The host of the service that counts readers; null where there is none. */
  analyticsHost: string | null;
  addressOf(target: string): StorableAddress | null;
  /** Whether an answer says to the site that asks that it may read it: such a question goes past the store. */
  answersByOrigin?: boolean;
};

/** A question whose answer depends on nothing but what is here, and on the edition. */
export type PublicRequest = {
  /** Equal for two questions with the same answer, and for no others. */
  key: string;
  origin: string;
  target: string;
  /** The cookies that the answer is made with. */
  cookie: string | null;
  /** Whether the browser asks not to be followed; false where no service would. */
  asksNotToBeFollowed: boolean;
  isPlain: boolean;
  isOfEdition: boolean;
  isOfData: boolean;
};

/** The question of an anonymous reader; null for one that goes past the store. */
export function publicRequest(asked: AskedRequest, settings: PublicSettings): PublicRequest | null {
  const { method, target, header } = asked;
  if (method !== "GET" && method !== "HEAD") return null;
  if (excluding.some((name) => header(name) !== undefined)) return null;
  if (settings.answersByOrigin === true && header("origin") !== undefined) return null;
  const address = settings.addressOf(target);
  if (address === null) return null;
  const cookies = publicCookies(header("cookie"));
  if (cookies === null || isLedElsewhere(cookies.language, address.language)) return null;
  const origin = settings.publicOrigin ?? originOf(header("host"));
  if (origin === null) return null;
  const { cookie, asksNotToBeFollowed } = analyticsOf(cookies.analytics, header, settings.analyticsHost);
  // None of the parts can hold a line break: two questions never have one key.
  const key = `${origin}\n${target}\n${cookie ?? ""}\n${asksNotToBeFollowed ? "1" : ""}`;
  const { isPlain, isOfEdition, isOfData } = address;
  return { key, origin, target, cookie, asksNotToBeFollowed, isPlain, isOfEdition, isOfData };
}

/** A reader who prefers a language is led to the address that names it: that is their own answer. */
const isLedElsewhere = (preferred: string | null, inAddress: string | null): boolean =>
  isLanguage(preferred) && preferred !== defaultLanguage && !isLanguage(inAddress);

const hostForm = /^[a-z0-9.:[\]-]{1,253}$/i;

/** Without a public origin a reader is answered under the name by which they came; the guard has checked that it is this machine's. */
const originOf = (host: string | undefined): string | null =>
  host !== undefined && hostForm.test(host) ? `http://${host.toLowerCase()}` : null;

function analyticsOf(chosen: string | null, header: AskedRequest["header"], host: string | null) {
  if (host === null) return { cookie: null, asksNotToBeFollowed: false };
  const choice = analyticsChoices.find((each) => chosen === `${each}@${host}`);
  const cookie = choice === undefined ? null : `${choice}@${host}`;
  return { cookie, asksNotToBeFollowed: header("dnt") === "1" || header("sec-gpc") === "1" };
}
