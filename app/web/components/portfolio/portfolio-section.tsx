import type { ReactNode } from "react";

type PortfolioSectionProps = { id: string; title: string; lead?: string; className?: string; children: ReactNode };

/** A part of the answer below its heading, which names it; `lead` says what it shows. */
export function PortfolioSection({ id, title, lead, className, children }: PortfolioSectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h3 className="t-h3" id={id}>
        {title}
      </h3>
      {lead !== undefined && <p className="mt-2 max-w-[66ch]">{lead}</p>}
      {children}
    </section>
  );
}
