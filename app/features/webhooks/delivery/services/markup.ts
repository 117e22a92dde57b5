/** Text in HTML, also inside a quoted attribute. */
export const htmlText = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
