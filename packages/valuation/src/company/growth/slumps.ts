import type { Ratio, Years } from "../../inputs/units.ts";
import type { History } from "../accounts/history.ts";

/** Years before a fall that it is measured against, and years within which a company is back; years end a few days apart. */
const yearsBefore: Years = 3.25;
const yearsBack: Years = 5.25;

/** A year below this share of the highest of the years before opens a slump, and one back at the second share ends it. */
export type SlumpLimits = { fall: Ratio; recovery: Ratio };

/**
 * The years of slumps that are over: from the first one a quarter below the highest of the three years before, up to the one in
 * which nine tenths of that are reached again, at most five years later. The way back to what was sold before tells nothing
 * about growth.
 *
 * A company that stays smaller for longer has become smaller, and its years count.
 */
export function yearsOfSlumps(
  { ages, latestYear }: Pick<History, "ages" | "latestYear">,
  valueAt: (index: number) => number | null,
  { fall, recovery }: SlumpLimits = { fall: 0.75, recovery: 0.9 },
): readonly number[] {
  const years = ages.flatMap((age, index) => {
    const value = index > latestYear ? null : valueAt(index);
    return value === null ? [] : [{ index, age, value }];
  });
  const over: number[] = [];
  let place = 0;
  for (let first = years[0]; first; first = years[place]) {
    const { age, value } = first;
    const recent = years.slice(0, place).map((year) => (year.age - age < yearsBefore ? year.value : 0));
    const before = Math.max(0, ...recent);
    const start = place;
    // 0 where none has begun, −1 where it lasts.
    const back =
      value < fall * before ? years.findIndex((year, at) => at > start && year.value >= recovery * before) : 0;
    if (age - (years[back]?.age ?? -yearsBack) < yearsBack)
      over.push(...years.slice(start, back).map(({ index }) => index));
    place = back || start + 1;
  }
  return over;
}
