import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readConfig } from "../config/config.server.ts";
import { composeWithoutDatabase } from "../wiring/composition.server.ts";
import { analysisFile, listAnswers } from "./answers.ts";

const folder = mkdtempSync(join(tmpdir(), "valora-cli-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { product, valueAll } = await composeWithoutDatabase(readConfig({ NODE_ENV: "test" }));
const filled = () => valueAll(new AbortController().signal);
const asked = { language: "en", valueAll: filled } as const;

/** The command as a person calls it. */
function valora(...words: readonly string[]) {
  const main = join(import.meta.dirname, "main.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--conditions=source", main, ...words], {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "test" },
  });
  return { status, stdout, stderr };
}

it("screens all included companies, which are valued first", async () => {
  const screen = listAnswers.screen;
  const entries = [["sector", "energy"]] as const;
  let valuations = 0;
  const counted = {
    ...{ ...asked, entries },
    valueAll: () => {
      valuations += 1;
      return filled();
    },
  };
  await expect(screen(product, { ...counted, entries: [["sector", "nope"]], format: "csv" })).rejects.toMatchObject({
    code: "enumInvalid",
  });
  expect(valuations, "a question that is refused values nothing").toBe(0);
  const answer = JSON.parse(String(await screen(product, { ...counted, format: "json" })));
  expect(answer.progress.valued).toBe(answer.progress.total);
  expect(answer.matching).toBeGreaterThan(20);
  const rows = String(await screen(product, { ...counted, format: "csv" }))
    .trim()
    .split("\n");
  expect(rows).toHaveLength(answer.matching + 1);
  const workbook = await screen(product, { ...counted, format: "xlsx" });
  expect(Buffer.from(workbook).subarray(0, 2).toString()).toBe("PK");
});

it("compares companies and shows statements as the API does", async () => {
  const compared = String(
    await listAnswers.compare(product, { ...asked, entries: [["tickers", "KO,PEP"]], format: "csv" }),
  );
  expect(
    compared
      .trim()
      .split("\n")
      .slice(1)
      .map((row) => row.split(",")[0]),
  ).toEqual(["KO", "PEP"]);
  const statements = await listAnswers.statements(product, { ...asked, entries: [["ticker", "KO"]], format: "json" });
  expect(JSON.parse(String(statements))).toMatchObject({ ticker: "KO", currency: "USD", period: "annual" });
  await expect(
    listAnswers.statements(product, { ...asked, entries: [["period", "annual"]], format: "csv" }),
  ).rejects.toMatchObject({ code: "paramRequired" });
});

it("writes an analysis in each format", async () => {
  const of = async (format: "pdf" | "xlsx" | "csv" | "json") => {
    const entries = [["ticker", "KO"]] as const;
    const answer = await analysisFile(product, { entries, language: "es", format, origin: "http://localhost:3000" });
    return Buffer.from(answer).toString("latin1");
  };
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
  const entries: [string, string][] = [
    ["ticker", file],
    ["currency", "EUR"],
    ["rates", "USD=1.25"],
  ];
  const answer = (format: "json" | "csv" | "xlsx") => listAnswers.portfolio(product, { ...asked, entries, format });
  expect(JSON.parse(String(await answer("json")))).toMatchObject({
    ...{ currency: "EUR", coverage: { positions: 2, valued: 1 } },
    positions: [{ ticker: "KO", quantity: 10, cost: 480.4 }],
  });
  expect(String(await answer("csv"))).toMatch(/^ticker,name,/);
  expect(
    Buffer.from(await answer("xlsx"))
      .subarray(0, 2)
      .toString(),
  ).toBe("PK");
  const none = listAnswers.portfolio(product, {
    ...asked,
    entries: [["ticker", join(folder, "no.csv")]],
    format: "csv",
  });
  await expect(none).rejects.toMatchObject({ code: "fileNotRead" });
  const noFile = listAnswers.portfolio(product, { ...asked, entries: [], format: "csv" });
  await expect(noFile).rejects.toMatchObject({ code: "paramRequired" });
});
