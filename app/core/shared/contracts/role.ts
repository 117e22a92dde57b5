export const roles = ["user", "editor", "admin"] as const;

export type Role = (typeof roles)[number];
