/** How long the hand rests before the card in the middle counts as read. */
const restInMilliseconds = 90;

/**
 * A strip of cards of which one is shown: with scripts all stand beside each other, a swipe, the arrow keys and the links of
 * `[data-card]` move between them, and address, title and what is shared follow. Each card holds its address and title. Returns
 * how to stop.
 */
export function movesDeck(deck: HTMLElement): () => void {
  const root = deck.parentElement ?? deck;
  const cards = [...deck.querySelectorAll<HTMLElement>("[data-address]")];
  let current = cards.findIndex(({ dataset }) => dataset.current !== undefined);
  const left = ({ offsetLeft, offsetWidth }: HTMLElement) => offsetLeft - (deck.clientWidth - offsetWidth) / 2;
  const show = (index: number, behavior: ScrollBehavior) => {
    const card = cards[index];
    if (card) deck.scrollTo({ left: left(card), behavior });
  };
  const move = (index: number) =>
    show(index, matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth");
  const settle = () => {
    const gaps = cards.map((card) => Math.abs(left(card) - deck.scrollLeft));
    const nearest = gaps.indexOf(Math.min(...gaps));
    const card = cards[nearest];
    if (nearest === current || !card) return;
    current = nearest;
    const { address = "", title = "", name = "", shared = "" } = card.dataset;
    history.replaceState(history.state, "", address);
    document.title = title;
    for (const link of root.querySelectorAll<HTMLElement>("nav [data-card]"))
      if (link.dataset.card === name) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    for (const button of root.querySelectorAll<HTMLElement>("[data-copy]")) button.dataset.copy = shared;
  };
  let timer = 0;
  const onScroll = () => {
    clearTimeout(timer);
    timer = window.setTimeout(settle, restInMilliseconds);
  };
  const onResize = () => show(current, "instant");
  const onKey = (event: KeyboardEvent) => {
    const to = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: cards.length - 1 }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    move(to);
  };
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-card]") : null;
    if (!link || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    move(cards.findIndex(({ dataset }) => dataset.name === link.dataset.card));
  };
  deck.dataset.moves = "";
  // What scrolls is reached by keyboard.
  deck.tabIndex = 0;
  show(current, "instant");
  deck.addEventListener("scroll", onScroll, { passive: true });
  deck.addEventListener("keydown", onKey);
  root.addEventListener("click", onClick);
  addEventListener("resize", onResize);
  return () => {
    clearTimeout(timer);
    delete deck.dataset.moves;
    deck.removeAttribute("tabindex");
    deck.removeEventListener("scroll", onScroll);
    deck.removeEventListener("keydown", onKey);
    root.removeEventListener("click", onClick);
    removeEventListener("resize", onResize);
  };
}
