import type { Vendor } from "../vendor.ts";

const names = 'Date,"1 Mo","2 Mo","3 Mo","6 Mo","1 Yr","2 Yr","3 Yr","5 Yr","7 Yr","10 Yr","20 Yr","30 Yr"';

/** Par yields of the last two days of 2023. */
const files: Readonly<Record<string, string>> = {
  2023: `${names}\n12/29/2023,5.60,5.59,5.40,5.26,4.79,4.23,4.01,3.84,3.88,3.88,4.20,4.03\n12/28/2023,5.57,5.55,5.45,5.28,4.82,4.26,4.02,3.83,3.84,3.84,4.14,3.98\n`,
  2024: `${names}\n`,
};

/** home.treasury.gov: a file a year, newest day first. */
export const usTreasuryVendor: Vendor = {
  id: "us-treasury",
  subject: "12/29/2023",
  impostor: "12/30/2023",
  answer({ path }) {
    const year = /daily-treasury-rates\.csv\/(\d{4})\/all$/.exec(path)?.[1];
    const body = year && files[year];
    return body ? { contentType: "text/csv", body } : null;
  },
};
