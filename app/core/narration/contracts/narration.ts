import * as z from "zod";

/** Languages a thesis may be drafted in; its figures must be written as that language writes them. */
export const narrationLanguages = ["es", "en", "it"] as const;
export type NarrationLanguage = (typeof narrationLanguages)[number];

/** Reasons to refuse a draft; each has a text in the app's messages (`narration.problems.<code>`). */
export const narrationProblems = [
  "figureUnknown",
  "figureFormat",
  "figureInWords",
  "dateUnknown",
  "symbolUnknown",
  "markup",
  "length",
] as const;
export type NarrationProblemCode = (typeof narrationProblems)[number];

/** One thing in a draft that is not among the facts, as it stands there. */
export const NarrationProblem = z.object({ code: z.enum(narrationProblems), found: z.string() });
export type NarrationProblem = z.infer<typeof NarrationProblem>;

const drafted = {
  /** Name of the language model, as the operator has set it up. */
  model: z.string(),
  language: z.enum(narrationLanguages),
  /** The same facts have the same hash: the draft belongs to them and to no others. */
  factsHash: z.string(),
};

/** A thesis drafted by a language model from the facts of a report: checked, or refused with what was found in it. */
export const NarrationAnswer = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("draft"), text: z.string(), ...drafted }),
    z.object({ kind: z.literal("refused"), problems: z.array(NarrationProblem).readonly(), ...drafted }),
  ])
  .meta({ id: "Narration" });
export type NarrationAnswer = z.infer<typeof NarrationAnswer>;
