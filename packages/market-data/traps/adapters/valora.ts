import { answerLines } from "./answer-lines.mjs";
import { answerOf } from "./valora-answers.ts";

// Valora's own adapter: one line of JSON in, one out, through the functions that the product uses.
await answerLines(answerOf);
