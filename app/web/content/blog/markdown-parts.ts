/** Signs that begin or end a form; a parser of Markdown looks back over them, so their number costs its square. */
const marks = /[*_~`[\]<>|&!#]/g;
const MOST_MARKS = 1_000;
const MOST_LINES = 300;
/** Quotes and lists inside one another, on one line. */
const tooDeep = /^(?:[ \t]*(?:>|[-+*]|\d{1,9}[.)])){6}/m;

export type MarkdownPart = { markdown: string } | { plain: string };

/**
 * A text in parts that a parser reads in bounded time, cut at empty lines. A paragraph of thousands of signs is no prose: it
 * stands as it was typed.
 */
export function markdownParts(source: string): MarkdownPart[] {
  const parts: MarkdownPart[] = [];
  let lines = 0;
  for (const paragraph of source.split(/\n(?:[ \t]*\n)+/)) {
    if (paragraph.trim() === "") continue;
    const length = countOf(paragraph, /\n/g) + 1;
    if (length > MOST_LINES || countOf(paragraph, marks) > MOST_MARKS || tooDeep.test(paragraph)) {
      parts.push({ plain: paragraph });
      continue;
    }
    const last = parts.at(-1);
    lines += length;
    if (last !== undefined && "markdown" in last && lines <= MOST_LINES) last.markdown += `\n\n${paragraph}`;
    else {
      parts.push({ markdown: paragraph });
      lines = length;
    }
  }
  return parts;
}

const countOf = (text: string, form: RegExp): number => text.match(form)?.length ?? 0;
