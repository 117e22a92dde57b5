/**
 * The companies that the home page values for everybody, whatever plan they have: one far above its value, one below it, and one of
 * Spain. The first is shown unless the address asks for another (`?example=PEP`).
 */
export const exampleTickers = ["AAPL", "PEP", "SAN.MC"] as const;
export type ExampleTicker = (typeof exampleTickers)[number];

export const exampleParameter = "example";

/** The company that an address asks for; what it does not know is the first. */
export const exampleIn = (search: URLSearchParams): ExampleTicker => {
  const [usual] = exampleTickers;
  return exampleTickers.find((ticker) => ticker === search.get(exampleParameter)) ?? usual;
};
