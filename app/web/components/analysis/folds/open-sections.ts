import { type FoldedSection, foldedSections } from "../../../../core/analysis/contracts/asked-parts/result-sections.ts";
import { type Entries, placesIn } from "../../../../core/shared/contracts/address-grammar.ts";

const ALL = "all";

/** The sections that the parameter `open` of an address may name. */
export const openChoices: readonly string[] = [...foldedSections, ALL];

/** The sections that an address opens. */
export function openIn(search: URLSearchParams): readonly FoldedSection[] {
  const asked = search.getAll("open").flatMap(placesIn);
  return asked.includes(ALL) ? foldedSections : foldedSections.filter((name) => asked.includes(name));
}

/** The sections, as an address names them. */
export function openEntries(open: readonly FoldedSection[]): Entries {
  if (open.length === 0) return [];
  return [["open", open.length === foldedSections.length ? ALL : open.join(",")]];
}

export const withSection = (open: readonly FoldedSection[], name: FoldedSection): readonly FoldedSection[] =>
  foldedSections.filter((each) => each === name || open.includes(each));

export const withoutSection = (open: readonly FoldedSection[], name: FoldedSection): readonly FoldedSection[] =>
  open.filter((each) => each !== name);
