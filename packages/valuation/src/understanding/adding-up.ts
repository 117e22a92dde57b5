/** Steps from one number to another whose effects, added in their order and then with `rounding`, give the second to the last bit. */
export type AddingUp = { effects: readonly number[]; rounding: number };

/**
 * Effects that lead from one number to the other exactly: the last takes what is left. Where no double does that in one addition,
 * rounding closes the gap, which two near numbers always can; 0 where nothing is left.
 */
export function addingUp(from: number, to: number, effects: readonly number[]): AddingUp {
  const before = effects.slice(0, -1).reduce((level, effect) => level + effect, from);
  const closed = effects.map((effect, index) => (index === effects.length - 1 ? to - before : effect));
  const reached = effects.length === 0 ? from : before + (to - before);
  return { effects: closed, rounding: to - reached };
}
