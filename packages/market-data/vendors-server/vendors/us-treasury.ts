import type { Vendor } from "../vendor.ts";

const names = 'Date,"1 Mo","2 Mo","3 Mo","6 Mo","1 Yr","2 Yr","3 Yr","5 Yr","7 Yr","10 Yr","20 Yr","30 Yr"';
const written = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

/** home.treasury.gov: a file a year, newest day first. Par yields of the last two days of 2023, as if the last were `day`. */
export const usTreasuryVendor = (day = "2023-12-29"): Vendor => ({
  id: "us-treasury",
  subject: written(day),
  impostor: "12/30/2023",
  answer({ path }) {
    const year = Number(/daily-treasury-rates\.csv\/(\d{4})\/all$/.exec(path)?.[1]);
    const ofYear = Number(day.slice(0, 4));
    const rows = `${written(day)},5.60,5.59,5.40,5.26,4.79,4.23,4.01,3.84,3.88,3.88,4.20,4.03\n`;
    if (year === ofYear + 1) return { contentType: "text/csv", body: `${names}\n` };
    const before =
      day === "2023-12-29" ? "12/28/2023,5.57,5.55,5.45,5.28,4.82,4.26,4.02,3.83,3.84,3.84,4.14,3.98\n" : "";
    return year === ofYear ? { contentType: "text/csv", body: `${names}\n${rows}${before}` } : null;
  },
});
