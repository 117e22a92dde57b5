import { notApplicableReasons } from "@valora/valuation";
import { useTranslations } from "use-intl";
import type { Version } from "../../../features/versions/contracts/version.ts";

/** Where one's own versions are; those of a team have such a place too. */
export const ownVersions = "/versions";

/** The address of a saved version, among those at a place. */
export const addressOfVersion = ({ id }: Pick<Version, "id">, place = ownVersions): string => `${place}/${id}`;

/** The result page with the question of a version, of today. */
export const addressOfQuestion = ({ ticker, question }: Pick<Version, "ticker" | "question">): string =>
  `/analysis/${encodeURIComponent(ticker)}${question === "" ? "" : `?${question}`}`;

/** Why a method gave no value; the bare reason of then, where today's engine has none of that name. */
export function useReasonText(): (reason: string) => string {
  const t = useTranslations("notApplicable");
  return (reason) => {
    const known = notApplicableReasons.find((each) => each === reason);
    return known === undefined ? reason : t(known);
  };
}
