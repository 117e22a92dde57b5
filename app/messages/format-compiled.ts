import { _createCache, _createIntlFormatters } from "use-intl/core";
import formatParsed from "use-intl/format-message/format-only";
import { withElisions } from "./phrases/italian-elision.ts";

type Format = typeof formatParsed;

/** Numbers and plurals of a language look alike on every page: a provider's own formats would be built anew for each. */
const formatters = _createIntlFormatters(_createCache());

const formatText = (...[key, text, values, options]: Parameters<Format>): ReturnType<Format> => {
  const said = formatParsed(key, text, values, { ...options, formatters });
  // A text of nothing but arguments that are all empty is empty, and no list of parts.
  if (Array.isArray(said) && said.length === 0) return "";
  return options.locale === "it" ? elidedIn(said) : said;
};

/** What stands in tags is a text of its own. */
function elidedIn(said: ReturnType<Format>): ReturnType<Format> {
  if (typeof said === "string") return withElisions(said);
  return Array.isArray(said) ? said.map((part) => (typeof part === "string" ? withElisions(part) : part)) : said;
}

/** Says a text that was compiled while building, in the place of the library's module, which parses it first and has a default export too. */
export default Object.assign(formatText, { raw: false });
