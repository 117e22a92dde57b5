import type { InstrumentKind } from "../../../src/listings/instrument.ts";

const fundFamilies =
  /^(?:BlackRock|Blackrock|BNY|Nuveen|Eaton Vance|Invesco|PIMCO|Gabelli|The Gabelli|GAMCO|Western Asset|abrdn|Aberdeen|Calamos|Cohen & Steers|John Hancock|Putnam|MFS|DWS|Flaherty|First Trust|Virtus|Voya|Templeton|Franklin|Royce|Adams|General American|Liberty All|Tri-Continental|Source Capital|Central Securities|Kayne|Tortoise|ClearBridge|Allspring|Pioneer|Neuberger|Barings|New America|Ellsworth|Bancroft|Special Opp|Cornerstone|Oxford Lane|Eagle Point|XAI|RiverNorth|Saba|Destra|Thornburg|Guggenheim|MainStay|NYLI|PGIM|Angel Oak|Duff|DNP|Reaves|Lazard|Morgan Stanley|SRH|Tekla|Bexil|Ares Dynamic|Apollo|Credit Suisse|Carlyle|Nuveen|TCW|Vertical|Mexico|India|Japan|Korea|Taiwan|Swiss|China)/i;

/** The security's words in the name decide, the most particular first. */
const rules: readonly (readonly [InstrumentKind, RegExp])[] = [
  ["fund", /\bFunds?\b(?!ing)(?!.*(?:\d% |Preferred Stock|Preferred Shares|Notes due))/i],
  ["warrant", /\bWarrants?\b/],
  ["right", /\b(?:Share |Contingent Value |Value )?Rights?$|\bRights?\b(?= (?:to|each))/],
  // a receipt for preferred shares is one of them, whatever its form
  ["preferredShare", /(?:[Aa]merican [Dd]epositary|\bAD[SR]s?\b).*\b(?:[Pp]referred|PREFERRED|[Pp]reference)\b/],
  ["depositaryReceipt", /American Depositary|Global Depositary|New York Regist|\/ ?ADR/i],
  // in capitals: Ads-Tec Energy makes batteries
  ["depositaryReceipt", /\bADSs?\b|\bADRs?\b/],
  [
    "note",
    /\b(?:Notes|Debentures?|Mortgage Bonds?|Power Bonds?|ETNs?|Tr Certs|Tr Ctfs?|Trust Certificates|STRATS|SATURNS|CorTS|ZONES|Corporate[- ]Backed|Indexplus Trust)\b|\b(?:Notes?|Nts|Bonds?) due\b|\b\d+(?:\.\d+)? ?% .*\bBonds?\b/i,
  ],
  [
    "preferredShare",
    /Preferred|Preference|Deposit[ao]ry (?:Shares|Shrs)|\bDep Shrs?\b|\bPfd\b|\d% .*Series|Perpetual|\bCapital (?:Trust|Tr) [IVX]+\b|Trust VI$/i,
  ],
  [
    "etf",
    /\bETFs?\b|SPDR|iShares|ProShares|Grayscale|GraniteShares|(?:Bitcoin|Ethereum|Solana|Chainlink|XRP|Litecoin|Avalanche|Polkadot|Dogecoin|Sui|BNB Chain|BONK) (?:Trust|Fund)|\bCommodit(?:y|ies) Trust\b|United States (?:Oil|Natural Gas|12 Month|Gasoline|Brent)|CurrencyShares|Invesco DB|Physical (?:Gold|Silver|Platinum|Palladium|Copper|Uranium|European)|\bVS Trust\b/i,
  ],
];
/** A name that ends in the words for an ordinary share speaks of one, whatever the company is called: Preferred Bank. */
const endsAsShare = /\b(?:Common (?:Stock|Shares?)|Ordinary Shares?|Capital Stock)\s*(?:\([^)]*\))?$/i;
const isOfShares: ReadonlySet<InstrumentKind> = new Set(["note", "preferredShare", "right"]);
const partnership = /Limited Partner|\bL\.?P\.?\b|Common Units|Beneficial|Depositary Units|Partners\b/;
const unitSymbol = /^[A-Z]{4}U$|^[A-Z]{2,4}[./]U$/;
const shellName =
  /\bAcquisitions?\b.*\b(?:Corp|Company|Co|Ltd|Limited|Inc|Holdings|Group|I+|IV|V|VI+)\b|\bAcquisitions? Corp|acquisition Corp\b|\bSPAC\b|\bBlank[- ]Check\b|\bMerger (?:Corp|Company|Co)\b/i;
const closedEndTrust =
  /\b(?:Municipal|Muni|Income|Bond|Dividend|Opportunit\w+|Term|Credit|Floating|Premium|Duration|Allocation|Innovation|Convertible|High Yield|Resources|Sciences|Science and Technology|Value|Infrastructure|Growth)\b.* Trust\b/i;
/** Words that no operating company puts behind the name of its house. */
const portfolio =
  /\b(?:Municipals? Inc|Tax[- ](?:Free|Exempt|Advantaged?)\b|Total Return\b|Income Portfolio|Dividend Opp|Shs of BI\b|Closed[- ]End)/i;
const property =
  /REIT|Realty|Mortgage|Propert|Real Estate|Hospitality|Hotel|Bancorp|Residential|Lodging|Apartment|Healthcare Trust|Royalty|Capital Trust|Real Est/i;

/**
 * The registry names who registered the receipts ("Glencore plc/ADR") beside both of the issuer's symbols: that of the receipt ends
 * in Y, that of the ordinary share, as a foreign one, in F.
 */
export const isOrdinaryBesideReceipt = (symbol: string, name: string): boolean =>
  /^[A-Z]{4}F$/.test(symbol) && /\/ ?ADR\b/i.test(name) && !/American Depositary/i.test(name);

/** The kind of security, by its name and symbol in an American list. */
export function kindOfListing(symbol: string, name: string): InstrumentKind {
  if (isOrdinaryBesideReceipt(symbol, name)) return "commonShare";
  const byName = rules.find(
    ([kind, pattern]) => pattern.test(name) && !(isOfShares.has(kind) && isPlainShare(name)),
  )?.[0];
  if (byName === "fund" && symbol.includes("^")) return "preferredShare";
  if (byName) return byName;
  if (symbol.includes("^")) return "preferredShare";
  if (/\bUnits?\b/.test(name) && (unitSymbol.test(symbol) || !partnership.test(name))) return "unit";
  if (shellName.test(name)) return "spac";
  if (closedEndTrust.test(name) && !property.test(name) && !/Trust,? Inc/i.test(name)) return "fund";
  if (portfolio.test(name) && !property.test(name)) return "fund";
  return fundFamilies.test(name) && /\b(?:Trust|Investors|Beneficial)\b/i.test(name) && !property.test(name)
    ? "fund"
    : "commonShare";
}

const isPlainShare = (name: string): boolean => endsAsShare.test(name) && !/\beach\b|represent/i.test(name);
