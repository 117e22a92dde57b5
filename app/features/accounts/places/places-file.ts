import { readFile, stat } from "node:fs/promises";
import { type CityResponse, Reader } from "mmdb-lib";
import type { Place } from "../use-cases/account-stores.ts";

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
  let looking: Promise<void> = Promise.resolve();

  const look = async (): Promise<void> => {
    try {
      const { mtimeMs, size, ino } = await stat(path);
      const found = `${ino} ${size} ${mtimeMs}`;
      if (found === version) return;
      reader = new Reader<CityResponse>(await readFile(path));
      version = found;
    } catch (error) {
      onFailure(error);
    }
  };

  /**
   * Null where the file does not know the address, which may be the network of an IPv6 one. `language`: of the name of the city, English
   * where there is none.
   */
  return async (address: string, language: string): Promise<Place | null> => {
    if (now() - lookedAt >= LOOK_EVERY_IN_MILLISECONDS) {
      lookedAt = now();
      looking = look();
    }
    await looking;
    try {
      return placeIn(reader?.get(address.replace(/\/\d+$/, "")) ?? null, language);
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
