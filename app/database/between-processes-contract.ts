import { type Database, openDatabase } from "./open-database.ts";

/** Opens a database for one piece of work, before or after other processes have it. */
export async function withDatabase<Done>(
  place: { url: string | null; folder: string },
  work: (database: Database) => Promise<Done>,
): Promise<Done> {
  const database = await openDatabase(place);
  await database.ready;
  return work(database).finally(() => database.close());
}
