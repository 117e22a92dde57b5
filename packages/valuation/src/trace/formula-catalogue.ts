import type { Formula } from "./trace.ts";
import * as besides from "./traced-formulas/cross-checks.ts";
import * as discountedCashFlow from "./traced-formulas/discounted-cash-flow.ts";
import * as figures from "./traced-formulas/figures.ts";
import * as interim from "./traced-formulas/interim.ts";
import * as multiples from "./traced-formulas/multiples.ts";
import * as payout from "./traced-formulas/payout.ts";
import * as payoutAgainstBook from "./traced-formulas/payout-against-book.ts";
import * as perShare from "./traced-formulas/per-share.ts";
import * as projection from "./traced-formulas/projection.ts";
import * as rates from "./traced-formulas/rates.ts";
import * as ratios from "./traced-formulas/ratios.ts";
import * as research from "./traced-formulas/research.ts";
import * as residualIncome from "./traced-formulas/residual-income.ts";
import * as technical from "./traced-formulas/technical.ts";

/** Every formula that may stand in a trace, by its id. */
export const formulaCatalogue: ReadonlyMap<string, Formula<never>> = new Map(
  [
    figures,
    rates,
    discountedCashFlow,
    projection,
    payout,
    payoutAgainstBook,
    perShare,
    residualIncome,
    multiples,
    research,
    besides,
    ratios,
    interim,
    technical,
  ]
    .flatMap((subject) => Object.values<Formula<never>>(subject))
    .map((formula) => [formula.id, formula]),
);
