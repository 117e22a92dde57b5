/** How far down the screen, in parts of its height, a chapter has to reach up to be the one that is read. */
const READING_LINE = 0.4;

/** Marks, in a list of links to chapters of the page, the one of the chapter that the reader is in. */
export function marksChapter(list: HTMLElement): () => void {
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')];
  const chapterOf = (link: HTMLAnchorElement) => document.getElementById(decodeURIComponent(link.hash.slice(1)));
  let isAwaited = false;
  const mark = () => {
    isAwaited = false;
    const line = innerHeight * READING_LINE;
    const begun = links.filter(
      (link) => (chapterOf(link)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) < line,
    );
    const current = begun.at(-1) ?? links[0];
    for (const link of links)
      if (link === current) link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
  };
  const markSoon = () => {
    if (isAwaited) return;
    isAwaited = true;
    requestAnimationFrame(mark);
  };
  mark();
  addEventListener("scroll", markSoon, { passive: true });
  addEventListener("resize", markSoon);
  return () => {
    removeEventListener("scroll", markSoon);
    removeEventListener("resize", markSoon);
  };
}
