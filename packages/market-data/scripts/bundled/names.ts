const securityWords =
  /\s+(?:New\s+)?(?:(?:Class|Series) [A-C]\s+)?(?:Common (?:Stock|Shares?|New|Units?)|Common stock|Ordinary Shares?|Capital Stock|Cmn Shs).*$/;
const registrySuffix = /\s*\/[A-Z]{2,3}\/?$/;
/** What the list adds to a name that is none of the company's: a state, a form, that it trades under this name. */
const listRemark =
  /\s*\((?:The|DE|MD|Delaware|Ireland|New|REIT|HC|Holding Co(?:mpany)?|D\/B\/A)\)|^(?:DBA|D\/B\/A)\s+/g;
/** The list forgets a space now and then: "Incorporated (Delaware)Common Stock", "Inc.Common Stock". */
const stuckToName = /(?<=[a-z.)])(?=(?:Common|Ordinary) (?:Stock|Shares?)\b)/;

/** A listed security's name without the words for the security: "Apple Inc. Common Stock" → "Apple Inc.". */
export function listedName(text: string): string {
  const plain = tidy(text).replace(stuckToName, " ").replace(securityWords, "");
  return plain.replace(listRemark, "").trim();
}

type Names = { registered: string; listed: string | undefined; reviewed: string | undefined };

/** As the company writes it where that was reviewed, else the list's spelling: the registry shouts, and sometimes names a co-registrant. */
export function nameOf({ registered, listed, reviewed }: Names): string {
  return reviewed ?? (listed ? listedName(listed) : tidy(registered).replace(registrySuffix, ""));
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
