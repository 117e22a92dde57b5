import { Failure } from "../../failure.ts";
import type { DifferenceOfVersions } from "../../features/versions/use-cases/compare-versions.ts";

/** Why two versions are not compared; each has a text. */
const notCompared = ["versionsOfTwoCompanies", "versionsInTwoCurrencies"] as const;

/** What an address asks to compare, as `compare` compares it; or why there is nothing to show. */
export async function askedDifference(
  search: URLSearchParams,
  compare: (id: string, other: string | null) => Promise<DifferenceOfVersions>,
): Promise<ToldDifference> {
  const [one, other = null, ...others] = search.getAll("compare");
  if (one === undefined || others.length > 0) return { problem: "chooseTwo" };
  try {
    return { problem: null, ...(await compare(one, other)) };
  } catch (error) {
    const { code } = Failure.from(error);
    const problem = notCompared.find((each) => each === code);
    if (problem === undefined) throw error;
    return { problem };
  }
}

export type ToldDifference =
  | ({ problem: null } & DifferenceOfVersions)
  | { problem: "chooseTwo" | (typeof notCompared)[number] };
