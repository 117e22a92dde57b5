import { extname } from "node:path";

/** Commands about companies: their own options are those of the API, under the same names. */
export const listCommands = ["screen", "compare", "statements", "portfolio"] as const;
export type ListCommand = (typeof listCommands)[number];

/** The formats of a file, by the ending of its name. */
export const fileFormats = ["pdf", "xlsx", "csv", "json"] as const;
export type FileFormat = (typeof fileFormats)[number];

export const formatsOf = {
  question: fileFormats,
  screen: ["xlsx", "csv", "json"],
  compare: ["csv", "json"],
  statements: ["csv", "json"],
  portfolio: ["xlsx", "csv", "json"],
} as const satisfies Readonly<Record<ListCommand | "question", readonly FileFormat[]>>;

/** The format that the name of a file asks for; null where there is none such. */
export function formatOf(file: string, about: ListCommand | "question"): FileFormat | null {
  const ending = extname(file).slice(1).toLowerCase();
  return formatsOf[about].find((each) => each === ending) ?? null;
}
