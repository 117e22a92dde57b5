import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createMarketData, newestPricesFile, writePrices } from "@valora/market-data";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { answerForOther } from "../../cli/answer-for-other.ts";
import { fileOfThisMachine } from "../../cli/portfolio-of-file.ts";
import type { Told } from "../../cli/told.ts";
import { readConfig } from "../../config/config.server.ts";
import { askHolder, lockFolder } from "../../database/folder-lock.ts";
import { composeWithoutDatabase } from "../composition.server.ts";
import { originOf } from "../features/own-origin.server.ts";
import { answerCommands } from "./answered-commands.ts";
import { askQuestion } from "./ask-question.ts";
import { questionAnswers } from "./question-answers.server.ts";
import { unrecordedProduct } from "./unrecorded-product.server.ts";

const dataFolder = mkdtempSync(join(tmpdir(), "valora-questions-"));
const environment = { NODE_ENV: "test", DATA_DIR: dataFolder, PORT: "8123" };
const config = readConfig(environment);
const marketData = createMarketData();
const { screen } = unrecordedProduct(marketData);
const holdings = join(dataFolder, "mine.csv");
const program = "a build";

let lock: Awaited<ReturnType<typeof lockFolder>>;
const commands: unknown[] = [];
const log = { info: (line: object) => void commands.push(line), warn: (line: object) => void commands.push(line) };
const serve = (parts: Partial<Parameters<typeof questionAnswers>[0]> = {}) => {
  const marketDataAt = async () => (pricesFile: string | null) => createMarketData({ pricesFile });
  const listed = () => ({ screen, context: { marketData } });
  const answer = questionAnswers({ config, program, marketDataAt, listed, ...parts });
  answerCommands(lock, { answer }, log);
};

beforeAll(async () => {
  // A workbook holds the moment in which it is made.
  vi.useFakeTimers({ toFake: ["Date"] });
  writeFileSync(holdings, "symbol;quantity;cost;currency\nKO;10;600,50;USD\nXQZZV;2;;\n");
  await screen.refresh(new AbortController().signal);
});
beforeEach(async () => {
  lock = await lockFolder(dataFolder);
  serve();
});
afterEach(async () => {
  await lock.release();
  rmSync(join(dataFolder, "prices"), { recursive: true, force: true });
});
afterAll(() => {
  vi.useRealTimers();
  rmSync(dataFolder, { recursive: true, force: true });
});

const asked = (words: readonly string[], more: Partial<Parameters<typeof askQuestion>[0]> = {}) =>
  askQuestion(
    { words, environment, file: words[0] === "portfolio" ? (words[1] ?? null) : null, ...more },
    program,
    // A busy machine is slow, not wrong.
    300_000,
  );

/** What a process without a server answers. */
async function own(words: readonly string[], settings = config): Promise<Told | null> {
  const { product, valueAll } = await composeWithoutDatabase(settings);
  return answerForOther(words, {
    ...{ product, origin: originOf(settings), readFile: fileOfThisMachine, exposures: [] },
    valueAll: () => valueAll(new AbortController().signal),
  });
}

/** Two sheets of one content differ by the moment in which their threads write them. */
const withoutMoments = (told: Told | null) => {
  const output = Buffer.from(told?.output ?? "").toString("latin1");
  return { ...told, output: output.replace(/\/(?:CreationDate|ModDate) \(.*?\)|\/ID \[.*?\]/gs, "") };
};

it.each([
  ["KO"],
  ["KO", "--wacc", "0.09", "--scenario", "optimistic", "--lang", "en"],
  ["KO", "--json", "--lang", "it"],
  ["KO", "--out", "ko.pdf"],
  ["KO", "--out", "ko.xlsx"],
  ["KO", "--out", "ko.csv", "--lang", "en"],
  ["KO", "--out", "ko.json"],
  ["compare", "KO", "PEP", "SAN.MC"],
  ["compare", "KO", "PEP", "--json"],
  ["statements", "ITX.MC", "--lang", "it"],
  ["statements", "KO", "--json"],
  ["portfolio", holdings, "--currency", "EUR", "--rates", "USD=1.25"],
  ["portfolio", holdings, "--json", "--lang", "en"],
  ["portfolio", holdings, "--out", "mine.xlsx", "--currency", "EUR"],
  // Refused: by the grammar, by the directory, by the language.
  ["KO", "--wacc", "9", "--lang", "en"],
  ["KOO"],
  ["KO", "--lang", "fr"],
  ["screen", "--sector", "nope", "--lang", "it"],
  ["compare"],
])("answers as a process of its own: %j", async (...words) => {
  const answer = await asked(words);
  expect(answer).not.toBeNull();
  expect(withoutMoments(answer)).toEqual(withoutMoments(await own(words)));
});

it.each([["--json"], [], ["--out", "all.xlsx"]])(
  "answers a screen from the companies that the server has valued, as a process that values them: %j",
  async (...format) => {
    const words = ["screen", "--sector", "energy", "--lang", "en", ...format];
    expect(withoutMoments(await asked(words))).toEqual(withoutMoments(await own(words)));
  },
);

