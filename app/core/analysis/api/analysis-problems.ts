import { problemAnswer } from "../../../api/openapi.ts";
import type { FailureCode } from "../../../failure.ts";

/** What may be wrong with figures of the caller's own. */
export const ownFigureCodes = [
  "dateInvalid",
  "figureMalformed",
  "figureUnknown",
  "figureRepeated",
  "figuresTooMany",
] as const;

/** Why there is no analysis, by status. */
export const analysisCodes = {
  400: [
    "tickerInvalid",
    "paramRequired",
    "paramUnknown",
    "paramRepeated",
    "numberFormat",
    "enumInvalid",
    "noteTooLong",
    ...ownFigureCodes,
  ],
  404: ["tickerNotFound", "noStatements", "providerLacksCompany", "noLongerListed"],
  422: [
    "outOfRange",
    "gNotBelowWacc",
    "dateInFuture",
    "notFiledYet",
    "filingDatesUnknown",
    "peersRefused",
    "figurePeriodUnknown",
    "figureCurrency",
    "assetUnsupported",
    "marketUnsupported",
    "sourceNotConfigured",
    "dataIncomplete",
    "dataInvalid",
    "dataSuspect",
    "accountsOfAnother",
  ],
  429: ["dailyQuotaExceeded", "minuteQuotaExceeded", "anonymousQuotaExceeded"],
  503: ["upstreamUnavailable", "upstreamInvalid", "upstreamLimited", "overloaded", "storageUnavailable"],
  504: ["upstreamTimeout"],
} as const satisfies Readonly<Record<number, readonly FailureCode[]>>;

/** Failures of a request about a company. */
export const analysisProblems = {
  400: problemAnswer(analysisCodes[400]),
  404: problemAnswer(analysisCodes[404]),
  422: problemAnswer(analysisCodes[422]),
  429: problemAnswer(analysisCodes[429]),
  503: problemAnswer(analysisCodes[503]),
  504: problemAnswer(analysisCodes[504]),
};

const companyCodes = ["paramRequired", "paramUnknown", "paramRepeated", "tickerInvalid", "enumInvalid"] as const;

/** The same, where there is nothing to ask but which company. */
export const companyProblems = { ...analysisProblems, 400: problemAnswer(companyCodes) };

/** The same where figures may be the caller's own. */
export const filedCodes = [...companyCodes, "numberFormat", ...ownFigureCodes] as const;
export const filedProblems = { ...analysisProblems, 400: problemAnswer(filedCodes) };
export const filedFieldProblems = { ...analysisProblems, 400: problemAnswer([...filedCodes, "answerFieldUnknown"]) };

/** And where its fields can be chosen. */
export const companyFieldProblems = {
  ...analysisProblems,
  400: problemAnswer([...companyCodes, "answerFieldUnknown"]),
};
