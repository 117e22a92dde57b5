import * as z from "zod";
import { analysed, questionArguments } from "../question.ts";
import { tool } from "../tool.ts";
import { ValueAnswer, valueAnswer } from "../value-answer.ts";

/** What a share is worth, and by which methods. */
export const valueCompany = tool({
  name: "value_company",
  input: ({ t }) => z.object(questionArguments(t)),
  output: ValueAnswer,
  answer: async (context, question) => {
    const { analysis, policy } = await analysed(context, question);
    return valueAnswer(analysis, context, policy);
  },
});
