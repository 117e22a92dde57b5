import type { createTranslator } from "use-intl/core";
import type { es } from "./es/index.ts";

/** Says a text of the catalogue in the language that it was made for. */
export type Translate = ReturnType<typeof createTranslator<typeof es>>;
