import type { BaseData } from "./base-data.ts";

/** The credits that were there, the SEC and the price file as of this build. */
export function creditsOf(base: BaseData, { today, asOf }: { today: string; asOf: string }): BaseData["credits"] {
  const others = base.credits.filter(({ id }) => id !== "sec-edgar" && id !== "price-file");
  return [
    {
      id: "sec-edgar",
      name: "U.S. Securities and Exchange Commission, EDGAR company facts and submissions",
      url: "https://www.sec.gov/edgar",
      terms: "public domain",
      asOf: today,
      covers: "annual statements of the American companies; names and symbols of registrants",
    },
    {
      id: "price-file",
      name: "The price file of this installation",
      url: null,
      terms: "as agreed with its source",
      asOf,
      covers: "closing prices of the companies that were built from the SEC's archives",
    },
    ...others,
  ];
}
