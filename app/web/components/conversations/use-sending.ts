import { useEffect, useState } from "react";

/** Whether a form is on its way, and what says that it is. */
export function useSending(): readonly [isSending: boolean, begin: () => void] {
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    // A page that the browser kept comes back as it was left.
    const onShow = (event: PageTransitionEvent) => event.persisted && setSending(false);
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, []);
  return [isSending, () => setSending(true)];
}
