const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as it stands in an element or in an attribute. */
export const safe = (text: unknown): string =>
  String(text).replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** Names divided by commas, each as code. */
export const codeList = (names: string): string =>
  names
    .split(", ")
    .map((name) => `<code>${safe(name)}</code>`)
    .join(" · ");
