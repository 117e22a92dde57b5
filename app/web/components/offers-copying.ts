/**
 * A button with the text to copy in `data-copy`, and what to say afterwards in `data-copied`. It shows itself only where
 * the browser lets scripts copy; the element that its `aria-describedby` names says that it is done. Returns how to stop.
 */
export function offersCopying(button: HTMLButtonElement): () => void {
  const { copy, copied } = button.dataset;
  if (copy === undefined || !("clipboard" in navigator)) return () => {};
  const said = document.getElementById(button.getAttribute("aria-describedby") ?? "");
  const onPress = () =>
    navigator.clipboard.writeText(copy).then(
      () => {
        if (said) said.textContent = copied ?? "";
      },
      () => {
        button.hidden = true;
      },
    );
  button.hidden = false;
  button.addEventListener("click", onPress);
  return () => button.removeEventListener("click", onPress);
}
