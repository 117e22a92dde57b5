import type { FailureCode } from "../../failure.ts";

export const failures = {
  tickerInvalid: "“{ticker}” is not a valid symbol. Use letters and digits, as in AAPL, BRK.B or SAN.MC.",
  paramRequired: "The parameter “{param}” is missing.",
  paramUnknown: "There is no parameter called “{param}”.",
  paramRepeated: "The parameter “{param}” appears more than once.",
  numberFormat: "“{param}” must be a number.",
  enumInvalid: "“{param}” does not take that value. Possible values: {allowed}.",
  uriMalformed: "The address is malformed.",
  requestMalformed: "The request is malformed.",
  hostInvalid: "The Host header is not valid.",
  originForbidden: "The request comes from another site and was not accepted.",
  notFound: "There is nothing at this address.",
  tickerNotFound: "No data could be found for {ticker}.",
  noStatements: "We know {ticker}, but we do not have its accounts.",
  marketUnsupported:
    "We cannot value {ticker} yet: we have no discount rates for accounts in {currency} of its country ({country}).",
  methodNotAllowed: "That HTTP method is not supported here.",
  requestTimeout: "The request took too long to arrive.",
  payloadTooLarge: "The request is too large.",
  uriTooLong: "The address is too long.",
  expectationFailed: "The Expect header asks for something that is not supported.",
  outOfRange: "“{param}” must be between {minimum} and {maximum}.",
  gNotBelowWacc: "g ({growth, number, ::percent .0}) must be lower than the WACC ({wacc, number, ::percent .0}).",
  assetUnsupported: "{ticker} is not a common share and is not valued.",
  sourceNotConfigured: "The source “{source}” is not set up here. There are: {allowed}.",
  importRefused: "The table, or what is declared about it, cannot be read: the page /import says at which cell.",
  dataIncomplete:
    "“{provider}” knows {ticker}, but leaves out something nothing can be told without: the price or its currency.",
  dataInvalid: "“{provider}” gives a value for {ticker} that cannot be right. It was neither used nor kept.",
  dataSuspect:
    "What “{provider}” gives for {ticker} contradicts itself: a year that stands twice, a balance sheet that does not add up, or a market value that does not fit its shares. It was neither used nor kept.",
  headersTooLarge: "The headers of the request are too large.",
  upstreamUnavailable: "No data source is answering. Try again in a few minutes.",
  upstreamInvalid:
    "The answer of “{provider}” about {ticker} cannot be read or is about another company. It was not used. Try again in a few minutes.",
  upstreamLimited: "“{provider}” has reached its limit of requests. Try again later.",
  upstreamTimeout: "“{provider}” did not answer in time. Try again in a few minutes.",
  overloaded: "There are too many requests at once. Try again in a few seconds.",
  unexpected: "An unexpected error occurred.",
} as const satisfies Record<FailureCode, string>;
