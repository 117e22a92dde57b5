import type { Money, Ratio } from "../../inputs/units.ts";

/** Altman's X1…X5. */
export type AltmanRatios = {
  /** X1: working capital ÷ total assets. */
  workingCapitalToAssets: Ratio;
  /** X2: retained earnings ÷ total assets. */
  retainedEarningsToAssets: Ratio;
  /** X3: EBIT ÷ total assets. */
  ebitToAssets: Ratio;
  /** X4: equity ÷ total liabilities; at market value in Z, at book value in Z′ and Z″. */
  equityToLiabilities: Ratio;
  /** X5: sales ÷ total assets. */
  salesToAssets: Ratio;
};

export const altmanZones = ["safe", "grey", "distress"] as const;
export type AltmanZone = (typeof altmanZones)[number];
export type AltmanScore = { score: number; zone: AltmanZone };

/**
 * The five ratios from the figures of a balance sheet and a year.
 *
 * `equity` at market value for `altmanZ`, at book value for the other two. Null when total assets or total liabilities
 * are not positive: without liabilities X4 is undefined, not infinite.
 */
export function altmanRatios(inputs: {
  totalAssets: Money;
  workingCapital: Money;
  retainedEarnings: Money;
  ebit: Money;
  equity: Money;
  totalLiabilities: Money;
  sales: Money;
}): AltmanRatios | null {
  const { totalAssets, totalLiabilities } = inputs;
  if (totalAssets <= 0 || totalLiabilities <= 0) return null;
  return {
    workingCapitalToAssets: inputs.workingCapital / totalAssets,
    retainedEarningsToAssets: inputs.retainedEarnings / totalAssets,
    ebitToAssets: inputs.ebit / totalAssets,
    equityToLiabilities: inputs.equity / totalLiabilities,
    salesToAssets: inputs.sales / totalAssets,
  };
}

/** Scores above which a company is safe, and below which it is in distress, by the form of the score. */
export const altmanLimits = {
  z: { safe: 2.99, distress: 1.81 },
  zDoublePrime: { safe: 2.6, distress: 1.1 },
} as const;

function zoneOf(score: number, limits: { safe: number; distress: number }): AltmanZone {
  if (score > limits.safe) return "safe";
  return score < limits.distress ? "distress" : "grey";
}

/**
 * Altman's Z of a listed manufacturer.
 *
 *   1.2·X1 + 1.4·X2 + 3.3·X3 + 0.6·X4 + salesCoefficient·X5;   safe above 2.99, distress below 1.81
 *
 * `salesCoefficient` is 1.0 unless told (0.999 in the paper of 1968). Not for banks and insurers.
 *
 * @see Altman (1968), "Financial Ratios, Discriminant Analysis and the Prediction of Corporate Bankruptcy"
 */
export function altmanZ(inputs: AltmanRatios & { salesCoefficient?: number }): AltmanScore {
  const score = altmanZScore(inputs);
  return { score, zone: altmanZoneOf(score) };
}

/** Where a Z lies. */
export function altmanZoneOf(score: number): AltmanZone {
  return zoneOf(score, altmanLimits.z);
}

/** The Z by itself, as `altmanZ` defines it. */
export function altmanZScore(inputs: AltmanRatios & { salesCoefficient?: number }): number {
  const { salesCoefficient = 1 } = inputs;
  return (
    1.2 * inputs.workingCapitalToAssets +
    1.4 * inputs.retainedEarningsToAssets +
    3.3 * inputs.ebitToAssets +
    0.6 * inputs.equityToLiabilities +
    salesCoefficient * inputs.salesToAssets
  );
}

/**
 * Altman's Z′ of a manufacturer that is not listed.
 *
 *   0.717·X1 + 0.847·X2 + 3.107·X3 + 0.420·X4 + 0.998·X5;   safe above 2.90, distress below 1.23
 *
 * @see Altman (2000), "Predicting Financial Distress of Companies: Revisiting the Z-Score and ZETA Models"
 */
export function altmanZPrime(inputs: AltmanRatios): AltmanScore {
  const score =
    0.717 * inputs.workingCapitalToAssets +
    0.847 * inputs.retainedEarningsToAssets +
    3.107 * inputs.ebitToAssets +
    0.42 * inputs.equityToLiabilities +
    0.998 * inputs.salesToAssets;
  return { score, zone: zoneOf(score, { safe: 2.9, distress: 1.23 }) };
}

/**
 * Altman's Z″ of companies that are not manufacturers, or of emerging markets: without sales, whose level is the sector's.
 *
 *   constant + 6.56·X1 + 3.26·X2 + 6.72·X3 + 1.05·X4;   safe above 2.60, distress below 1.10, both plus the constant
 *
 * `constant` is 0 unless told (3.25 in the emerging-market form, which puts a defaulted bond at 0).
 *
 * @see Altman (2000), "Predicting Financial Distress of Companies: Revisiting the Z-Score and ZETA Models"
 */
export function altmanZDoublePrime(inputs: Omit<AltmanRatios, "salesToAssets"> & { constant?: number }): AltmanScore {
  const { constant = 0 } = inputs;
  const withoutConstant = altmanZDoublePrimeScore(inputs);
  return { score: constant + withoutConstant, zone: altmanZoneOfDoublePrime(withoutConstant) };
}

/** Where a Z″ without a constant lies. */
export function altmanZoneOfDoublePrime(score: number): AltmanZone {
  return zoneOf(score, altmanLimits.zDoublePrime);
}

/** The Z″ by itself, without a constant, as `altmanZDoublePrime` defines it. */
export function altmanZDoublePrimeScore(inputs: Omit<AltmanRatios, "salesToAssets">): number {
  return (
    6.56 * inputs.workingCapitalToAssets +
    3.26 * inputs.retainedEarningsToAssets +
    6.72 * inputs.ebitToAssets +
    1.05 * inputs.equityToLiabilities
  );
}
