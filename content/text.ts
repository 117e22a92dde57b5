/** Longer texts as plain data: one file per page and language, checked by the compiler, rendered on the server. */
export type Text = {
  title: string;
  /** One sentence: under the title, in lists and for search engines. */
  description: string;
  blocks: readonly Block[];
};

export type Article = Text & {
  /** ISO date of publication. */
  date: string;
};

export type Block =
  | { heading: string; id?: string }
  | { text: Words }
  | { list: readonly Words[] }
  | { formula: string }
  | { table: { head: readonly string[]; rows: readonly (readonly Words[])[] } }
  /** How to write to whoever runs this installation. */
  | { contact: { known: string; unknown: string } };

export type Words = string | readonly Inline[];
export type Inline = string | { strong: string } | { text: string; to: string };
