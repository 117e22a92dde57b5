import type { ReactNode } from "react";
import { FoldedSection } from "../analysis/folds/folded-section.tsx";
import type { FoldedSection as Name } from "../analysis/folds/open-sections.ts";

type FoldedPanelProps = {
  name: Name;
  title: string;
  aside?: ReactNode;
  say: ReactNode;
  /** The addresses of the figures in the sentence, and of that beside the title. */
  traces?: { say?: string; aside?: string };
  children?: ReactNode;
  isWide?: boolean;
};

/** One question of the section: its title, the answer in a sentence, and the drawing that shows it once it is opened. */
export function FoldedPanel({ name, title, aside, say, traces = {}, children, isWide = false }: FoldedPanelProps) {
  return (
    <FoldedSection
      name={name}
      className={isWide ? "question question-wide" : "question"}
      title={title}
      aside={
        aside === undefined ? null : (
          <span className="t-tiny text-ink-3" data-trace={traces.aside}>
            {aside}
          </span>
        )
      }
      finding={say}
      trace={traces.say}
    >
      {children}
    </FoldedSection>
  );
}
