/** Where the figures of the pages about a company can be asked for; as it stands, with nobody's assumptions. */
export const figuresAddressOf = (ticker: string): string => `/api/v1/figures?ticker=${encodeURIComponent(ticker)}`;
