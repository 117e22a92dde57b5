import { createInterface } from "node:readline";

/**
 * Reads traps from standard input, one JSON object a line, and writes each answer as a line of JSON. An answer that cannot be given is
 * told as an error, and the next trap is read.
 *
 * @param {(trap: { question: string, input: any }) => unknown} answerOf
 */
export async function answerLines(answerOf) {
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === "") continue;
    const { id, question, input } = JSON.parse(line);
    process.stdout.write(`${JSON.stringify(answered(id, () => answerOf({ question, input })))}\n`);
  }
}

/** @param {string} id @param {() => unknown} answer */
function answered(id, answer) {
  try {
    return { id, answer: answer() ?? null };
  } catch (error) {
    return { id, error: String(error) };
  }
}
