/** Does a piece of work while no other process does one with the same file. */
export function inTurn<Result>(
  file: string,
  work: () => Promise<Result>,
  options?: { onWait?: () => void },
): Promise<Result>;
/** Whether a process has this number. */
export function isAlive(id: number): boolean;
