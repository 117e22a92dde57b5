import type { Vendor } from "../vendor.ts";

/** Reference rates of 29 December 2023: units for one euro. */
const perEuro: Readonly<Record<string, string>> = { USD: "1.105", GBP: "0.86905", CHF: "0.926", JPY: "156.33" };
const dayOfExchange = "2023-12-29";

const csv = (names: string, row: string) => ({ contentType: "text/csv", body: `${names}\r\n${row}\r\n` });

/** data-api.ecb.europa.eu: series as comma-separated values, 404 for one without observations. Its interest rate is of `day`. */
export const ecbVendor = (day = "2023-12-29"): Vendor => ({
  id: "ecb",
  subject: day,
  impostor: "2023-12-30",
  answer({ path }) {
    const currency = /^\/service\/data\/EXR\/D\.([A-Z]{3})\.EUR\.SP00\.A$/.exec(path)?.[1];
    const rate = currency && perEuro[currency];
    if (rate) {
      return csv(
        "KEY,FREQ,CURRENCY,CURRENCY_DENOM,EXR_TYPE,EXR_SUFFIX,TIME_PERIOD,OBS_VALUE",
        `EXR.D.${currency}.EUR.SP00.A,D,${currency},EUR,SP00,A,${dayOfExchange},${rate}`,
      );
    }
    if (path !== "/service/data/YC/B.U2.EUR.4F.G_N_A.SV_C_YM.SR_10Y") return null;
    return csv(
      "KEY,FREQ,REF_AREA,CURRENCY,PROVIDER_FM,INSTRUMENT_FM,PROVIDER_FM_ID,DATA_TYPE_FM,TIME_PERIOD,OBS_VALUE",
      `YC.B.U2.EUR.4F.G_N_A.SV_C_YM.SR_10Y,B,U2,EUR,4F,G_N_A,SV_C_YM,SR_10Y,${day},2.080278`,
    );
  },
});
