import { differenceOf, methodNames } from "@valora/valuation";
import * as z from "zod";
import { analysed, type Question, questionArguments } from "../question.ts";
import { tool } from "../tool.ts";
import { ValueAnswer as Value, type ValueAnswer, valueAnswer } from "../value-answer.ts";

const number = z.number().nullable();
const change = { before: number, after: number, change: number };
const { shape } = Value;

/** The same company with and without the caller's assumptions. */
export const whatIf = tool({
  name: "what_if",
  input: ({ t }) => z.object(questionArguments(t)),
  output: z.object({
    company: shape.company,
    price: shape.price,
    accounts: shape.accounts,
    mean: z.object(change),
    signal: z.object({ before: shape.signal.shape.kind, after: shape.signal.shape.kind }),
    /** Methods whose value, or whose vote, is another one. */
    methods: z.array(
      z.object({
        method: z.enum(methodNames),
        ...change,
        votedBefore: z.boolean(),
        votesAfter: z.boolean(),
        reason: shape.methods.element.shape.reason,
      }),
    ),
    assumptions: z.object({ before: shape.assumptions, after: shape.assumptions }),
    page: z.string(),
  }),
  answer: async (context, question) => {
    const told = async (asked: Question, isRecorded: boolean) => {
      const { analysis, policy } = await analysed(context, asked, { isRecorded });
      return valueAnswer(analysis, context, policy);
    };
    const after = await told(question, true);
    const before = await told({ ticker: question.ticker, price: question.price, view: question.view }, false);
    return {
      company: after.company,
      price: after.price,
      accounts: after.accounts,
      mean: moved(before.value.mean, after.value.mean),
      signal: { before: before.signal.kind, after: after.signal.kind },
      methods: movedMethods(before, after),
      assumptions: { before: before.assumptions, after: after.assumptions },
      page: after.page,
    };
  },
});

const moved = (before: number | null, after: number | null) => ({
  before,
  after,
  change: before === null || after === null || before === 0 ? null : differenceOf(after, before),
});

function movedMethods(before: ValueAnswer, after: ValueAnswer) {
  return after.methods.flatMap((now) => {
    const then = before.methods.find(({ method }) => method === now.method);
    if (then === undefined || (then.value === now.value && then.votes === now.votes)) return [];
    const { method, votes: votesAfter, reason } = now;
    return [{ method, ...moved(then.value, now.value), votedBefore: then.votes, votesAfter, reason }];
  });
}
