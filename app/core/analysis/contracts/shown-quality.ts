import type { AltmanZone, PiotroskiSignal, QuantityName } from "@valora/valuation";
import type { AltmanForm } from "@valora/valuation/statements";

/** The scores of a company's latest accounts, as its page tells them; null where figures are missing. */
export type ShownQuality = {
  /** End of the fiscal year that they are of. */
  asOf: string;
  /** Null for banks and insurers, whose accounts the scores were not made for. */
  scores: {
    /** Piotroski's signs that hold, of those that could be read. */
    piotroski: { score: number; known: number; signs: readonly { name: PiotroskiSignal; holds: boolean | null }[] };
    beneish: { score: number | null; isFlagged: boolean | null; limit: number };
    /** Altman's ratios, in their order. */
    altman: readonly { name: QuantityName; value: number | null }[];
    /** Altman's score in the form made for such a company. */
    altmanScore: {
      form: AltmanForm;
      score: number | null;
      zone: AltmanZone | null;
      limits: { safe: number; distress: number };
    };
    /** Earnings that are not cash, over average assets. */
    accruals: number | null;
    /** Years that the cash lasts; null for a company whose operations bring money in. */
    runway: number | null;
  } | null;
};
