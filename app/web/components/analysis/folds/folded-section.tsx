import { ChevronDown } from "lucide-react";
import { type ReactNode, type RefObject, useState } from "react";
import type { FoldedSection as Name } from "../../../../core/analysis/contracts/shown-parts/result-sections.ts";
import { FoldLink } from "./fold-link.tsx";
import { useFold } from "./folds.tsx";

type FoldedSectionProps = {
  name: Name;
  title: ReactNode;
  /** Its finding in one sentence: shown also while it is closed. */
  finding: ReactNode;
  /** Beside the title, while it is open. */
  aside?: ReactNode;
  /** A small drawing of the section, while it is closed. */
  picture?: ReactNode;
  /** The addresses of the figures in the finding. */
  trace?: string | undefined;
  className?: string;
  titleRef?: RefObject<HTMLAnchorElement | null>;
  /** Whether it begins open whatever the address says: it holds what the reader asked for. */
  isOpenAtFirst?: boolean;
  /** What opens; absent where the finding says all. */
  children?: ReactNode;
};

/**
 * A section below the methods: its title and its finding, and the rest once it is opened. The title is a link: with scripts it
 * opens the section in place, without them it leads to the page on which the section is open.
 */
export function FoldedSection(props: FoldedSectionProps) {
  const {
    name,
    title,
    finding,
    picture,
    aside,
    trace,
    className = "",
    titleRef,
    isOpenAtFirst = false,
    children,
  } = props;
  const folds = useFold(name);
  const fold = children === undefined ? null : folds;
  const [isHeldOpen, setIsHeldOpen] = useState(isOpenAtFirst);
  const isOpen = children !== undefined && (fold === null || fold.isOpen || isHeldOpen);
  const follow = () => {
    setIsHeldOpen(false);
    if (fold?.isOpen || !isHeldOpen) fold?.toggle();
  };
  return (
    <section className={`fold ${isOpen ? "fold-open" : ""} ${className}`} id={name} aria-labelledby={`${name}-title`}>
      <div className={isOpen ? "sec-head" : "contents"}>
        <h3 className="fold-name" id={`${name}-title`}>
          {fold === null ? (
            title
          ) : (
            <FoldLink ref={titleRef} fold={fold} isOpen={isOpen} className="fold-title" onFollow={follow}>
              <ChevronDown size={16} strokeWidth={1.6} aria-hidden="true" />
              {title}
            </FoldLink>
          )}
        </h3>
        {isOpen ? aside : null}
      </div>
      <p className="t-say" data-trace={trace === "" ? undefined : trace}>
        {finding}
      </p>
      {isOpen ? null : picture}
      {isOpen ? children : null}
    </section>
  );
}
