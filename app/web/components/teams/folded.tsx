import type { ReactNode } from "react";

type FoldedProps = { title: string; lead?: string; isOpen: boolean; children: ReactNode };

/** A form that is opened before it is seen; open from the start where it was refused. */
export const Folded = ({ title, lead, isOpen, children }: FoldedProps) => (
  <details className="disclosure" open={isOpen}>
    <summary>{title}</summary>
    <div className="mt-3 grid gap-4">
      {lead !== undefined && <p className="max-w-[66ch] text-ink-2">{lead}</p>}
      {children}
    </div>
  </details>
);
