import { expect, it } from "vitest";
import { addressesAhead } from "./addresses-ahead.ts";

it("names well-known companies in every language, then each company in one language after the other, none twice", () => {
  expect(addressesAhead({ popular: ["KO", "SAN.MC"], bundledTickers: () => ["AAPL", "KO", "SAN.MC"] })).toEqual([
    "/analysis/KO",
    "/analysis/KO?lang=en",
    "/analysis/KO?lang=it",
    "/analysis/SAN.MC",
    "/analysis/SAN.MC?lang=en",
    "/analysis/SAN.MC?lang=it",
    "/analysis/AAPL",
    "/analysis/AAPL?lang=en",
    "/analysis/AAPL?lang=it",
  ]);
});
