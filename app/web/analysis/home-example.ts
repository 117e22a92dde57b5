/**
 * The companies that the home page values for everybody, whatever plan they have: one on whose value the methods agree, one below
 * its value, and one of Spain, each within a quarter of its price. The first is shown unless the address asks for another
 * (`?example=MCD`).
 */
export const exampleTickers = ["MSFT", "MCD", "SAN.MC"] as const;
export type ExampleTicker = (typeof exampleTickers)[number];

export const exampleParameter = "example";

/** The company that an address asks for; what it does not know is the first. */
export const exampleIn = (search: URLSearchParams): ExampleTicker => {
  const [usual] = exampleTickers;
  return exampleTickers.find((ticker) => ticker === search.get(exampleParameter)) ?? usual;
};
