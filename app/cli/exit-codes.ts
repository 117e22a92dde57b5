/** What the caller can mend. */
export const EXIT_BAD_INPUT = 2;
/** What the caller can only wait for. */
export const EXIT_UNAVAILABLE = 1;
