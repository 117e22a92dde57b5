import type { Messages } from "../message-types.ts";

/** The thesis that a language model of the operator's own drafts from the facts of the report. */
export const narration: Messages["narration"] = {
  title: "The thesis, in words",
  intro:
    "A language model ({model}) can draft it from the facts of this report, and from nothing else. It takes some seconds.",
  write: "Draft the thesis",
  again: "Draft it again",
  writing: "Drafting…",
  badge: "Drafted by a model; figures checked",
  checked:
    "{model} wrote this. Every figure, date and symbol of the text is in this report; the rest is its own words, which no person has reviewed. It enters no value and is not investment advice.",
  refusedTitle: "The text did not pass the check and is not shown",
  refusedText: "{model} wrote things that are not in the report:",
  changed: "You have changed the assumptions: the earlier text no longer matches what you see.",
};

export const narrationProblems: Messages["narrationProblems"] = {
  figureUnknown: "“{found}”: that figure is not among the facts",
  figureFormat: "“{found}”: that number is not written as English writes it",
  figureInWords: "“{found}”: an amount in words that is not among the facts",
  dateUnknown: "“{found}”: that date is not among the facts",
  symbolUnknown: "“{found}”: a symbol or an acronym that is not this company’s",
  markup: "“{found}”: a link or code",
  length: "the text has {found} characters: it is too short or too long",
};
