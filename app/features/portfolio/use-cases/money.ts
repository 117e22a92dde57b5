/** An amount of money in hundredths, a whole number: sums of such numbers are exact in whatever order. */
export type Cents = number;

/** The nearest hundredth of an amount; a half goes away from zero, and what a product of doubles leaves behind does not count. */
export function centsOf(amount: number): Cents {
  const size = Math.round(Number((Math.abs(amount) * 100).toPrecision(15)));
  return amount < 0 ? -size : size;
}

export const sumOf = (amounts: Iterable<Cents>): Cents => {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum;
};

/** The amount as the answer says it. */
export const amountOf = (cents: Cents): number => cents / 100;
