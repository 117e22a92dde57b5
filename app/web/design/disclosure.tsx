import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  /** Disclosures of one group: opening one closes the others. */
  group?: string;
  open?: boolean;
  className?: string;
};

export function Disclosure({ summary, children, group, open, className = "" }: DisclosureProps) {
  return (
    <details className={`disclosure ${className}`} name={group} open={open}>
      <summary>
        <ChevronDown size={14} strokeWidth={1.6} aria-hidden="true" />
        {summary}
      </summary>
      {children}
    </details>
  );
}
