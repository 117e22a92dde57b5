import { closeSync, fstatSync, openSync, readFileSync, readSync, statSync } from "node:fs";
import { type CityResponse, Reader } from "mmdb-lib";
import type { Place } from "../use-cases/account-stores.ts";

/** What stands before the description at the end of such a file (MaxMind DB format 2.0, "Database Metadata"). */
const MARKER = Buffer.from("\xab\xcd\xefMaxMind.com", "latin1");
/** The format lets the description be this long at most. */
const LONGEST_DESCRIPTION_IN_BYTES = 128 * 1_024;
/** An operator renews the file once a week or a month. */
const LOOK_EVERY_IN_MILLISECONDS = 60_000;

type Parts = { now(): number; onFailure(error: unknown): void };

/**
 * The place of an address by a file in the MaxMind DB format, which GeoLite2 and DB-IP offer for countries and for cities. It is read when
 * the first address is asked for, and again when another file has taken its place; one that cannot be read leaves the last one in use.
 */
export function placesFile(path: string, { now, onFailure }: Parts) {
  let reader: Reader<CityResponse> | null = null;
  let version = "";
  let lookedAt = Number.NEGATIVE_INFINITY;

  const present = (): Reader<CityResponse> | null => {
    if (now() - lookedAt < LOOK_EVERY_IN_MILLISECONDS) return reader;
    lookedAt = now();
    try {
      const { mtimeMs, size, ino } = statSync(path);
      const found = `${ino} ${size} ${mtimeMs}`;
      if (found === version) return reader;
      reader = new Reader<CityResponse>(readFileSync(path));
      version = found;
    } catch (error) {
      onFailure(error);
    }
    return reader;
  };

  /**
   * Null where the file does not know the address, which may be the network of an IPv6 one. `language`: of the name of the city, English
   * where there is none.
   */
  return (address: string, language: string): Place | null => {
    try {
      return placeIn(present()?.get(address.replace(/\/\d+$/, "")) ?? null, language);
    } catch (error) {
      onFailure(error);
      return null;
    }
  };
}

/** The country in which the address is used, or is registered where that is all that is known. */
function placeIn(found: CityResponse | null, language: string): Place | null {
  const country = found?.country?.iso_code ?? found?.registered_country?.iso_code;
  if (country === undefined || !/^[A-Z]{2}$/.test(country)) return null;
  const names: Readonly<Record<string, string>> = { ...found?.city?.names };
  return { country, city: names[language] ?? names.en ?? null };
}

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
