import type { Ticker } from "../provider.ts";
import { plainName } from "../symbols/related-names.ts";
import type { InstrumentKind, Listing } from "./instrument.ts";

/** Instruments that a company has beside its common share. */
const besideTheShare: ReadonlySet<InstrumentKind> = new Set<InstrumentKind>([
  "preferredShare",
  "note",
  "right",
  "warrant",
  "unit",
  "otherSecurity",
]);

/** "GRIFOLS S.A. CLASE B" is Grifols, and "Telecom Italia S.p.A. (TIM)" is Telecom Italia. */
const inBrackets = /^([^(]*)\(.*\)/u;
const classWords = /\b(?:class|clase|classe|series|serie)\s+\S+$/giu;
const isPreference = /\bpref/i;

const companyName = (name: string): string => plainName(name.replace(inBrackets, "$1 ").replace(classWords, " "));

/**
 * The common share with accounts of the company that an instrument is of, by its name; null where the name is no such
 * company's, or where it has common shares of several classes.
 */
export function commonShareByName(shares: readonly Listing[]): (listing: Listing) => Ticker | null {
  const common = shares.filter(
    ({ kind, hasData, name }) => kind === "commonShare" && hasData && !isPreference.test(name),
  );
  const byName = Map.groupBy(common, ({ name }) => companyName(name));
  return ({ kind, name }) => {
    if (!besideTheShare.has(kind)) return null;
    const [only, ...others] = byName.get(companyName(name)) ?? [];
    return only === undefined || others.length > 0 ? null : only.ticker;
  };
}