it("leaves a screen to who asks while companies are missing, or of another day or other prices", async () => {
  const words = ["screen", "--sector", "energy"];
  serve({ listed: () => ({ screen: unrecordedProduct(marketData).screen, context: { marketData } }) });
  expect(await asked(words), "none valued").toBeNull();
  expect(await asked(["KO"]), "one company is valued all the same").not.toBeNull();
  serve();
  const today = Date.now();
  vi.setSystemTime(today + 86_400_000);
  expect(await asked(words), "valued yesterday").toBeNull();
  vi.setSystemTime(today);
  newPrices("2026-11-27");
  expect(await asked(words), "at former prices").toBeNull();
});

function newPrices(asOf: string, folder = join(dataFolder, "prices")): void {
  mkdirSync(folder, { recursive: true });
  const price = { value: 70.5, currency: "USD", asOf, file: "closes.csv", readOn: asOf };
  writePrices(folder, { KO: price }, new Date(`${asOf}T05:00:00.000Z`));
}

it("values at the prices that a process of its own would read, from the moment in which they are there", async () => {
  const before = await asked(["KO", "--json"]);
  newPrices("2026-11-27");
  const answer = await asked(["KO", "--json"]);
  expect(answer).not.toEqual(before);
  expect(JSON.parse(String(answer?.output)).price).toMatchObject({ value: 70.5, asOf: "2026-11-27" });
  expect(answer).toEqual(await own(["KO", "--json"], readConfig(environment)));
});

it("leaves to who asks what it would answer otherwise, and what it is not asked", async () => {
  const of = (settings: Record<string, string>, words = ["KO"]) =>
    asked(words, { environment: { ...environment, ...settings } });
  expect(await of({ PORT: "9000", LOG_LEVEL: "debug" }), "settings that enter no answer").not.toBeNull();
  expect(await of({ FMP_API_KEY: "k".repeat(32) }), "another source").toBeNull();
  const elsewhere = join(dataFolder, "elsewhere");
  newPrices("2026-11-27", elsewhere);
  const other = newestPricesFile(elsewhere) ?? "";
  for (const PRICES_FILE of ["none", other]) expect(await of({ PRICES_FILE }), "other prices").toBeNull();
  expect(await of({ PORT: "many" }), "a setting that cannot be used").toBeNull();
  expect(await of({ DATA_DIR: join(dataFolder, "other") }), "a folder that no process holds").toBeNull();
  expect(await of({ VALORA_CONFIG: join(dataFolder, "none.env") }), "no such file of settings").toBeNull();
  for (const words of [["--version"], ["admin", "grant", "ana@example.org"], ["mcp"], ["screen", "KO"]])
    expect(await asked(words)).toBeNull();
  expect(await askQuestion({ words: ["KO"], environment, file: null }, "another build")).toBeNull();
  expect(await askQuestion({ words: ["KO"], environment, file: null }), "from its sources").toBeNull();
  expect(await asked(["portfolio", join(dataFolder, "no.csv")])).toBeNull();
  expect(JSON.stringify(commands), "a log keeps no word of a question").not.toMatch(/KO|mine\.csv/);
});

it("takes the file of settings as a process of its own does, and says that others can read it", async () => {
  const file = join(dataFolder, "asked.env");
  writeFileSync(file, "PUBLIC_ORIGIN=https://valora.example\n", { mode: 0o666 });
  const { DATA_DIR: _, ...rest } = environment;
  const named = { ...rest, VALORA_CONFIG: file };
  writeFileSync(file, `DATA_DIR=${dataFolder}\nPUBLIC_ORIGIN=https://valora.example\n`);
  const pdf = await asked(["KO", "--out", "ko.pdf"], { environment: named });
  expect(pdf).toMatchObject({ exitCode: 0 });
  writeFileSync(file, `DATA_DIR=${dataFolder}\nPUBLIC_ORIGINS=x\n`);
  expect(await asked(["KO"], { environment: named }), "a fault of the file is told by who asks").toBeNull();
});

it("leaves it to who asks when the server ends in the middle, or answers what is no answer", async () => {
  await lock.release();
  for (const line of ['{"answered":{"exitCode":0,"err', '{"answered":{"exitCode":0}}\n', "hello\n", ""]) {
    const server = createServer((connection) => {
      connection.on("error", () => {});
      connection.once("data", () => connection.end(line));
    });
    await new Promise<void>((done) => server.listen(join(dataFolder, "lock.sock"), done));
    expect(await asked(["KO"])).toBeNull();
    await new Promise((done) => server.close(done));
  }
  lock = await lockFolder(dataFolder);
});

it("closes a connection that asks too much", async () => {
  expect(await askHolder(dataFolder, "x".repeat(1_100_000))).toBeNull();
});

it("answers four at once, and leaves more of them to who asks", async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  serve({ marketDataAt: () => opened.then(() => (pricesFile) => createMarketData({ pricesFile })) });
  const four = Array.from({ length: 4 }, () => asked(["KO"]));
  const fifth = await Promise.race([...four, asked(["KO"])]);
  expect(fifth).toBeNull();
  open();
  for (const answer of await Promise.all(four)) expect(answer?.exitCode).toBe(0);
  expect((await asked(["KO"]))?.exitCode, "there is room again").toBe(0);
});
