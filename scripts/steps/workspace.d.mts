/** Flags of Node for the server process. */
export const serverFlags: readonly string[];
/** Settings of the system's allocator for a server; each is taken from the environment where that names it. */
export const allocator: Readonly<Record<string, string>>;
/** Environment of the server process. */
export const serverEnvironment: Readonly<Record<string, string>>;
/** The folder of the checkout. */
export const root: string;
/** The Node that everything runs on. */
/** Something the person at the keyboard can put right: shown without a stack. */
export class Trouble extends Error {
  constructor(text: string, exitCode?: number);
}
/** Runs a tool of the packages to its end; resolves to its exit code. */
export function tool(
  name: string,
  args: readonly string[],
  options?: { env?: Readonly<Record<string, string>>; cwd?: string },
): Promise<number>;
export function run(main: () => Promise<void>): void;
