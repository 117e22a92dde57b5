import { type FoldedSection, foldedSections } from "../../../../core/analysis/contracts/shown-parts/result-sections.ts";

export const withSection = (open: readonly FoldedSection[], name: FoldedSection): readonly FoldedSection[] =>
  foldedSections.filter((each) => each === name || open.includes(each));

export const withoutSection = (open: readonly FoldedSection[], name: FoldedSection): readonly FoldedSection[] =>
  open.filter((each) => each !== name);
