import { expertLevers, formNames } from "@valora/valuation";
import { useCallback, useMemo, useState } from "react";
import { leversIn } from "../../../../core/analysis/contracts/asked-analysis.ts";
import type { NotedAssumption } from "../../../../core/analysis/contracts/assumption-notes.ts";
import { withoutSection, withSection } from "../folds/open-sections.ts";
import type { Choice, Choose } from "./analysis-choice.ts";
import type { Refused } from "./refused.ts";

/** Whether the levers of an expert are shown. */
export type Expert = {
  isOpen: boolean;
  /** Open because of what the address sets, whatever it says of sections. */
  isHeldOpen: boolean;
  show: (isShown: boolean) => void;
};

type Asked = { choice: Choice; choose: Choose; refused: Refused; refusedNotes: readonly NotedAssumption[] };

/** Open for who asks for it, or comes with something set there; whether it stays so is the reader's. */
export function useExpert({ choice, choose, refused, refusedNotes }: Asked): Expert {
  const { overrides, notes } = choice;
  const [isHeldOpen, setIsHeldOpen] = useState(
    () =>
      Object.keys(leversIn(overrides)).length > 0 ||
      overrides.type !== undefined ||
      overrides.prudent === true ||
      formNames.some((name) => overrides[name] !== undefined) ||
      Object.keys(notes).length + refusedNotes.length > 0 ||
      expertLevers.some((lever) => refused[lever] !== undefined),
  );
  const isOpen = isHeldOpen || choice.open.includes("expert");
  const show = useCallback(
    (isShown: boolean) => {
      if (!isShown) setIsHeldOpen(false);
      choose(({ open }) => ({ open: isShown ? withSection(open, "expert") : withoutSection(open, "expert") }));
    },
    [choose],
  );
  return useMemo(() => ({ isOpen, isHeldOpen, show }), [isOpen, isHeldOpen, show]);
}
