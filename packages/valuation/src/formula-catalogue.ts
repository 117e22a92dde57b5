import * as besides from "./steps/besides.ts";
import * as discountedCashFlow from "./steps/discounted-cash-flow.ts";
import * as figures from "./steps/figures.ts";
import * as interim from "./steps/interim.ts";
import * as multiples from "./steps/multiples.ts";
import * as payout from "./steps/payout.ts";
import * as payoutAgainstBook from "./steps/payout-against-book.ts";
import * as perShare from "./steps/per-share.ts";
import * as projection from "./steps/projection.ts";
import * as rates from "./steps/rates.ts";
import * as ratios from "./steps/ratios.ts";
import * as research from "./steps/research.ts";
import * as residualIncome from "./steps/residual-income.ts";
import * as technical from "./steps/technical.ts";
import type { Formula } from "./trace.ts";

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
