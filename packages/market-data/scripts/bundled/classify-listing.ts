import type { InstrumentKind } from "../../src/instrument.ts";

const fundFamilies =
  /^(?:BlackRock|Blackrock|BNY|Nuveen|Eaton Vance|Invesco|PIMCO|Gabelli|The Gabelli|GAMCO|Western Asset|abrdn|Aberdeen|Calamos|Cohen & Steers|John Hancock|Putnam|MFS|DWS|Flaherty|First Trust|Virtus|Voya|Templeton|Franklin|Royce|Adams|General American|Liberty All|Tri-Continental|Source Capital|Central Securities|Kayne|Tortoise|ClearBridge|Allspring|Pioneer|Neuberger|Barings|New America|Ellsworth|Bancroft|Special Opp|Cornerstone|Oxford Lane|Eagle Point|XAI|RiverNorth|Saba|Destra|Thornburg|Guggenheim|MainStay|NYLI|PGIM|Angel Oak|Duff|DNP|Reaves|Lazard|Morgan Stanley|SRH|Tekla|Bexil|Ares Dynamic|Apollo|Credit Suisse|Carlyle|Nuveen|TCW|Vertical|Mexico|India|Japan|Korea|Taiwan|Swiss|China)/i;

/** The security's words in the name decide, the most particular first. */
const rules: readonly (readonly [InstrumentKind, RegExp])[] = [
  ["fund", /\bFunds?\b(?!ing)(?!.*(?:\d% |Preferred Stock|Preferred Shares|Notes due))/i],
  ["warrant", /\bWarrants?\b/],
  ["right", /\b(?:Share |Contingent Value |Value )?Rights?$|\bRights?\b(?= (?:to|each))/],
  ["depositaryReceipt", /American Depositary|\bADSs?\b|\bADRs?\b|\/ADR/],
  [
    "note",
    /\b(?:Notes|Debentures?|First Mortgage Bonds?|Tr Certs|Trust Certificates|STRATS|Corporate[- ]Backed)\b|\bNotes? due\b|\bBonds? due\b/i,
  ],
  ["preferredShare", /Preferred|Preference|Depositary Shares|\d% .*Series|Perpetual|Trust VI$/i],
  [
    "etf",
    /\bETFs?\b|SPDR|iShares|ProShares|Grayscale|Bitcoin (?:Trust|Fund)|Ethereum (?:Trust|Fund)|United States (?:Oil|Natural Gas|12 Month|Gasoline|Brent)|CurrencyShares|Invesco DB|Physical (?:Gold|Silver|Platinum|Palladium)/i,
  ],
];
const partnership = /Limited Partner|\bL\.?P\.?\b|Common Units|Beneficial|Depositary Units|Partners\b/;
const closedEndTrust =
  /\b(?:Municipal|Muni|Income|Bond|Dividend|Opportunit\w+|Term|Credit|Floating|Premium|Duration|Allocation|Innovation|Convertible|High Yield|Resources|Sciences|Science and Technology|Value|Infrastructure|Growth)\b.* Trust\b/i;
const property =
  /REIT|Realty|Mortgage|Propert|Real Estate|Hospitality|Hotel|Bancorp|Residential|Lodging|Apartment|Healthcare Trust|Royalty|Capital Trust|Real Est/i;

/** What a name and a symbol of an American list say about the security. */
export function kindOfListing(symbol: string, name: string): InstrumentKind {
  const byName = rules.find(([, pattern]) => pattern.test(name))?.[0];
  if (byName === "fund" && symbol.includes("^")) return "preferredShare";
  if (byName) return byName;
  if (symbol.includes("^")) return "preferredShare";
  if (/\bUnits?\b/.test(name) && !partnership.test(name)) return "unit";
  if (
    /\bAcquisitions?\b.*\b(?:Corp|Company|Co|Ltd|Limited|Inc|Holdings|I+|IV|V|VI+)\b|\bAcquisitions? Corp/i.test(name)
  )
    return "spac";
  if (closedEndTrust.test(name) && !property.test(name) && !/Trust,? Inc/i.test(name)) return "fund";
  return fundFamilies.test(name) && /\b(?:Trust|Investors|Beneficial)\b/i.test(name) && !property.test(name)
    ? "fund"
    : "commonShare";
}
