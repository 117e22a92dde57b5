import { bodyCodes, problemAnswer } from "../../../api/openapi.ts";

/** Why what is written is not kept: its form, what is kept now, and what its values mean together. */
export const writtenRefused = {
  form: [...bodyCodes, "tickerInvalid", "dateInvalid", "messageTooLong", "thesisEmpty", "thesisFigureUnknown"],
  conflict: { 412: problemAnswer(["editConflict", "thesisGone"]) },
  values: ["outOfRange", "buyAboveSell", "thesisCurrency", "assetUnsupported", "marketUnsupported"],
} as const;
