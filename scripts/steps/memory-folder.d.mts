/** A folder for temporary files that lies in memory, until this process ends; null where there is none. */
export function memoryFolder(options?: { shared?: string; room?: number }): string | null;
