const securityWords =
  /\s+(?:New\s+)?(?:Class [A-C]\s+)?(?:Common (?:Stock|Shares?|New|Units?)|Common stock|Ordinary Shares?|Capital Stock|Cmn Shs).*$/;
const registrySuffix = /\s*\/[A-Z]{2,3}\/?$/;

/** A listed security's name without the words for the security: "Apple Inc. Common Stock" → "Apple Inc.". */
export function listedName(text: string): string {
  const plain = tidy(text).replace(securityWords, "");
  return plain.replace(/\s*\((?:The|DE|MD|Delaware)\)/g, "").trim();
}

/** The list's spelling: the registry shouts, and sometimes names a co-registrant. */
export function nameOf(registered: string, listed: string | undefined): string {
  return listed ? listedName(listed) : tidy(registered).replace(registrySuffix, "");
}

/** Words before the first that speaks of a security, to find the listings of one issuer. */
export function issuerOf(text: string): string {
  const cut =
    /\s+(?:Series [A-Z]\b|Class [A-C]\b|Common\b|Capital Stock|Ordinary\b|American Depositary|Depositary\b|Warrants?\b|Units?\b|Rights?\b|Preferred\b|Preference\b|Subordinat|Senior\b|Junior\b|Notes?\b|\d+(?:\.\d+)?\s?%|Fixed\b|Floating\b|Perpetual\b|Cumulative\b|Shares? of Beneficial|Contingent\b|Share Rights|Redeemable\b).*$/;
  return tidy(text)
    .replace(cut, "")
    .replace(/\s*\(The\)/, "")
    .toLowerCase();
}

const tidy = (text: string) => text.replace(/[\s\u00a0]+/g, " ").trim();
