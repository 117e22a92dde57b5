import type { PeriodWords } from "../../contracts/import-vocabulary.ts";

/** Writes a day whose month is a word as its ISO date: "31 de diciembre de 2024", "Dec 31, 2024", "31-dic-2024". */
export function dayNamer(languages: readonly Pick<PeriodWords, "monthNames">[]): (heading: string) => string {
  const numbers = new Map<string, number>();
  for (const { monthNames } of languages) {
    for (const [index, names] of monthNames.entries()) for (const name of names) numbers.set(name, index + 1);
  }
  const names = [...numbers.keys()].toSorted((one, other) => other.length - one.length).join("|") || "(?!)";
  const dayFirst = new RegExp(
    `\\b(\\d{1,2})(?:º|°|st|nd|rd|th|\\.)?[\\s/-]+(?:de |of )?(${names})\\b\\.?,?[\\s/-]+(?:de |del )?(\\d{4})\\b`,
    "i",
  );
  const monthFirst = new RegExp(`\\b(${names})\\b\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})\\b`, "i");
  const iso = (day: string, month: string, year: string) =>
    `${year}-${twoDigits(numbers.get(month.toLowerCase()) ?? 0)}-${twoDigits(Number(day))}`;
  return (heading) =>
    heading
      .replace(dayFirst, (_, day: string, month: string, year: string) => iso(day, month, year))
      .replace(monthFirst, (_, month: string, day: string, year: string) => iso(day, month, year));
}

const twoDigits = (number: number): string => String(number).padStart(2, "0");
