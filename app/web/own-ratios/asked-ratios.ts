import { type AskedRatio, askedRatio, ratioPlaces } from "../../core/fundamentals/contracts/own-ratios.ts";
import { Failure, type FailureCode, type FailureParams } from "../../failure.ts";

/** A field of the reader's own ratios, a formula or a limit, that cannot be used: what was typed, and why. */
export type RefusedRatio = { name: string; text: string; code: FailureCode; params: FailureParams };

type AskedRatios = { ratios: readonly AskedRatio[]; refused: readonly RefusedRatio[] };

/** Ratios of the reader's own in the address of a page: an empty field asks for none, and one that cannot be read is set aside. */
export function ratiosAsked(search: URLSearchParams): AskedRatios {
  const ratios: AskedRatio[] = [];
  const refused: RefusedRatio[] = [];
  for (const place of ratioPlaces) {
    const text = (search.get(place) ?? "").trim();
    if (text === "") continue;
    const { usable, refusal } = askedRatio(place, text);
    if (refusal === null) ratios.push(usable);
    else refused.push({ name: place, text, code: refusal.code, params: refusal.params });
  }
  return { ratios, refused };
}

/** What the status of a page says of ratios that are set aside: the first of their reasons. */
export const failureOfRatios = ([first]: readonly RefusedRatio[]): Failure | null =>
  first === undefined ? null : new Failure(first.code, first.params);
