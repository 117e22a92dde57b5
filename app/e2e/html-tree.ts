/** An element of a page, with what a crawl asks of it: its place, its attributes. */
export type HtmlElement = {
  tag: string;
  classes: ReadonlySet<string>;
  attributes: ReadonlyMap<string, string>;
  parent: HtmlElement | null;
};
export type HtmlText = { text: string; parent: HtmlElement };

const empty = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
const raw = /<(script|style|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<!doctype[^>]*>/gi;
const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0" };

const unescaped = (text: string) =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&(\w+);/g, (all, name: string) => entities[name] ?? all);

/**
 * The texts of a page in order, each with the elements it stands in. For what our own server writes, in which every
 * element is closed: a thousand times as fast as a document object model.
 */
export function textsOf(html: string): HtmlText[] {
  const texts: HtmlText[] = [];
  const open: { element: HtmlElement | null } = { element: null };
  for (const [token, closing, tag, attributes] of html
    .replace(raw, "")
    .matchAll(/<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/g)) {
    if (tag === undefined) texts.push(...textIn(token, open.element));
    else if (closing === "/") open.element = open.element?.parent ?? null;
    else open.element = within(elementOf(tag, attributes ?? "", open.element));
  }
  return texts;
}

const textIn = (token: string, parent: HtmlElement | null): HtmlText[] =>
  parent === null || token.trim() === "" ? [] : [{ text: unescaped(token), parent }];

/** The following nodes stand in the element, unless it has no inside. */
const within = (element: HtmlElement): HtmlElement | null => (empty.has(element.tag) ? element.parent : element);

function elementOf(tag: string, written: string, parent: HtmlElement | null): HtmlElement {
  const attributes = new Map(
    [...written.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, name = "", value = ""]) => [name, unescaped(value)]),
  );
  const classes = new Set((attributes.get("class") ?? "").split(/\s+/));
  return { tag: tag.toLowerCase(), classes, attributes, parent };
}

/** The nearest of an element and those around it that is what is looked for. */
export function nearest(element: HtmlElement, is: (each: HtmlElement) => boolean): HtmlElement | null {
  for (let each: HtmlElement | null = element; each !== null; each = each.parent) if (is(each)) return each;
  return null;
}
