import type { DocsText } from "../../app/web/docs/docs-text.ts";

export const docsText: DocsText = {
  title: "Documentation",
  description:
    "How to install Valora, use it, keep it running, give it data sources, ask it from a program and extend it.",
  contents: "Contents",
  groups: {
    start: "Getting started",
    use: "Using it",
    operate: "Running it",
    people: "People and access",
    keep: "Keeping it and growing",
    program: "Programs and code",
    methods: "The methods",
  },
  linked: {
    "/methods": {
      title: "The seven methods",
      description: "What each one computes, with its formula, and when it does not apply.",
    },
    "/methodology/proof": {
      title: "The proof",
      description: "Every formula against results published by others.",
    },
    "/methodology/calibration": {
      title: "The calibration",
      description: "Whether values stand above or below prices, all companies together.",
    },
    "/methodology/evidence": {
      title: "The evidence",
      description: "Past values and later returns, with their margin of error.",
    },
    "/methodology/prediction": {
      title: "The model card",
      description: "What the prediction was trained on, and how far it errs.",
    },
  },
  api: "Description of the API",
  onThisPage: "On this page",
  previous: "Previous",
  next: "Next",
  search: "Search",
  searchLabel: "Search the documentation",
  searchPlaceholder: "proxy, PostgreSQL, key…",
  found: "Results",
  nothingFound: "No results found",
  nothingFoundHint: "Try fewer words, or look at the contents.",
  clear: "Clear search",
};
