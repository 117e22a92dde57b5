/**
 * Twenty concepts of Apple Inc.'s company facts, as filed in three annual reports and two quarterly ones around the 4:1
 * split of 31 August 2020. Public domain.
 */
type Filing = { accn: string; form: string; filed: string; fy: number; fp: string };
type Row = readonly [start: string | null, end: string, value: number, filing: Filing];

export const annual2018: Filing = {
  accn: "0000320193-18-000145",
  form: "10-K",
  filed: "2018-11-05",
  fy: 2018,
  fp: "FY",
};
export const annual2019: Filing = {
  accn: "0000320193-19-000119",
  form: "10-K",
  filed: "2019-10-31",
  fy: 2019,
  fp: "FY",
};
export const winter2020: Filing = {
  accn: "0000320193-20-000010",
  form: "10-Q",
  filed: "2020-01-29",
  fy: 2020,
  fp: "Q1",
};
export const annual2020: Filing = {
  accn: "0000320193-20-000096",
  form: "10-K",
  filed: "2020-10-30",
  fy: 2020,
  fp: "FY",
};
export const winter2021: Filing = {
  accn: "0000320193-21-000010",
  form: "10-Q",
  filed: "2021-01-28",
  fy: 2021,
  fp: "Q1",
};

export const facts = (unit: string, rows: readonly Row[]) => ({
  label: null,
  description: null,
  units: {
    [unit]: rows.map(([start, end, val, filing]) => ({ ...(start === null ? {} : { start }), end, val, ...filing })),
  },
});
