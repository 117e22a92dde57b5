import type { Cause } from "../features/status/contracts/dependency.ts";

/** A difference that no correction of a running clock makes between two looks. */
const JUMP_IN_MILLISECONDS = 30_000;
/** A clock that has run steadily for so long after a jump is taken as right. */
const TAKEN_AFTER_IN_MILLISECONDS = 600_000;
const DAY_IN_MILLISECONDS = 86_400_000;

type Clocks = {
  /** The clock that people set. */
  wall(): number;
  /** Milliseconds of a clock that nothing sets and that counts sleep. */
  steady(): number;
  /** The day of the included data: no moment of this installation is before it. */
  dataAsOf(): string;
};

/**
 * Compares the clock of the machine with one that cannot be set. A jump is over when it is taken back, or when the clock has run
 * steadily for ten minutes since.
 */
export function clockWatch({ wall, steady, dataAsOf }: Clocks) {
  let base = wall() - steady();
  let jump: { offset: number; at: number } | null = null;
  const isNear = (one: number, other: number) => Math.abs(one - other) < JUMP_IN_MILLISECONDS;

  /** Why the clock is not to be trusted now; null: it is. */
  return function look(): Cause | null {
    const early = Date.parse(`${dataAsOf()}T00:00:00Z`) - wall();
    if (early > DAY_IN_MILLISECONDS) return { code: "clockEarly", figure: Math.round(early / DAY_IN_MILLISECONDS) };
    const at = steady();
    const offset = wall() - at;
    if (isNear(offset, base)) {
      base = offset;
      jump = null;
      return null;
    }
    if (jump === null || !isNear(jump.offset, offset)) jump = { offset, at };
    if (at - jump.at >= TAKEN_AFTER_IN_MILLISECONDS) {
      base = offset;
      jump = null;
      return null;
    }
    const seconds = Math.round(Math.abs(offset - base) / 1_000);
    return { code: offset > base ? "clockAhead" : "clockBack", figure: seconds };
  };
}
