/** Opens the question that the address names, and shows it. */
export function opensLinkedQuestion(): void {
  const { hash } = location;
  const linked = hash === "" ? null : document.getElementById(decodedOr(hash.slice(1)));
  if (!(linked instanceof HTMLDetailsElement)) return;
  linked.open = true;
  linked.scrollIntoView();
}

/** A text that is not encoded is taken as it stands. */
function decodedOr(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
