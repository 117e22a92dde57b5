import type { MouseEvent, ReactNode, Ref } from "react";
import type { Fold } from "./folds.tsx";

type FoldLinkProps = {
  fold: Fold;
  isOpen?: boolean;
  className: string;
  onFollow?: () => void;
  ref?: Ref<HTMLAnchorElement>;
  children: ReactNode;
};

/**
 * The link that opens and closes a section: in place with scripts; without them it leads to the page with the section open.
 * Search engines read the page with every section open, not every way to open some.
 */
export function FoldLink({
  fold,
  isOpen = fold.isOpen,
  className,
  onFollow = fold.toggle,
  ref,
  children,
}: FoldLinkProps) {
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    onFollow();
  };
  return (
    <a ref={ref} className={className} href={fold.address} rel="nofollow" aria-expanded={isOpen} onClick={follow}>
      {children}
    </a>
  );
}
