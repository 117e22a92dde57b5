import { expect, it } from "vitest";
import { createMarketData } from "../create-market-data.ts";

const data = createMarketData();

it.each([
  ["apple", "AAPL"],
  ["Microsoft", "MSFT"],
  ["coca cola", "KO"],
  ["Coca-Cola", "KO"],
  ["santander", "SAN.MC"],
  ["enel", "ENEL.MI"],
  ["ENI", "ENI.MI"],
  ["berkshire", "BRK.B"],
  ["google", "GOOGL"],
  ["alphabet", "GOOGL"],
  ["ferrari", "RACE.MI"],
  ["ford", "F"],
  ["visa", "V"],
  ["iberdrola", "IBE.MC"],
  ["jp morgan", "JPM"],
  ["exxon mobil", "XOM"],
  ["Apple Inc.", "AAPL"],
  ["Moody’s", "MCO"],
  ["AT&T", "T"],
  ["  Coca-Cola Co. ", "KO"],
  // The receipt and the line in Milan come first by their names
  ["Puig", "PUIG.MC"],
  ["Industria de Diseño Textil", "ITX.MC"],
])("%s is %s", (name, ticker) => {
  expect(data.companyNamed(name)?.ticker).toBe(ticker);
});

it.each([
  "american",
  "general",
  "bank",
  "first",
  "united",
  "edison",
  "Prudential",
  "Deutsche",
  "vertex",
  "zzzz",
  "",
  "the",
  "inc",
  "appl",
  ".KO",
  "KO-",
  "KO'--",
  "KO.",
  "apple.",
  "apple -- x",
  "apple; DROP",
  "apple=1",
  "\u0000KO",
  "K\u200bO",
  "KO\ufffd",
  "{{apple}}",
  "apple_",
  "<apple>",
])("%j stands for several, or for none", (name) => {
  expect(data.companyNamed(name)).toBeNull();
});

it("lists those that a word could stand for before those that are only spelled alike", () => {
  const named = data.nearestTo("AMERICAN", 5);
  expect(named).toHaveLength(5);
  for (const { name, hasData } of named) expect([/\bamerican\b/i.test(name), hasData]).toEqual([true, true]);
  expect(data.nearestTo("APPL", 3)[0]?.ticker).toBe("AAPL");
});

/** How a person writes a company's name: without its form. */
const spoken = (name: string) =>
  name
    .replace(/[,/].*$/, "")
    .replace(
      /\b(?:Incorporated|Inc|Corporation|Corp|Company|Co|Ltd|Limited|plc|PLC|S\.?A|S\.?p\.?A|N\.?V|AG|SE)\b\.?/gi,
      "",
    )
    .replace(/[.&\s]+$/, "")
    .trim();

const wholeName = (ticker: string) => spoken(data.listingOf(ticker)?.name ?? "");
const firstWord = (ticker: string) => wholeName(ticker).split(" ")[0] ?? "";

it.each([
  ["name", wholeName, 0.97],
  ["first word", firstWord, 0.7],
] as const)("opens by the %s the right company or lets choose, and never another", (_kind, nameOf, least) => {
  const wrong: string[] = [];
  let right = 0;
  const all = data.bundledTickers();
  for (const ticker of all) {
    const name = nameOf(ticker);
    const found = data.companyNamed(name);
    // FedEx Freight is not who is meant by FedEx.
    if (ticker === "FDXF" && name === "FedEx") continue;
    const own = [ticker, ...data.siblingsOf(ticker).map((listing) => listing.ticker)];
    if (found && own.includes(found.ticker)) right += 1;
    else wrong.push(`${name} → ${found?.ticker ?? "a choice"} (${ticker})`);
  }
  if (process.env.SWEEP_NAMES) console.log(`${right} of ${all.length}\n${wrong.join("\n")}`);
  expect(wrong.filter((each) => !each.includes("a choice"))).toEqual([]);
  expect(right / all.length).toBeGreaterThan(least);
});

it.each(["BRK/B", "brk-b", "brk b", "BRKB", "brkb", "BRK.B"])("%s is proposed as BRK.B, first", (typed) => {
  expect(data.search(typed, { limit: 3 })[0]?.ticker).toBe("BRK.B");
});

it("proposes no class for a word that is none", () => {
  expect(data.search("apple", { limit: 1 })[0]?.ticker).toBe("AAPL");
  expect(data.search("b", { limit: 1 })[0]?.ticker).not.toBe("BRK.B");
});
