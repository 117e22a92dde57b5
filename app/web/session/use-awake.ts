import { useEffect } from "react";
import { AWAKE, type PagePart } from "./page-parts.ts";

/** Says that `part` answers from now on: what was pressed in it before is pressed now (`quiet/early-presses.ts`). */
export function useAwake(part: PagePart) {
  useEffect(() => {
    dispatchEvent(new CustomEvent<PagePart>(AWAKE, { detail: part }));
  }, [part]);
}
