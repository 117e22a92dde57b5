import * as z from "zod";
import { narrationProblems } from "../../core/narration/contracts/narration.ts";
import { analysed, questionArguments } from "../question.ts";
import { tool } from "../tool.ts";

/** A thesis in words by the operator's language model, every figure of it checked. */
export const draftThesis = tool({
  name: "draft_thesis",
  input: ({ t }) => z.object(questionArguments(t)),
  output: z.object({
    kind: z.enum(["draft", "refused"]),
    model: z.string(),
    text: z.string().nullable(),
    problems: z.array(z.object({ code: z.enum(narrationProblems), found: z.string() })),
  }),
  answer: async (context, question) => {
    const { analysis } = await analysed(context, question);
    const drafted = await context.product.narrateAnalysis(analysis, context.reader.language);
    return {
      kind: drafted.kind,
      model: drafted.model,
      text: drafted.kind === "draft" ? drafted.text : null,
      problems: drafted.kind === "refused" ? [...drafted.problems] : [],
    };
  },
});
