import type { Place } from "../../features/accounts/use-cases/account-stores.ts";
import type { Language } from "../../messages/languages.ts";

/** "Sevilla, España". On the server, because browsers name some countries otherwise than Node does. */
export function placeName(place: Place | null, language: Language): string | null {
  if (place === null) return null;
  const country = new Intl.DisplayNames(language, { type: "region" }).of(place.country) ?? place.country;
  return place.city === null ? country : `${place.city}, ${country}`;
}
