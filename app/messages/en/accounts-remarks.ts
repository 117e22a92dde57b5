import type { AccountsRemarkCode } from "@valora/valuation";
import type { Messages } from "../message-types.ts";

/** Reviewed facts about the figures of a company. */
export const accountsRemarks: Pick<Messages["dataNotes"], AccountsRemarkCode> = {
  countOfAllClasses: {
    subject: "Share count",
    text: "Its source counts the preference shares alone. The count used is that of all classes: market cap ÷ price.",
  },
  bankRevenueLeftOut: {
    subject: "Bank revenue",
    text: "The source counts interest that the bank pays on, so its figure is not the net banking income that the bank reports: it is left out.",
  },
  revenueGross: {
    subject: "Revenue",
    text: "That of {years} is before settlement costs, while the other years are net of them. The figure of {years} is left out.",
  },
  dividendCut: {
    subject: "Dividend",
    text: "The company has announced a cut from {priceBefore} to {price} a share from {years}: the former one says nothing about the future and is not projected.",
  },
  disposalGains: {
    subject: "Disposal gains",
    text: "EBIT of {years} is without gains on disposals and impairments ({amount} million in the last of these years). Net income includes them.",
  },
  splitInFigures: {
    subject: "Share split",
    text: "Each share became {factor} on {asOf}: share counts and per-share figures of earlier years are on today’s basis.",
  },
  chargesInResult: {
    subject: "Charges in the result",
    text: "The result of {years} includes exceptional charges: it is not that of a normal year.",
  },
  debtContradicted: {
    subject: "Debt",
    text: "The debt of {years} in the source is below its own net debt: it is left out.",
  },
  ebitdaDistorted: {
    subject: "EBITDA",
    text: "That of {years} includes exceptional gains or charges: it is left out, and no depreciation is taken from it.",
  },
  restatedFigures: {
    subject: "Restated figures",
    text: "Those of {years} are as the company restated them later, not as first published.",
  },
  earningsPerShareContradicted: {
    subject: "EPS",
    text: "That of {years} does not fit net income and the share count: it is left out.",
  },
  cashIsInvestments: {
    subject: "Cash",
    text: "The source gives the insurer’s investment portfolio in its place: it is left out.",
  },
  incomeOfOrdinaryShares: {
    subject: "Net income",
    text: "The source gives the part of the ordinary shares, a little below the reported one.",
  },
  standardisedFigures: {
    subject: "Standardised figures",
    text: "The source standardises revenue and EBIT: they differ a little from those reported.",
  },
  revenueRestated: {
    subject: "Revenue",
    text: "That of {years} is without the business that was sold and counts other revenue: it is not what was published then.",
  },
  operatingIncomeMixed: {
    subject: "EBIT",
    text: "In some years it is the reported one, in others the standardised one of a data aggregator, before impairments.",
  },
  yearEndsInSeptember: {
    subject: "Fiscal year",
    text: "The year of these accounts ends on 30 September.",
  },
  depreciationIsPart: {
    subject: "Depreciation and amortisation",
    text: "That of {years} is only a part of what was reported: the source leaves out amortisation of intangibles or other items. EBITDA of these years is too low, EV/EBITDA too high, and the discounted cash flow may come out low.",
  },
  capitalExpenditureUnknown: {
    subject: "Capital expenditure",
    text: "The source does not give that of {years}: free cash flow is as it gives it.",
  },
  partOwnedByOthers: {
    subject: "Owners of its subsidiaries",
    text: "About half of {part} belongs to other shareholders, and the source does not tell what their part is worth: the discounted cash flow counts the whole profit and comes out high.",
  },
  businessBought: {
    subject: "Business bought",
    text: "{part} was bought on {asOf} and paid for partly with new shares ({source}). The last accounts end before that: they hold neither its earnings nor its debt, while the share count holds the new shares. There are no values per share until there are accounts with it.",
  },
  specialDividendsOnly: {
    subject: "Dividend",
    text: "It pays no regular dividend, only special ones from time to time, mostly with borrowed money: they are left out, and nothing is projected from them.",
  },
};
