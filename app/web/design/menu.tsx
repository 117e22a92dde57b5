import type { ReactNode } from "react";
import { closesElsewhere } from "./closes-elsewhere.ts";
import { useBehaviour } from "./use-behaviour.ts";

type MenuProps = { label: string; summary: ReactNode; children: ReactNode; className?: string };

/** A button with a panel under it. Native details, so it opens without scripts; scripts close it on Escape or elsewhere. */
export function Menu({ label, summary, children, className = "" }: MenuProps) {
  return (
    <details className={`menu ${className}`} ref={useBehaviour(closesElsewhere)}>
      <summary className="icon-button" aria-label={label}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
