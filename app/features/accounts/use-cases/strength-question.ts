/** A new password, and what is publicly known of who chooses it. */
export type StrengthQuestion = { password: string; about: readonly string[] };

/** Patterns that make a password easy to guess. */
export const weaknesses = [
  "common",
  "personal",
  "name",
  "word",
  "keyboard",
  "repeat",
  "sequence",
  "date",
  "short",
] as const;

export type Weakness = (typeof weaknesses)[number];

/** How many guesses it takes, as a power of ten, and why not more. */
export type PasswordStrength = { guesses: number; weakness: Weakness };
