/** So many of a room's sample were killed, and of so many mutants it was drawn. */
export type RoomRate = { killed: number; drawn: number; total: number };

type Interval = readonly [low: number, high: number];

/** Two standard deviations, nearly: 95 % of a normal distribution. */
const deviations = 1.96;

/** Between which rates the room's own lies, by Wilson's interval of 95 %. */
export function intervalOf({ killed, drawn }: Pick<RoomRate, "killed" | "drawn">): Interval {
  const [rate, part] = [killed / drawn, deviations ** 2 / drawn];
  const middle = (rate + part / 2) / (1 + part);
  const reach = (deviations * Math.sqrt((rate * (1 - rate)) / drawn + part / (4 * drawn))) / (1 + part);
  return [middle - reach, middle + reach];
}

/**
 * The rate of all rooms together, each counted by its number of mutants, and the interval of 95 % of a sample that was drawn room by
 * room. A room of which all or none were killed counts as if half a mutant more of each kind had been drawn: its spread is not 0.
 */
export function rateOfAll(rooms: readonly RoomRate[]): { rate: number; interval: Interval } {
  const all = rooms.reduce((sum, { total }) => sum + total, 0);
  const rate = rooms.reduce((sum, { killed, drawn, total }) => sum + (total / all) * (killed / drawn), 0);
  const variance = rooms.reduce((sum, { killed, drawn, total }) => {
    const near = (killed + 0.5) / (drawn + 1);
    return sum + (total / all) ** 2 * ((near * (1 - near)) / drawn);
  }, 0);
  const reach = deviations * Math.sqrt(variance);
  return { rate, interval: [rate - reach, Math.min(1, rate + reach)] };
}
