import { type Bound, bindContext } from "../../../core/shared/use-cases/bind-context.ts";
import { listTheses, readThesis, removeThesis, saveThesis, thesisOf } from "./keep-thesis.ts";
import type { ThesisContext } from "./thesis-context.ts";

const useCases = { save: saveThesis, list: listTheses, of: thesisOf, read: readThesis, remove: removeThesis };

/** The use cases of theses. */
export type Theses = Bound<typeof useCases>;

/** Binds the use cases to their context. `open` throws while what is kept cannot be reached. */
export const thesesIn = (open: () => Promise<ThesisContext>): Theses => bindContext(open, useCases);
