import type { FindingNoteCode } from "../../core/analysis/contracts/data-note.ts";
import type { Messages } from "../message-types.ts";

/** Findings in a live answer, for its reader. */
export const findingNotes: Pick<Messages["dataNotes"], FindingNoteCode> = {
  minorUnits: {
    subject: "Unit of the price",
    text: "It is quoted in {quotedIn}; {factor} make 1 {to}: we give the price in {to}.",
  },
  priceConverted: {
    subject: "Currency",
    text: "It trades at {price} {from}; we bring it to {to} at {rate} {to} for one {from}, the rate of {asOf} ({source}).",
  },
  statementsConverted: {
    subject: "Currency",
    text: "The accounts are in {from}, a currency for which we have no discount rates: we bring them to {to} at {rate} {to} for one {from}, the rate of {asOf} ({source}), the same for all years.",
  },
  splitApplied: {
    subject: "Split shares",
    text: "After {asOf}, the date of the latest accounts, each share became {factor}: shares and figures per share stand as of today.",
  },
  receiptsConverted: {
    subject: "Depositary receipts",
    text: "What is quoted is a receipt for {factor} shares: everything per share is per receipt. The ratio comes from the market cap.",
  },
  marketCapDiffers: {
    subject: "Market cap",
    text: "Price times shares makes {implied} million and the source says {stated} million. {suspect, select, split {A split may be missing.} receipts {A receipt for several shares may be quoted.} thousands {The shares may be in thousands.} millions {The shares may be in millions.} minorUnits {The price may be in cents.} other {We don’t know why.}}",
  },
  priceJumped: {
    subject: "Jump of the price",
    text: "From {priceBefore} on {dateBefore} to {price} on {asOf}: it may be a split that the accounts don’t know yet.",
  },
  priceMovedAlone: {
    subject: "The price moved against its industry",
    text: "{count, plural, one {In the month} other {In # months, the last one}} that ended on {asOf} the share moved {move} and its industry {industryMove}, with the same number of shares: since the accounts to {fiscalYearEnd} something has happened that they do not show.",
  },
  quoteFromFuture: { subject: "Date of the price", text: "The source dates it {asOf}, which has not come yet." },
  priceNotPositive: { subject: "Price", text: "The source gives a price that is not above zero: we don’t use it." },
  sharesNotPositive: {
    subject: "Number of shares",
    text: "The source gives a number that is not above zero: we don’t use it.",
  },
  yearDuplicated: {
    subject: "Accounts twice",
    text: "There is more than one set of accounts for the same year end: {years}.",
  },
  balanceDoesNotAdd: {
    subject: "Balance sheet that does not add up",
    text: "Assets are not liabilities plus equity in {years}.",
  },
  figureJumped: { subject: "Jumps", text: "These change more than usual from one year to the next: {contradictions}." },
  signUnlikely: { subject: "Signs", text: "These are negative and should not be: {contradictions}." },
  sourcesDiffer: { subject: "Two sources", text: "They differ by more than 1%: {contradictions}." },
};
