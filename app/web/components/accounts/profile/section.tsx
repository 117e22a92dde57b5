import { type ReactNode, useId } from "react";

type SectionProps = { id?: string; title: string; lead?: ReactNode; children: ReactNode };

/** A part of the profile: a rule of ink, its title, one sentence. */
export function Section({ id: anchor, title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={id} className="border-t border-ink pt-4">
      <h2 id={id} className="t-h2">
        {title}
      </h2>
      {lead && <p className="mt-2 max-w-[66ch] text-ink-2">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
