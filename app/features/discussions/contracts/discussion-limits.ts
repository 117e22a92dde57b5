/** Characters of a comment. */
export const longestComment = 4_000;
/** Threads of a company within a team. */
export const mostThreads = 200;
/** Comments of a thread. */
export const mostComments = 100;
/** Members whom one comment mentions. */
export const mostMentions = 10;
