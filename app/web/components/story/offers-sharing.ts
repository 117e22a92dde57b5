/**
 * A button that hands the address in `data-copy` to the device, which offers its own ways to send it on. It shows itself only
 * where the browser has them. Returns how to stop.
 */
export function offersSharing(button: HTMLButtonElement): () => void {
  button.hidden = typeof navigator.share !== "function";
  if (button.hidden) return () => {};
  const onPress = () =>
    navigator
      .share({ title: document.title, url: new URL(button.dataset.copy ?? "", location.origin).href })
      // A reader who closes the list has shared nothing: there is nothing to say.
      .catch(() => undefined);
  button.addEventListener("click", onPress);
  return () => button.removeEventListener("click", onPress);
}
