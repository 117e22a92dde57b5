import { closeSync, fstatSync, openSync, readSync } from "node:fs";

/** What stands before the description at the end of such a file (MaxMind DB format 2.0, "Database Metadata"). */
const MARKER = Buffer.from("\xab\xcd\xefMaxMind.com", "latin1");
/** The format lets the description be this long at most. */
const LONGEST_DESCRIPTION_IN_BYTES = 128 * 1_024;

/** Whether a file has the form of such a database, by the mark before its description. */
export function isPlacesFile(path: string): boolean {
  let file: number | null = null;
  try {
    file = openSync(path, "r");
    const { size } = fstatSync(file);
    const end = Buffer.alloc(Math.min(size, LONGEST_DESCRIPTION_IN_BYTES));
    readSync(file, end, 0, end.length, size - end.length);
    return end.includes(MARKER);
  } catch {
    return false;
  } finally {
    if (file !== null) closeSync(file);
  }
}
