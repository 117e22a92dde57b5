import { z } from "@hono/zod-openapi";
import { jsonAnswer, languageParameter, problemAnswer } from "../../../api/openapi.ts";
import { readLanguage, readParameters } from "../../../core/shared/use-cases/read-parameters.ts";
import { VersionDifference } from "../contracts/version.ts";
import type { DifferenceOfVersions } from "../use-cases/compare-versions.ts";
import { entryOf } from "../use-cases/read-versions.ts";

export const quota = { 429: problemAnswer(["dailyQuotaExceeded", "minuteQuotaExceeded"]) };

/** What a version is compared with, in an address. */
export const OtherVersion = z.object({
  with: z.string().optional().openapi({ description: "Id of the other version; absent: the same question today" }),
  lang: languageParameter,
});

export const differenceResponses = {
  200: jsonAnswer(VersionDifference, "From the earlier one to the later one"),
  400: problemAnswer(["paramUnknown", "paramRepeated", "enumInvalid"]),
  404: problemAnswer(["notFound", "tickerNotFound"]),
  422: problemAnswer(["versionsOfTwoCompanies", "versionsInTwoCurrencies", "assetUnsupported", "marketUnsupported"]),
  ...quota,
};

/** The id of the other version that an address names; null: today. */
export function otherVersionIn(address: string): string | null {
  const given = readParameters(new URL(address).searchParams, { known: ["with", "lang"], required: [] });
  readLanguage(given);
  return given.get("with") ?? null;
}

export function differenceAnswer({ earlier, later, changes, mean, methods }: DifferenceOfVersions) {
  const { id, ...today } = later;
  return { earlier: entryOf(earlier), later: { ...entryOf({ ...today, id: id ?? "" }), id }, changes, mean, methods };
}
