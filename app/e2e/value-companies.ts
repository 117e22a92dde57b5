import { createMarketData } from "@valora/market-data";
import { copyDatabaseTo } from "../database/copied-database-contract.ts";
import { openDatabase } from "../database/open-database.ts";
import { dependencyStates } from "../dependencies/dependency-states.ts";
import { screenIn } from "../wiring/screener.server.ts";

// A program: fills a folder with a database in which all companies are valued, by the job that a server runs.
const [folder = ""] = process.argv.slice(2);
await copyDatabaseTo(folder);
const database = await openDatabase({ url: null, folder });
await database.ready;
const { promise: valued, resolve, reject } = Promise.withResolvers<void>();
const log = { info: () => resolve(), warn: reject };
const states = dependencyStates({ info: () => {}, error: (_, message) => reject(new Error(message)) });
const { screening } = screenIn({ database, marketData: createMarketData(), log, states });
await valued;
await screening.stop();
await database.close();
process.exit();
