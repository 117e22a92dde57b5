export type WrongAnswer = { id: string; kind: string; right: unknown; given: unknown };
export function allTraps(): readonly object[];
export function isRight(right: unknown, given: unknown, tolerance?: number): boolean;
export function runTraps(
  command: readonly string[],
  traps?: readonly object[],
  seconds?: number,
): Promise<{ asked: number; wrong: WrongAnswer[] }>;
