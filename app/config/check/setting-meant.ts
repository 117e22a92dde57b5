import { settingNames } from "../setting-list.server.ts";

/** A name of so many letters is allowed one slip for each, and two at most. */
const LETTERS_A_SLIP = 4;
const MOST_SLIPS = 2;

/** The setting that a misspelled name most likely means; null where none is near. */
export function settingMeant(name: string): string | null {
  const most = Math.min(MOST_SLIPS, Math.floor(name.length / LETTERS_A_SLIP));
  for (let slips = 1; slips <= most; slips += 1) {
    const near = settingNames.values().find((each) => isWithin(name, each, slips));
    if (near !== undefined) return near;
  }
  return null;
}

/** Whether so many letters that are missing, too many, others or exchanged with their neighbour make one name of the other. */
function isWithin(one: string, other: string, slips: number): boolean {
  let alike = 0;
  while (alike < one.length && one[alike] === other[alike]) alike += 1;
  const [left, right] = [one.slice(alike), other.slice(alike)];
  if (left === "" || right === "") return left.length + right.length <= slips;
  if (slips === 0) return false;
  const isExchanged = left[0] === right[1] && left[1] === right[0];
  return (
    isWithin(left.slice(1), right, slips - 1) ||
    isWithin(left, right.slice(1), slips - 1) ||
    isWithin(left.slice(1), right.slice(1), slips - 1) ||
    (isExchanged && isWithin(left.slice(2), right.slice(2), slips - 1))
  );
}
