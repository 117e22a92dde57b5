/** The industry by which each part of a company is valued, by the element that names the part in its filings. */
export type PartsAsked = Readonly<Record<string, string>>;

/** More parts than any company tells. */
export const mostParts = 40;
/** "acme:RoadsMember~highways-railtracks" */
export const askedPart = /^([^\s,~]{1,160})~([a-z0-9-]{2,80})$/;

/** The same in one order, whatever theirs. */
export const writtenParts = (parts: PartsAsked): string =>
  Object.entries(parts)
    .map(([member, industry]) => `${member}~${industry}`)
    .toSorted()
    .join(",");

/** An industry as addresses write it: "Soft Drinks & Non-alcoholic Beverages" is soft-drinks-non-alcoholic-beverages. */
export const industryId = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
