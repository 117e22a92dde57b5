/** One kind of parameter: how a sentence spells it, and its value as data. */
type Kind = {
  pattern: string;
  read: (written: string) => string | number;
  write: (value: string | number) => string;
};

const months = "January February March April May June July August September October November December".split(" ");
const quarters = ["first", "second", "third", "fourth"];
const places = { coverPage: "cover page", balanceSheet: "balance sheet", weightedAverage: "weighted average" };

const same = (pattern: string): Kind => ({ pattern, read: (written) => written, write: String });
const twoDigits = (value: number) => String(value).padStart(2, "0");
const monthNumber = (name: string | undefined) => twoDigits(months.indexOf(name ?? "") + 1);
const monthName = (number: string | undefined) => months[Number(number) - 1] ?? "";

/** Dates are ISO, shares are decimals, `source` is another source's sentence. */
export const kinds = {
  text: same(".+"),
  source: same(".+"),
  address: same("https:\\S+"),
  year: same("\\d{4}"),
  years: same("[\\d-]+"),
  /** A central index key. */
  number: same("\\d{10}"),
  form: same("\\d+-[KQ](?:/A)?"),
  accession: same("\\d{10}-\\d{2}-\\d{6}"),
  day: same("\\d{4}-\\d\\d-\\d\\d"),
  month: same("\\d{4}-\\d\\d"),
  dayInWords: {
    pattern: `\\d{1,2} (?:${months.join("|")}) \\d{4}`,
    read: (written) => {
      const [day, month, year] = written.split(" ");
      return `${year}-${monthNumber(month)}-${twoDigits(Number(day))}`;
    },
    write: (value) => {
      const [year, month, day] = String(value).split("-");
      return `${Number(day)} ${monthName(month)} ${year}`;
    },
  },
  monthInWords: {
    pattern: `(?:${months.join("|")}) \\d{4}`,
    read: (written) => {
      const [month, year] = written.split(" ");
      return `${year}-${monthNumber(month)}`;
    },
    write: (value) => {
      const [year, month] = String(value).split("-");
      return `${monthName(month)} ${year}`;
    },
  },
  percent: {
    pattern: "[\\d.]+ %",
    read: (written) => Number(`${written.slice(0, -2)}e-2`),
    // Twelve digits hide what binary fractions add; "2.0" is written as "2".
    write: (value) => `${Number((Number(value) * 100).toPrecision(12))} %`,
  },
  quarter: {
    pattern: quarters.join("|"),
    read: (written) => quarters.indexOf(written) + 1,
    write: (value) => quarters[Number(value) - 1] ?? "",
  },
  place: {
    pattern: Object.values(places).join("|"),
    read: (written) => Object.entries(places).find(([, text]) => text === written)?.[0] ?? written,
    write: (value) => Object.entries(places).find(([place]) => place === value)?.[1] ?? String(value),
  },
} as const satisfies Record<string, Kind>;

export type ParameterKind = keyof typeof kinds;
