import { type RevisedSetting, revisedSettings, type SettingValue } from "@valora/valuation/revision";
import type { RateName } from "../../core/analysis/contracts/answer-parts/discount-rate.ts";
import { overridesOf } from "../../core/analysis/contracts/asked-analysis.ts";
import { Failure } from "../../failure.ts";
import type { Version } from "../../features/versions/contracts/version.ts";
import { queryOf } from "../../features/versions/use-cases/compare-versions.ts";

/** What was asked in a version: its settings that are not left to the calculation, the scenario first. */
export type ToldQuestion = {
  settings: readonly { name: RevisedSetting; value: SettingValue }[];
  isOwnPrice: boolean;
  /** How many figures stood in place of filed ones. */
  ownFigures: number;
  asOf: string | null;
  /** The provider that was chosen. */
  source: string | null;
  /** What the company's rate is called; null in what was kept before this was noted. */
  rate: RateName | null;
};

/** Null: it was asked in words that are no longer read. */
function toldQuestion(version: Version): ToldQuestion | null {
  try {
    const query = queryOf(version);
    const given = { ...overridesOf(query), scenario: query.scenario };
    const settings = revisedSettings.flatMap((name) =>
      given[name] === undefined ? [] : [{ name, value: given[name] }],
    );
    const { price, figures = [], asOf = null, source = "automatic" } = query;
    return {
      ...{ settings, isOwnPrice: price !== undefined, ownFigures: figures.length, asOf },
      source: source === "automatic" ? null : source,
      rate: version.result.assumptions.discountRate,
    };
  } catch (error) {
    if (Failure.from(error).code === "unexpected") throw error;
    return null;
  }
}

/** Versions of a list, each with what was asked in it. */
export const withQuestions = <Kept extends Version>(versions: readonly Kept[]) =>
  versions.map((version) => ({ ...version, asked: toldQuestion(version) }));
