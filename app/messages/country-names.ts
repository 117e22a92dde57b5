import type { Language } from "./languages.ts";

type Names = Readonly<Record<Language, string>>;

/** Countries of listed companies. `Intl` is not asked: the server's and the reader's copy of its names may differ. */
const names: Readonly<Record<string, Names>> = {
  AT: { es: "Austria", en: "Austria", it: "Austria" },
  BE: { es: "Bélgica", en: "Belgium", it: "Belgio" },
  BM: { es: "Bermudas", en: "Bermuda", it: "Bermuda" },
  BR: { es: "Brasil", en: "Brazil", it: "Brasile" },
  CA: { es: "Canadá", en: "Canada", it: "Canada" },
  CH: { es: "Suiza", en: "Switzerland", it: "Svizzera" },
  CN: { es: "China", en: "China", it: "Cina" },
  DE: { es: "Alemania", en: "Germany", it: "Germania" },
  DK: { es: "Dinamarca", en: "Denmark", it: "Danimarca" },
  ES: { es: "España", en: "Spain", it: "Spagna" },
  FI: { es: "Finlandia", en: "Finland", it: "Finlandia" },
  FR: { es: "Francia", en: "France", it: "Francia" },
  GB: { es: "Reino Unido", en: "United Kingdom", it: "Regno Unito" },
  GR: { es: "Grecia", en: "Greece", it: "Grecia" },
  IE: { es: "Irlanda", en: "Ireland", it: "Irlanda" },
  IL: { es: "Israel", en: "Israel", it: "Israele" },
  IT: { es: "Italia", en: "Italy", it: "Italia" },
  JP: { es: "Japón", en: "Japan", it: "Giappone" },
  LU: { es: "Luxemburgo", en: "Luxembourg", it: "Lussemburgo" },
  MX: { es: "México", en: "Mexico", it: "Messico" },
  NL: { es: "Países Bajos", en: "Netherlands", it: "Paesi Bassi" },
  NO: { es: "Noruega", en: "Norway", it: "Norvegia" },
  PT: { es: "Portugal", en: "Portugal", it: "Portogallo" },
  SE: { es: "Suecia", en: "Sweden", it: "Svezia" },
  SG: { es: "Singapur", en: "Singapore", it: "Singapore" },
  US: { es: "Estados Unidos", en: "United States", it: "Stati Uniti" },
};

/** The name of a country by its two letters; a country without a name here keeps its letters. */
export const countryName = (code: string, language: Language): string => names[code]?.[language] ?? code;
