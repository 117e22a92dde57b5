const standardMembers = [
  "AllOtherSegmentsMember",
  "EliminationOfIntersegmentAmountsMember",
  "MaterialReconcilingItemsMember",
  "UnallocatedAmountsMember",
] as const;

type Part = { member: string | null; label: string | null; language: string | null };
type PartText = `understanding.parts.${"rest" | `standard.${(typeof standardMembers)[number]}`}`;

/** The name of a part in the filer's words, or the text for one that every taxonomy has and for what no part tells. */
export function partNameOf(part: Part, text: (key: PartText) => string): string {
  const { member, label, language } = part;
  if (member === null || label === null) return text("understanding.parts.rest");
  const standard = language === null ? standardMembers.find((name) => name === member) : undefined;
  return standard === undefined ? label : text(`understanding.parts.standard.${standard}`);
}
