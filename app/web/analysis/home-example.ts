/** The company that the home page values for everybody, whatever plan they have. */
export const exampleTicker = "AAPL";
