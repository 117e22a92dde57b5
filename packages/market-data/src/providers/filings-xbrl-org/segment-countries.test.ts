import { describe, expect, it } from "vitest";
import { countryNamed } from "./segment-countries.ts";

describe("the country that a filer's area stands for", () => {
  it.each([
    ["country:BR", "BR"],
    ["country:GE", "GE"],
    ["acme:SpainMember", "ES"],
    ["acme:EstadosUnidosMember", "US"],
    ["acme:UnitedStatesOfAmericaMember", "US"],
    ["acme:TheNetherlandsMember", "NL"],
    ["acme:CzechRepublicMember", "CZ"],
    ["acme:ReinoUnidoMember", "GB"],
    ["Brasile", "BR"],
    ["Stati Uniti", "US"],
    ["Vereinigte Staaten", "US"],
    ["Österreich", "AT"],
    ["México", "MX"],
    ["Pologne", "PL"],
    ["EE. UU.", "US"],
    ["UK", "GB"],
    ["Ελλάδα", "GR"],
  ])("%s is %s", (word, country) => {
    expect(countryNamed(word)).toBe(country);
  });

  it.each([
    "acme:EuropeMember",
    "ifrs-full:ForeignCountriesMember",
    "Resto de Europa",
    "Latin America",
    "Spain and Portugal",
    "Georgia",
    "Northern Europe",
    "Eurozone",
    "European Union",
    "country:ZZ",
    "country:XX",
    "",
    "Member",
  ])("%j is none", (word) => {
    expect(countryNamed(word)).toBeNull();
  });
});
