/** The command has done what was asked. */
export const EXIT_DONE = 0;
/** It was asked rightly, and could not do it. */
export const EXIT_FAILED = 1;
/** The caller has to ask otherwise: words, a file, a setting. Nothing is written. */
export const EXIT_BAD_INPUT = 2;
