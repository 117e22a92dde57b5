/** Closes an open menu on Escape, on a press elsewhere, and when one of its links leads away; returns how to stop that. A download says in the menu how far it is. */
export function closesElsewhere(menu: HTMLDetailsElement): () => void {
  const close = () => {
    menu.open = false;
  };
  const onPress = (event: Event) => {
    if (event.target instanceof Node && !menu.contains(event.target)) close();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !menu.open) return;
    close();
    menu.querySelector("summary")?.focus();
  };
  const onFollow = (event: Event) => {
    if (event.target instanceof Element && event.target.closest("a:not([download])")) close();
  };
  document.addEventListener("pointerdown", onPress);
  menu.addEventListener("keydown", onKey);
  menu.addEventListener("click", onFollow);
  return () => {
    document.removeEventListener("pointerdown", onPress);
    menu.removeEventListener("keydown", onKey);
    menu.removeEventListener("click", onFollow);
  };
}
