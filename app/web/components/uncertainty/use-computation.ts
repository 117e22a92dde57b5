import { useCallback, useEffect, useState } from "react";
import type { AnswerTo, Told, Work } from "./computation.ts";

type Kinds = Work["kind"];
type WorkOf<Kind extends Kinds> = Extract<Work, { kind: Kind }>;

/** How work stands: not begun, how much is done, ended by the reader, or impossible here. */
export type Progress = { kind: "waiting" | "done" | "cancelled" | "failed" } | { kind: "running"; done: number };

type State<Kind extends Kinds> = {
  progress: Progress;
  answer: AnswerTo<Kind> | null;
  /** The question of the answer; null for the one that came with the page. */
  answered: WorkOf<Kind> | null;
};

/**
 * Does work in a thread of its own, so that nothing on the page waits for it. Other work takes the place of the one under
 * way; `known` is the answer that came with the page. The last answer stays, no longer current, until the next one is there.
 */
export function useComputation<Kind extends Kinds>(work: WorkOf<Kind> | null, known: AnswerTo<Kind> | null) {
  const [state, setState] = useState<State<Kind>>({
    progress: { kind: known === null ? "waiting" : "done" },
    answer: known,
    answered: null,
  });
  const [isCancelled, setIsCancelled] = useState(false);

  useEffect(() => {
    if (work === null || isCancelled) return;
    const tell = (change: Partial<State<Kind>>) => setState((before) => ({ ...before, ...change }));
    tell({ progress: { kind: "running", done: 0 } });
    return begin(work, {
      tell: (told) =>
        tell(
          told.kind === "progress"
            ? { progress: { kind: "running", done: told.done } }
            : { progress: { kind: "done" }, answer: told.answer, answered: work },
        ),
      fail: () => tell({ progress: { kind: "failed" } }),
    });
  }, [work, isCancelled]);

  const cancel = useCallback(() => setIsCancelled(true), []);
  const again = useCallback(() => setIsCancelled(false), []);
  const progress: Progress = isCancelled ? { kind: "cancelled" } : state.progress;
  return { answer: state.answer, progress, isCurrent: state.answered === work, cancel, again };
}

/** Begins work in a new thread; the returned function ends it. */
function begin<Kind extends Kinds>(
  work: WorkOf<Kind>,
  { tell, fail }: { tell: (told: Told<Kind>) => void; fail: () => void },
): () => void {
  const thread = new Worker(new URL("./computation.worker.ts", import.meta.url), { type: "module" });
  thread.addEventListener("message", ({ data }: MessageEvent<Told<Kind>>) => {
    tell(data);
    if (data.kind === "answer") thread.terminate();
  });
  thread.addEventListener("error", fail);
  thread.postMessage(work);
  return () => thread.terminate();
}
