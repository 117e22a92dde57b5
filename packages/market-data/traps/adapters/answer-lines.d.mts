export function answerLines(answerOf: (trap: { question: never; input: never }) => unknown): Promise<void>;
