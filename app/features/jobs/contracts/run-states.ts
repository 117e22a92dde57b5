/** `retry`: an attempt failed and another follows; `failed`: none follows. */
export const runStates = ["queued", "running", "retry", "done", "failed", "cancelled"] as const;
export type RunState = (typeof runStates)[number];
