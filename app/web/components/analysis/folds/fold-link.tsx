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
 * What opens and closes a section: with scripts in place; without them it leads to the page on which the section stands open.
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
