import type { Language } from "./languages.ts";

/** Exchanges that people call by a city, whose name each language has. The data say it in English. */
const cities: Readonly<Record<string, Partial<Record<Language, string>>>> = {
  Milan: { es: "Milán", it: "Milano" },
  London: { es: "Londres", it: "Londra" },
  Paris: { es: "París", it: "Parigi" },
  Amsterdam: { es: "Ámsterdam" },
  Brussels: { es: "Bruselas", it: "Bruxelles" },
  Lisbon: { es: "Lisboa", it: "Lisbona" },
  Frankfurt: { es: "Fráncfort", it: "Francoforte" },
  Zurich: { es: "Zúrich", it: "Zurigo" },
  Vienna: { es: "Viena" },
  Athens: { es: "Atenas", it: "Atene" },
  Warsaw: { es: "Varsovia", it: "Varsavia" },
  Stockholm: { es: "Estocolmo", it: "Stoccolma" },
  Copenhagen: { es: "Copenhague" },
  Tokyo: { es: "Tokio" },
};

/** The name of an exchange in a language: Milán, Milan, Milano. What is no city's name stays as it is: Nasdaq. */
export function exchangeName(exchange: string, language: Language): string {
  return cities[exchange]?.[language] ?? exchange;
}
