import type { ReactNode } from "react";

type AskedFirstProps = {
  /** What is done, as its button says it. */
  label: string;
  /** The same with what it is done to, for readers who do not see the row; none on a page about that one thing. */
  description?: string;
  /** What follows, read before the button is seen. */
  lead: string;
  /** The form that does it. */
  children: ReactNode;
};

/** What one press must not do, since nothing takes it back: it is opened first, and says what follows. */
export const AskedFirst = ({ label, description, lead, children }: AskedFirstProps) => (
  <details className="disclosure">
    <summary aria-label={description}>{label}</summary>
    <p className="mt-2 mb-3 max-w-[30ch] text-ink-2">{lead}</p>
    {children}
  </details>
);
