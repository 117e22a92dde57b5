import { type Entries, placesIn } from "../../../../core/shared/contracts/address-grammar.ts";

/** The sections of a result that show their finding alone until they are opened, in the order of the page. */
export const foldedSections = [
  "past",
  "field",
  "safety",
  "expert",
  "custom",
  "sensitivity",
  "reverse",
  "tornado",
  "simulation",
  "differ",
  "parts",
  "through-time",
  "peers",
  "quality",
  "bridge",
  "assumptions",
  "sources",
] as const;

/** The sections of each chapter that folds. */
export const sectionsOf = {
  change: ["custom", "sensitivity", "reverse", "tornado", "simulation", "differ", "parts", "through-time"],
  accounts: ["peers", "quality", "bridge", "assumptions", "sources"],
} as const satisfies Record<string, readonly FoldedSection[]>;

export type FoldedSection = (typeof foldedSections)[number];

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
