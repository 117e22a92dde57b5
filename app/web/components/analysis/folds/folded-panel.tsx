import type { ReactNode } from "react";
import type { FoldedSection as Name } from "../../../../core/analysis/contracts/shown-parts/result-sections.ts";
import { FoldedSection } from "./folded-section.tsx";

type FoldedPanelProps = {
  name: Name;
  title: string;
  aside?: ReactNode;
  say: ReactNode;
  picture?: ReactNode;
  /** The addresses of the figures in the sentence, and of that beside the title. */
  traces?: { say?: string; aside?: string };
  /** Whether it begins open whatever the address says: it holds what the reader asked for. */
  isOpenAtFirst?: boolean;
  children?: ReactNode;
};

/** One question of the section: its title, the answer in a sentence, and the drawing that shows it once it is opened. */
export function FoldedPanel(props: FoldedPanelProps) {
  const { name, title, aside, say, picture, traces = {}, isOpenAtFirst = false, children } = props;
  return (
    <FoldedSection
      name={name}
      className="question"
      title={title}
      aside={
        aside === undefined ? null : (
          <span className="t-tiny text-ink-3" data-trace={traces.aside}>
            {aside}
          </span>
        )
      }
      finding={say}
      picture={picture}
      trace={traces.say}
      isOpenAtFirst={isOpenAtFirst}
    >
      {children}
    </FoldedSection>
  );
}
