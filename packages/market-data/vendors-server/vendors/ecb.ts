import type { Vendor } from "../vendor.ts";

type Rates = Readonly<Record<string, string>>;

/** Reference rates of two days: units for one euro. */
const ofDecember: Rates = { USD: "1.105", GBP: "0.86905", CHF: "0.926", JPY: "156.33" };
const ofJune: Rates = { USD: "1.0705", GBP: "0.84638", CHF: "0.9634", JPY: "171.94", SEK: "11.3595", PLN: "4.309" };

/** Ten-year yields in percent; the latest stands for the day that the server is told. */
const earlierYields: readonly (readonly [string, string])[] = [
  ["2018-11-02", "0.512"],
  ["2024-06-28", "2.5481"],
];
const latestYield = "2.080278";

const csv = (names: string, row: string) => ({ contentType: "text/csv", body: `${names}\r\n${row}\r\n` });

/** The latest of the days within a period that have rates, with them. */
function within<Observed>(days: readonly (readonly [string, Observed])[], query: URLSearchParams) {
  const [start, end] = [query.get("startPeriod") ?? "", query.get("endPeriod") ?? "9999"];
  return days.toSorted().findLast(([day]) => day >= start && day <= end);
}

/**
 * data-api.ecb.europa.eu: series as comma-separated values, 404 for one without observations in the period. Its interest rate and
 * its latest exchange rates are of `day`.
 */
export const ecbVendor = (day = "2023-12-29"): Vendor => ({
  id: "ecb",
  subject: day,
  impostor: "2023-12-30",
  answer({ path, query }) {
    const currency = /^\/service\/data\/EXR\/D\.([A-Z]{3})\.EUR\.SP00\.A$/.exec(path)?.[1];
    if (currency) {
      const published = within(
        [
          ["2023-12-29", ofDecember],
          ["2024-06-28", ofJune],
          [day, ofDecember],
        ],
        query,
      );
      const rate = published?.[1][currency];
      if (!published || !rate) return null;
      return csv(
        "KEY,FREQ,CURRENCY,CURRENCY_DENOM,EXR_TYPE,EXR_SUFFIX,TIME_PERIOD,OBS_VALUE",
        `EXR.D.${currency}.EUR.SP00.A,D,${currency},EUR,SP00,A,${published[0]},${rate}`,
      );
    }
    if (path !== "/service/data/YC/B.U2.EUR.4F.G_N_A.SV_C_YM.SR_10Y") return null;
    const asked = query.get("endPeriod") === null ? null : within([...earlierYields, [day, latestYield]], query);
    if (asked === undefined) return null;
    const [yieldDay, percent] = asked ?? [day, latestYield];
    return csv(
      "KEY,FREQ,REF_AREA,CURRENCY,PROVIDER_FM,INSTRUMENT_FM,PROVIDER_FM_ID,DATA_TYPE_FM,TIME_PERIOD,OBS_VALUE",
      `YC.B.U2.EUR.4F.G_N_A.SV_C_YM.SR_10Y,B,U2,EUR,4F,G_N_A,SV_C_YM,SR_10Y,${yieldDay},${percent}`,
    );
  },
});
