/** A PostgreSQL server of a test's own; null when none is installed. */
export function startPostgres(under?: string): Promise<{
  url: string;
  restart(signal: NodeJS.Signals, downInMilliseconds: number): Promise<void>;
  stop(): Promise<void>;
} | null>;
