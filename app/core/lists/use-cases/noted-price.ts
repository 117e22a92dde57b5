/** What a person pays or would pay for a share, and when they noted it. */
export type NotedPrice = { value: number; notedAt: Date };
