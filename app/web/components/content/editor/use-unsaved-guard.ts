import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";

/** Asks before a page with changes is left. `isDirty`: it comes with changes already. */
export function useUnsavedGuard({ isDirty, question }: { isDirty: boolean; question: string }) {
  const hasChanges = useRef(isDirty);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return hasChanges.current && currentLocation.pathname !== nextLocation.pathname;
  });
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (window.confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker, question]);
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (hasChanges.current) event.preventDefault();
    };
    addEventListener("beforeunload", onLeave);
    return () => removeEventListener("beforeunload", onLeave);
  }, []);
  return {
    onInput: () => {
      hasChanges.current = true;
    },
    onSubmit: () => {
      hasChanges.current = false;
    },
  };
}
