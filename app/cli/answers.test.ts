import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readConfig } from "../config/config.server.ts";
import { translatorFor } from "../messages/index.ts";
import { composeWithoutDatabase } from "../wiring/composition.server.ts";
import { answerCompanies } from "./answers.ts";
import { readArguments } from "./arguments.ts";
import { fileOfThisMachine } from "./portfolio-of-file.ts";

const folder = mkdtempSync(join(tmpdir(), "valora-cli-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { product, valueAll } = await composeWithoutDatabase(readConfig({ NODE_ENV: "test" }));
const filled = () => valueAll(new AbortController().signal);

/** The command as a person calls it. */
function valora(...words: readonly string[]) {
  const main = join(import.meta.dirname, "main.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--conditions=source", main, ...words], {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "test" },
  });
  return { status, stdout, stderr };
}

/** What is answered to the words, here. */
async function answered(words: readonly string[], { valueAll = filled, readFile = fileOfThisMachine } = {}) {
  const given = readArguments(words);
  if (given.kind !== "list" && given.kind !== "question") throw new Error(`no question about companies: ${words}`);
  const world = { product, origin: "http://localhost:3000", valueAll, readFile };
  return Buffer.from(await answerCompanies(given, world, { language: "en", t: await translatorFor("en") }));
}

it("screens all included companies, which are valued first", async () => {
  let valuations = 0;
  const valueAll = () => {
    valuations += 1;
    return filled();
  };
  const screen = (...options: readonly string[]) => answered(["screen", ...options], { valueAll });
  await expect(screen("--sector", "nope")).rejects.toMatchObject({ code: "enumInvalid" });
  expect(valuations, "a question that is refused values nothing").toBe(0);
  const answer = JSON.parse(String(await screen("--sector", "energy", "--json")));
  expect(answer.progress.valued).toBe(answer.progress.total);
  expect(answer.matching).toBeGreaterThan(20);
  const rows = String(await screen("--sector", "energy"))
    .trim()
    .split("\n");
  expect(rows).toHaveLength(answer.matching + 1);
  expect((await screen("--sector", "energy", "--out", "a.xlsx")).subarray(0, 2).toString()).toBe("PK");
});

it("compares companies and shows statements as the API does", async () => {
  const compared = String(await answered(["compare", "KO", "PEP"]));
  const symbols = compared
    .trim()
    .split("\n")
    .slice(1)
    .map((row) => row.split(",")[0]);
  expect(symbols).toEqual(["KO", "PEP"]);
  const statements = String(await answered(["statements", "KO", "--json"]));
  expect(JSON.parse(statements)).toMatchObject({ ticker: "KO", currency: "USD", period: "annual" });
  await expect(answered(["statements", "--period", "annual"])).rejects.toMatchObject({ code: "paramRequired" });
});

it("writes an analysis in each format", async () => {
  const of = async (format: "pdf" | "xlsx" | "csv" | "json") =>
    (await answered(["KO", "--out", `a.${format}`])).toString("latin1");
  expect((await of("pdf")).slice(0, 5)).toBe("%PDF-");
  expect((await of("xlsx")).slice(0, 2)).toBe("PK");
  expect(await of("csv")).toContain("discountedCashFlow");
  expect(JSON.parse(await of("json"))).toMatchObject({ company: { ticker: "KO" } });
});

it("is called with a file, and says where it cannot write", () => {
  const file = join(folder, "two.csv");
  expect(valora("compare", "KO", "PEP", "--out", file, "--lang", "en")).toEqual({
    ...{ status: 0, stdout: "", stderr: `Written: ${file}\n` },
  });
  expect(readFileSync(file, "utf8")).toContain("\nPEP,");
  const nowhere = join(folder, "none", "two.csv");
  expect(valora("compare", "KO", "PEP", "--out", nowhere, "--lang", "en")).toEqual({
    ...{ status: 2, stdout: "", stderr: `“${nowhere}” could not be written (ENOENT).\n` },
  });
  expect(valora("screen", "--help", "--lang", "it").stdout).toMatch(
    /^Uso: .* screen \[OPZIONI\]\n[\s\S]*\n {2}--query TESTO\n/,
  );
});

it("values the portfolio of a file, as JSON, table and workbook", async () => {
  const file = join(folder, "mine.csv");
  writeFileSync(file, "symbol;quantity;cost;currency\nKO;10;600,50;USD\nXQZZV;2;;\n");
  const words = ["portfolio", file, "--currency", "EUR", "--rates", "USD=1.25"];
  expect(JSON.parse(String(await answered([...words, "--json"])))).toMatchObject({
    ...{ currency: "EUR", coverage: { positions: 2, valued: 1 } },
    positions: [{ ticker: "KO", quantity: 10, cost: 480.4 }],
  });
  expect(String(await answered(words))).toMatch(/^ticker,name,/);
  expect((await answered([...words, "--out", "mine.xlsx"])).subarray(0, 2).toString()).toBe("PK");
  const none = answered(["portfolio", join(folder, "no.csv")]);
  await expect(none).rejects.toMatchObject({ code: "fileNotRead" });
  await expect(answered(["portfolio"])).rejects.toMatchObject({ code: "paramRequired", params: { param: "file" } });
});
