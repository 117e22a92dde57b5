import { openDatabase } from "../../app/database/open-database.ts";

// A process that writes pairs of rows, each pair in one transaction, and says each pair that the database has acknowledged. It is
// killed in the middle of it: `kills.ts` starts it and looks at what is left.
const [url = "", folder = "", first = "1"] = process.argv.slice(2);
const database = await openDatabase({ url: url === "" ? null : url, folder });
await database.ready;
let next = Number(first);
await Promise.all(Array.from({ length: 4 }, write));

async function write(): Promise<never> {
  for (;;) {
    const id = next;
    next += 1;
    await database.kysely.transaction().execute(async (inside) => {
      for (const half of ["first", "second"]) {
        const row = { id_hash: `killed:${id}:${half}`, removed_at: new Date() };
        await inside.insertInto("removed_accounts").values(row).execute();
      }
    });
    process.stdout.write(`${id}\n`);
  }
}
