import { useLocale } from "use-intl";
import { type Formats, formatsFor } from "../messages/formats.ts";

export { type Formats, formatsFor } from "../messages/formats.ts";

/** The formats of the page's language. */
export const useFormats = (): Formats => formatsFor(useLocale());
