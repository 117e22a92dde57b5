import { createContext, useContext, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import {
  type FoldedSection,
  foldedSections,
  sectionsOf,
} from "../../../../core/analysis/contracts/shown-parts/result-sections.ts";
import { useLocalAddress } from "../../../session/address.ts";
import { type Choice, type Choose, searchOf } from "../controls/analysis-choice.ts";
import { keptInSight } from "./kept-in-sight.ts";
import { withoutSection, withSection } from "./open-sections.ts";

/** Which sections of a page are open, and how a reader opens and closes them. */
type Folds = {
  isOpen: (name: FoldedSection) => boolean;
  /** The address of this page with the section opened, or closed where it is open: what its title leads to without scripts. */
  addressOf: (name: FoldedSection) => string;
  toggle: (name: FoldedSection) => void;
};

/** Null outside a page of a result. */
export const FoldsContext = createContext<Folds | null>(null);

export type Fold = { isOpen: boolean; address: string; toggle: () => void };

type FoldsProps = { choice: Choice; choose: Choose; address: string };

export function useFolds({ choice, choose, address }: FoldsProps): Folds {
  const local = useLocalAddress();
  const isPrinting = useIsPrinting();
  useOpenByFragment(choice.open, choose);
  return useMemo(() => {
    const { open } = choice;
    const toggled = (before: readonly FoldedSection[], name: FoldedSection) =>
      before.includes(name) ? withoutSection(before, name) : withSection(before, name);
    return {
      isOpen: (name) => isPrinting || open.includes(name),
      addressOf: (name) => local(`${address}${searchOf({ ...choice, open: toggled(open, name) })}#${name}`),
      toggle: (name) => choose((before) => ({ open: toggled(before.open, name) })),
    };
  }, [choice, choose, address, local, isPrinting]);
}

/**
 * A link to a section opens it. One that is open already is left alone: chosen anew, its address would be written anew, and what
 * the page has not hydrated by then would be drawn from nothing.
 */
function useOpenByFragment(open: readonly FoldedSection[], choose: Choose) {
  const { hash } = useLocation();
  const areOpen = useRef(open);
  useEffect(() => {
    areOpen.current = open;
  }, [open]);
  useEffect(() => {
    const openBy = (fragment: string) => {
      const name = foldedSections.find((each) => `#${each}` === fragment);
      if (name === undefined) return;
      if (!areOpen.current.includes(name)) choose((before) => ({ open: withSection(before.open, name) }));
      stopKeeping();
      stopKeeping = keptInSight(name);
    };
    let stopKeeping = () => {};
    openBy(hash);
    // The router is not told of a jump before the page is hydrated (`early-jumps.ts`). Of two jumps, the first may be told
    // when the address is already that of the second.
    const openJumpedTo = ({ newURL }: HashChangeEvent) => openBy(new URL(newURL).hash);
    addEventListener("hashchange", openJumpedTo);
    return () => {
      removeEventListener("hashchange", openJumpedTo);
      stopKeeping();
    };
  }, [hash, choose]);
}

/** On paper nothing can be opened. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
}

/** Opens every section of a chapter, or closes them all. */
export function FoldsSwitch({ chapter, choice, choose, address }: FoldsProps & { chapter: keyof typeof sectionsOf }) {
  const t = useTranslations("analysis");
  const local = useLocalAddress();
  const sections: readonly FoldedSection[] = sectionsOf[chapter];
  const areOpen = sections.every((name) => choice.open.includes(name));
  const toggled = (before: readonly FoldedSection[]) =>
    foldedSections.filter((name) => (sections.includes(name) ? !areOpen : before.includes(name)));
  return (
    <a
      className="link no-print folds-switch"
      href={local(`${address}${searchOf({ ...choice, open: toggled(choice.open) })}#${chapter}`)}
      rel="nofollow"
      onClick={(event) => {
        event.preventDefault();
        choose((before) => ({ open: toggled(before.open) }));
      }}
    >
      {t(areOpen ? "folds.closeAll" : "folds.openAll")}
      <span className="sr-only"> · {t(`chapters.${chapter}`)}</span>
    </a>
  );
}

/** How a section stands; null where nothing is folded. */
export function useFold(name: FoldedSection): Fold | null {
  const folds = useContext(FoldsContext);
  return folds && { isOpen: folds.isOpen(name), address: folds.addressOf(name), toggle: () => folds.toggle(name) };
}
