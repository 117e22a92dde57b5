import { type SweepDay, sweepDay } from "./sweep-day.mjs";

type Turns<Member> = {
  /** All members are asked within this many days. */
  days: number;
  /** Which are asked every day, and take no turn. */
  always?: (member: Member, index: number) => boolean;
  /** For sweeps within a sweep: moves the turns by so many days. */
  shift?: number;
  day?: SweepDay;
};

/**
 * The members of a sweep that are asked today: those of `always`, and of the others every one whose turn it is. A sweep asks the same of every
 * member of a set; `npm test` asks a part each day, `npm run prove` all (docs/tests.md, "Sweeps").
 */
export function askedToday<Member>(
  members: readonly Member[],
  { days, always = () => false, shift = 0, day = sweepDay() }: Turns<Member>,
): Member[] {
  let turn = 0;
  return members.filter((member, index) => {
    if (day === "all" || always(member, index)) return true;
    const isTurn = (turn + shift + day) % days === 0;
    turn += 1;
    return isTurn;
  });
}
