import { backupWords } from "./backup-arguments.ts";
import { listCommands } from "./list-arguments.ts";

export const adminVerbs = ["grant", "revoke", "plan", "reset-factor", "sign-in-link"] as const;

/** The shells that completion is written for. */
export const shells = ["bash", "zsh", "fish"] as const;
export type Shell = (typeof shells)[number];

/** What the first word may be instead of a symbol. */
export const commandNames = [
  ...listCommands,
  ...(["mcp", "jobs", "score-predictions", "admin", "check-config"] as const),
  ...backupWords,
  "completion",
] as const;
export type CommandName = (typeof commandNames)[number];

export const isCommandName = (text: string): text is CommandName => commandNames.some((name) => name === text);
