import { bodyCodes, problemAnswer } from "../../../api/openapi.ts";
import { readLanguage, readParameters } from "../../../core/shared/use-cases/read-parameters.ts";

/** Why what is written is not kept: its form, what is kept now, and what its values mean together. */
export const writtenRefused = {
  form: [...bodyCodes, "tickerInvalid", "dateInvalid", "messageTooLong", "thesisEmpty", "thesisFigureUnknown"],
  conflict: { 412: problemAnswer(["editConflict", "thesisGone"]) },
  values: ["outOfRange", "buyAboveSell", "thesisCurrency", "assetUnsupported", "marketUnsupported"],
} as const;

/** The last change of a thesis as the asker has read it; undefined: they have not looked. */
export function readAtIn(address: string): string | undefined {
  const given = readParameters(new URL(address).searchParams, { known: ["changedAt", "lang"], required: [] });
  readLanguage(given);
  return given.get("changedAt");
}
