import type { ProofFamily, ProofKind, ProofRow } from "@valora/valuation/proof";

/** The words of the proof page: plain data, sent with the page, so that other pages do not carry them. */
export type ProofText = {
  title: string;
  description: string;
  intro: readonly string[];
  cases: string;
  figures: string;
  within: string;
  contents: string;
  columns: { figure: string; published: string; ours: string; difference: string; tolerance: string };
  source: string;
  inputs: string;
  noAnswer: string;
  yes: string;
  no: string;
  isWithin: string;
  isOutside: string;
  kinds: Record<ProofKind, string>;
  families: Record<ProofFamily, string>;
  methods: Record<ProofRow["method"], string>;
  /** The method without published answers. */
  prediction: { title: string; text: string };
};
