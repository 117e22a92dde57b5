import { useEffect } from "react";
import { HYDRATED, type PagePart } from "./page-parts.ts";

/** Says that `part` answers from now on: what was pressed in it before is pressed now (`event-replay.ts`). */
export function useHydrated(part: PagePart) {
  useEffect(() => {
    dispatchEvent(new CustomEvent<PagePart>(HYDRATED, { detail: part }));
  }, [part]);
}
