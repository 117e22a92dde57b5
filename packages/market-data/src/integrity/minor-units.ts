import type { CurrencyCode } from "@valora/valuation";
import type { Finding } from "./finding.ts";

/** Units in which some exchanges quote: London's pence, Johannesburg's cents, Tel Aviv's agorot, Kuwait's fils. */
const minorUnits: Readonly<Record<string, { currency: CurrencyCode; factor: number }>> = {
  GBX: { currency: "GBP", factor: 100 },
  GBp: { currency: "GBP", factor: 100 },
  GBx: { currency: "GBP", factor: 100 },
  ZAC: { currency: "ZAR", factor: 100 },
  ZAc: { currency: "ZAR", factor: 100 },
  ILA: { currency: "ILS", factor: 100 },
  ILa: { currency: "ILS", factor: 100 },
  ILX: { currency: "ILS", factor: 100 },
  KWF: { currency: "KWD", factor: 1000 },
  USX: { currency: "USD", factor: 100 },
  EUX: { currency: "EUR", factor: 100 },
};
const testingCodes = new Set(["XXX", "XTS"]);
const known = new Set(Intl.supportedValuesOf("currency"));

/** The whole unit behind the unit of a quote: "GBp" is a hundredth of GBP; null for what is no currency. */
export function wholeUnit(unit: string | null | undefined): { currency: CurrencyCode; factor: number } | null {
  if (!unit) return null;
  const minor = minorUnits[unit];
  if (minor) return minor;
  return known.has(unit) && !testingCodes.has(unit) ? { currency: unit, factor: 1 } : null;
}

/** A price in whole units of its currency, and what there is to say about it; null for an unknown currency. */
export function inWholeUnits(
  price: number,
  unit: string | null | undefined,
): { price: number | null; currency: CurrencyCode | null; findings: readonly Finding[] } {
  const whole = wholeUnit(unit);
  if (!whole) {
    const finding: Finding = unit
      ? { severity: "refusal", code: "currencyUnknown", currency: unit }
      : { severity: "refusal", code: "currencyMissing" };
    return { price: null, currency: null, findings: [finding] };
  }
  const { currency, factor } = whole;
  const note: Finding = { severity: "note", code: "minorUnits", quotedIn: unit ?? currency, currency, factor };
  return { price: price / factor, currency, findings: factor === 1 ? [] : [note] };
}
