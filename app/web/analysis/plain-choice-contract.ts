import type { Choice } from "../components/analysis/controls/analysis-choice.ts";

/** The choice of an address that says nothing. */
export const plainChoice: Choice = {
  scenario: "neutral",
  overrides: {},
  notes: {},
  how: null,
  open: [],
  price: null,
  source: null,
  policy: null,
};
