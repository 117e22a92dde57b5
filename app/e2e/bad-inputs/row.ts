import type { BadInput } from "./case.ts";

/** An input, the statuses and the code it deserves, and why it is tried. */
export type Row = readonly [
  input: BadInput["input"],
  status: number | readonly number[],
  code: string | null,
  why: string,
];
