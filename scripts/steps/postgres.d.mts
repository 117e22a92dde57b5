/** A PostgreSQL server of a test's own; null when none is installed. */
export function startPostgres(under?: string): Promise<{
  url: string;
  halt(signal: NodeJS.Signals): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
} | null>;
