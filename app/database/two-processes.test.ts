import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { createMarketData } from "@valora/market-data";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { earlierData } from "../../packages/market-data/vendors-server/earlier-data.ts";
import { startVendorsServer, type VendorsServer } from "../../packages/market-data/vendors-server/server.ts";
import { type Database, openDatabase } from "./open-database.ts";

// Two processes of one installation: one PostgreSQL, one set of providers, many readers at each.
const postgresUrl = process.env.VALORA_TEST_DATABASE_URL ?? null;
const script = fileURLToPath(new URL("./asking-process-contract.ts", import.meta.url));
const now = Date.parse("2026-11-20T12:00:00Z");
const Told = z.array(z.object({ statements: z.string(), price: z.string().nullable(), skipped: z.array(z.string()) }));

describe.skipIf(postgresUrl === null)("two processes on one PostgreSQL", () => {
  // a database of its own: the tests of the stores empty the tables of theirs
  const name = `two_processes_${process.pid}`;
  const url = Object.assign(new URL(postgresUrl ?? "postgresql://none"), { pathname: `/${name}` }).href;
  const earlier = earlierData();
  let server: VendorsServer;
  let administered: Database;
  let database: Database;
  beforeAll(async () => {
    server = await startVendorsServer();
    administered = await openDatabase({ url: postgresUrl, folder: "" });
    await sql`create database ${sql.ref(name)}`.execute(administered.kysely);
    database = await openDatabase({ url, folder: "" });
    await database.ready;
  });
  afterAll(async () => {
    await database.close();
    await sql`drop database ${sql.ref(name)}`.execute(administered.kysely);
    await administered.close();
    await server.close();
    earlier.remove();
  });
  beforeEach(async () => {
    for (const table of ["source_answers", "source_paces", "source_claims"] as const)
      await database.kysely.deleteFrom(table).execute();
  });

  /** Both ask at the same moment; what each was told, in order. */
  async function bothAsk(ids: readonly ("sec-edgar" | "finnhub")[], tickers: readonly (readonly string[])[]) {
    const providers = ids.map((id) => ({ id, address: server.addressOf(id) }));
    const processes = tickers.map((asked) =>
      started({ databaseUrl: url, now, providers, tickers: asked, dataDirectory: earlier.directory }),
    );
    for (const { line } of processes) expect(await line()).toBe("ready");
    for (const { go } of processes) go();
    return Promise.all(processes.map(async ({ line }) => Told.parse(JSON.parse(await line()))));
  }
  const requestsSince = (count: number, id: string, path: string) =>
    server.requests.slice(count).filter((each) => each.vendor === id && each.path.includes(path)).length;

  it("make one call to each address of a thousand simultaneous questions", async () => {
    const count = server.requests.length;
    const asked = Array.from({ length: 500 }, () => "AAPL");
    const told = await bothAsk(["sec-edgar", "finnhub"], [asked, asked]);
    for (const answers of told) {
      expect(answers).toHaveLength(500);
      for (const answer of answers) expect(answer).toEqual({ statements: "sec-edgar", price: "finnhub", skipped: [] });
    }
    expect(requestsSince(count, "sec-edgar", "companyfacts")).toBe(1);
    expect(requestsSince(count, "sec-edgar", "submissions")).toBe(1);
    expect(requestsSince(count, "finnhub", "/quote")).toBe(1);
  });

  it("keep a source's limit together: sixty requests a minute, not sixty each", async () => {
    const count = server.requests.length;
    // symbols of the included companies, which Finnhub's stand-in has never heard of
    const listed = createMarketData()
      .bundledTickers()
      .filter((ticker) => ticker !== "AAPL");
    const told = await bothAsk(["finnhub"], [listed.slice(0, 35), listed.slice(35, 70)]);
    expect(requestsSince(count, "finnhub", "/")).toBe(60);
    const limited = told.flat().filter(({ skipped }) => skipped.includes("rateLimited"));
    expect(limited).toHaveLength(10);
    for (const answer of told.flat()) expect(answer.statements).toBe("bundled");
  });
});

function started(errand: unknown) {
  const child = spawn(process.execPath, ["--conditions=source", script, JSON.stringify(errand)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    line: async (): Promise<string> => {
      const { value } = await lines.next();
      return String(value);
    },
    go: () => child.stdin.write("go\n"),
  };
}
