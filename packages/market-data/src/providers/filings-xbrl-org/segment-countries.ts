import type { CountryCode } from "@valora/valuation";

/** Official languages of the states whose issuers file. */
const languages = ("bg cs da de el en es et fi fr ga hr hu is it lt lv mt nb nl pl pt ro sk sl sv" as const).split(" ");
const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** Names that mean a state of the United States as well. */
const ambiguous: ReadonlySet<CountryCode> = new Set(["GE"]);
/** Usual names that no list of a language holds. */
const usualNames: Readonly<Record<string, CountryCode>> = {
  unitedstatesofamerica: "US",
  estadosunidosdeamerica: "US",
  statiunitidamerica: "US",
  usa: "US",
  eeuu: "US",
  greatbritain: "GB",
  granbretana: "GB",
  granbretagna: "GB",
  holland: "NL",
  turkey: "TR",
  czechrepublic: "CZ",
};
/** Codes of groups and of no place, which lists of names hold as well. */
const notCountries: ReadonlySet<string> = new Set(["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"]);
const code = /^country:([A-Z]{2})$/;

/**
 * The country that a filer's word stands for: an element ("country:BR", "acme:EstadosUnidosMember") or a name in
 * any language of a filer ("Brasile", "Vereinigte Staaten"). Null for regions, names of two countries at once and everything else.
 */
export function countryNamed(word: string): CountryCode | null {
  const told = code.exec(word)?.[1];
  if (told !== undefined) return countries().codes.has(told) ? told : null;
  const name = word.replace(/^[^:\s]+:/, "").replace(/(?:Country)?Member$/, "");
  return countries().byName.get(lettersOf(name)) ?? null;
}

/** "The Netherlands", "TheNetherlands" and "Países Bajos" as the same letters without case, accents, spaces and article. */
const lettersOf = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/^the(?=[\sA-Z])/iu, "")
    .toLowerCase()
    .replace(/[^\p{L}]/gu, "");

type Countries = { codes: ReadonlySet<CountryCode>; byName: ReadonlyMap<string, CountryCode> };
let known: Countries | null = null;

function countries(): Countries {
  known ??= readCountries();
  return known;
}

function readCountries(): Countries {
  const codes = new Set<CountryCode>();
  const found = new Map<string, Set<CountryCode>>();
  const published = languages.flatMap((language) =>
    (["long", "short"] as const).map(
      (style) => new Intl.DisplayNames(language, { type: "region", fallback: "none", style }),
    ),
  );
  for (const region of letters.flatMap((first) => letters.map((second) => first + second))) {
    // Former and reserved codes lead to the one in use.
    if (notCountries.has(region) || new Intl.Locale("und", { region }).region !== region) continue;
    for (const names of published) {
      const name = names.of(region);
      if (name === undefined) continue;
      codes.add(region);
      const key = lettersOf(name);
      found.set(key, (found.get(key) ?? new Set()).add(region));
    }
  }
  const unambiguous = [...found].flatMap(([name, all]) => {
    const [country, ...others] = all;
    return country === undefined || others.length > 0 || ambiguous.has(country) ? [] : [[name, country] as const];
  });
  return { codes, byName: new Map([...unambiguous, ...Object.entries(usualNames)]) };
}
