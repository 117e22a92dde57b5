import { type ReactNode, useEffect, useRef } from "react";

type MenuProps = { label: string; summary: ReactNode; children: ReactNode; className?: string };

/** A button with a panel under it. Native details, so it opens without scripts; scripts close it on Escape or elsewhere. */
export function Menu({ label, summary, children, className = "" }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const close = () => {
      element.open = false;
    };
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !element.contains(event.target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !element.open) return;
      close();
      element.querySelector("summary")?.focus();
    };
    const onFollow = (event: Event) => {
      if (event.target instanceof Element && event.target.closest("a")) close();
    };
    document.addEventListener("pointerdown", onPress);
    element.addEventListener("keydown", onKey);
    element.addEventListener("click", onFollow);
    return () => {
      document.removeEventListener("pointerdown", onPress);
      element.removeEventListener("keydown", onKey);
      element.removeEventListener("click", onFollow);
    };
  }, []);

  return (
    <details className={`menu ${className}`} ref={details}>
      <summary className="icon-button" aria-label={label}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
