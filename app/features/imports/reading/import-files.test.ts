import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Fundamentals } from "@valora/valuation";
import { afterEach, beforeEach, expect, it } from "vitest";
import { importFiles } from "./import-files.ts";

let folder: string;
let at: number;
const now = () => new Date(at);
const minutes = (count: number) => count * 60_000;
const fundamentals: Fundamentals = {
  ticker: "IMPORT",
  name: "Own",
  exchange: "",
  country: "ES",
  currency: "EUR",
  sector: "industrials",
  industry: null,
  provider: "import",
  statements: [],
  sharesOutstanding: null,
  shareBasis: "settled",
  quote: null,
  beta: null,
  monthlyCloses: null,
};

beforeEach(async () => {
  at = Date.parse("2026-06-01T10:00:00Z");
  folder = await mkdtemp(join(tmpdir(), "valora-imports-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it("gives an import back only to the visitor who uploaded it", async () => {
  const files = importFiles(folder, now);
  const id = await files.keep("mine", fundamentals);
  expect(id).toMatch(/^[a-f0-9]{32}$/);
  expect(await files.find("mine", id)).toEqual(fundamentals);
  expect(await files.find("other", id)).toBeNull();
  expect(await files.find("", id)).toBeNull();
  expect(await files.find("mine", "../../etc/passwd")).toBeNull();
  expect(await readFile(join(folder, `${id}.json`), "utf8")).not.toContain("mine");
});

it("removes only imports that were not looked at for an hour", async () => {
  const files = importFiles(folder, now);
  const idle = await files.keep("mine", fundamentals);
  const visited = await files.keep("mine", fundamentals);
  at += minutes(45);
  await files.find("mine", visited);
  at += minutes(30);
  expect(await files.find("mine", idle)).toBeNull();
  await files.sweep();
  expect(await readdir(folder)).toEqual([`${visited}.json`]);
});
