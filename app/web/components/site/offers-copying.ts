/**
 * A button with the address to copy in `data-copy`, which may start at a path of this site, and what to say afterwards in
 * `data-copied`. It shows itself only where the browser lets scripts copy; the element that its `aria-describedby` names
 * says that it is done. Returns how to stop.
 */
export function offersCopying(button: HTMLButtonElement): () => void {
  const isOffered = button.dataset.copy !== undefined && "clipboard" in navigator;
  button.hidden = !isOffered;
  if (!isOffered) return () => {};
  const onPress = () => {
    // Read at the press: the address of a page follows what the reader chooses.
    const { copy = "", copied = "" } = button.dataset;
    const said = document.getElementById(button.getAttribute("aria-describedby") ?? "");
    // Emptied first, so that the same words are said a second time.
    if (said) said.textContent = "";
    return navigator.clipboard.writeText(new URL(copy, location.origin).href).then(
      () => {
        if (said) said.textContent = copied;
      },
      () => {
        button.hidden = true;
      },
    );
  };
  button.addEventListener("click", onPress);
  return () => button.removeEventListener("click", onPress);
}
