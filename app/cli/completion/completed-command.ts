import type { CommandName } from "../command-names.ts";

/** A command as a shell completes it. */
export type Completed = {
  name: CommandName | "question";
  /** What the first word behind the command may be. */
  words: readonly string[];
  takesFile: boolean;
  /** With their dashes. */
  switches: readonly string[];
  options: readonly CompletedOption[];
};
/** `values`: of a closed set; none where any text may stand. */
export type CompletedOption = { option: string; values: readonly string[]; isFile: boolean };
