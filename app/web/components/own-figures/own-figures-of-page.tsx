import type { CurrencyCode, OwnFigureTold } from "@valora/valuation";
import { useLocation } from "react-router";
import { writtenCorrectedFigures } from "../../../core/fundamentals/contracts/own-figures.ts";
import { searchText } from "../../../core/shared/contracts/address-grammar.ts";
import { CorrectedFiguresBar } from "./own-figures-bar.tsx";

type CorrectedFiguresOfPageProps = { figures: readonly OwnFigureTold[]; currency: CurrencyCode };

/** The reader's own figures on a page whose address alone says what it shows. */
export function CorrectedFiguresOfPage({ figures, currency }: CorrectedFiguresOfPageProps) {
  const { pathname, search } = useLocation();
  const others = [...new URLSearchParams(search)].filter(([name]) => name !== "figures" && name !== "trace");
  return (
    <CorrectedFiguresBar
      figures={figures}
      currency={currency}
      addressOf={(left) =>
        `${pathname}${searchText([...others, ...(left.length === 0 ? [] : [["figures", writtenCorrectedFigures(left)] as const])])}`
      }
    />
  );
}
