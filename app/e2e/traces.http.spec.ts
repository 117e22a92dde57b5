import { type APIRequestContext, expect, test } from "@playwright/test";
import { askedToday } from "../../scripts/sweeps/asked-today-contract.ts";
import { figuresOf, holds, type Language } from "./shown-figures.ts";

/** Of every kind of company: firms, banks, an insurer, trusts, losses, negative equity, without a price, other currencies. */
const companies = [
  ...["AAPL", "MSFT", "JPM", "BAC", "O", "PLD", "XOM", "KO", "MCD", "BA", "INTC", "F", "TSLA", "BRK.B", "AIG"],
  ...["ITX.MC", "SAN.MC", "ENEL.MI", "NEE", "CAT"],
];
const languages: readonly Language[] = ["es", "en", "it"];
const questions = ["", "scenario=optimistic&", "wacc=0.085&g=0.03&terminalReturn=0.12&growthByYear=0.06,,0.04&"];
type Answer = { figures: { of: string; value: unknown }[] };

/** Steps of a trace, cells and months are asked for with all their like: some hundreds on a page. */
const branches = [
  ...[
    "methods/\\w+/trace",
    "assumptions/trace",
    "peers/(?:trace|companies|multiples)",
    "payoutAgainstBook/trace",
    "sensitivity/\\w+/cells",
  ],
  ...[
    "throughTime/points",
    "statements/\\w+/trace",
    "ratios/(?:trace|ratios)",
    "multiples/(?:trace|lines|months)",
    "technical/[\\w-]+/(?:trace|cells)",
  ],
];
const branch = new RegExp(`^(${branches.join("|")})/`);

/** Characters of addresses that one question holds: longer ones are refused (414). */
const longest = 6_000;

/** Addresses in questions that are short enough. */
function questionsOf(addresses: readonly string[]): string[] {
  const asked: string[] = [];
  for (const address of addresses) {
    const last = asked.at(-1);
    if (last === undefined || last.length + address.length > longest) asked.push(address);
    else asked[asked.length - 1] = `${last},${address}`;
  }
  return asked;
}

/** The answers of all addresses, asked for in as few questions as they fit in. */
async function ask(request: APIRequestContext, at: string, addresses: readonly string[]) {
  const of = [...new Set(addresses.map((address) => branch.exec(address)?.[1] ?? address))];
  const answers = new Map<string, unknown>();
  for (const asked of questionsOf(of)) {
    const response = await request.get(`${at}&of=${encodeURIComponent(asked)}`);
    expect([at, response.status()]).toEqual([at, 200]);
    const { figures }: Answer = await response.json();
    for (const { of: address, value } of figures) answers.set(address, value);
  }
  return (address: string) => {
    const [, root = address] = branch.exec(address) ?? [];
    const path = address.slice(root.length + 1).split("/");
    return address === root ? answers.get(root) : path.reduce(within, answers.get(root));
  };
}

const within = (value: unknown, step: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, step) ? Reflect.get(value, step) : undefined;

/** Of how many figures of a page the traces answer with what it shows; every one, or the names of the others are told. */
async function checkedFigures(request: APIRequestContext, address: string, language: Language): Promise<number> {
  const page = await request.get(`${address}${address.includes("?") ? "&" : "?"}lang=${language}`);
  expect([address, page.status()]).toEqual([address, 200]);
  const figures = figuresOf(await page.text(), language);
  const untraced = figures.filter(({ addresses }) => addresses.length === 0);
  expect(untraced.map(({ where, text }) => `${address}: ${text} in ${where}`)).toEqual([]);
  for (const [at, shown] of Map.groupBy(figures, (figure) => figure.at)) {
    const answerTo = await ask(
      request,
      at,
      shown.flatMap(({ addresses }) => addresses),
    );
    const wrong = shown.filter((figure) => !figure.addresses.some((of) => holds(answerTo(of), figure)));
    expect(wrong.map(({ where, text, addresses }) => `${at}: ${text} (${addresses.join(" ")}) in ${where}`)).toEqual(
      [],
    );
  }
  return figures.length;
}

test("every figure of a result page carries a trace, and its trace answers with that figure", async ({ request }) => {
  let checked = 0;
  const asked = askedToday([...companies.entries()], { days: 2 });
  for (const [index, ticker] of asked) {
    const language = languages[index % languages.length] ?? "es";
    const question = questions[index % questions.length] ?? "";
    const analysis: { methods: { method: string; outcome: { kind: string } }[] } = await (
      await request.get(`/api/v1/analysis?ticker=${ticker}`)
    ).json();
    const told = analysis.methods.filter(({ outcome }) => outcome.kind === "estimate");
    const [one, other] = [told[index % (told.length || 1)], told[(index + 3) % (told.length || 1)]];
    const opened = [`open=all&draw=1&how=${one?.method ?? ""}`, `open=all&steps=peers&how=${other?.method ?? ""}`];
    for (const open of opened)
      checked += await checkedFigures(request, `/analysis/${ticker}?${question}${open}`, language);
  }
  expect(checked).toBeGreaterThan(asked.length * 400);
});

const allIndicators = "sma,ema,bollinger,rsi,macd,atr,obv";

/** A firm, a bank, a trust, a holding of insurers, a Spanish and an Italian company; with prices of every day, and without. */
const pages = [
  ...[
    "AAPL/statements",
    "AAPL/ratios",
    `AAPL/technical?indicators=${allIndicators}`,
    "AAPL/statements?view=growth",
    "AAPL/statements?period=quarterly",
    "GOOGL/statements?period=ttm",
    "AAPL/ratios?trace=120",
    "AAPL/ratios?ratio=median(returnOnCapital,5)&ratio2=valuePerShare/price&trace=ratio2",
  ],
  ...["KO/multiples", "JPM/multiples", "SAN.MC/multiples", "BRK.B/multiples", "INTC/multiples?trace=2"],
  ...["JPM/statements", "JPM/ratios", "O/ratios", "BRK.B/statements", "BRK.B/ratios", "ITX.MC/statements"],
  ...[
    "ENEL.MI/ratios",
    "RACE.MI/technical?range=5y&indicators=sma,rsi&trace=2026-04-23.rsi14",
    `AIG/technical?indicators=${allIndicators}`,
  ],
];

test("so does every figure of statements, ratios and prices", async ({ request }) => {
  let checked = 0;
  for (const [index, page] of pages.entries())
    checked += await checkedFigures(request, `/analysis/${page}`, languages[index % languages.length] ?? "es");
  expect(checked).toBeGreaterThan(pages.length * 200);
});

const allColumns =
  "price,value,difference,votes,lowest,highest,quality,marketCap,priceToEarnings,priceToBook,returnOnEquity,dividendYield,fiscalYearEnd";
const lists = [
  "/compare?tickers=AAPL,JPM,O,ITX.MC,BRK.B",
  "/compare?tickers=KO,ENEL.MI,SAN.MC,BA",
  "/compare?tickers=KO,JPM,BA&view=relative&ratio=freeCashFlow/marketValue&ratio2=valuePerShare/price&ratio3=totalDebt",
  `/screener?columns=${allColumns}&sort=marketCap&order=descending`,
  `/screener?columns=${allColumns}&country=ES&method=comparableMultiples`,
  "/screener?columns=price&ratio=average(freeCashFlow,3)/marketValue&ratio2=cagr(revenue,5)&limit=40",
];

const cards = ["business", "price", "value", "risk", "quality", "verdict"];
/** A firm, a bank, a trust, without a value by its accounts, in euros, and under a reader's own assumptions. */
const stories = ["KO/story/value", "JPM/story/risk", "O/story/business", "INTC/story/price", "ENEL.MI/story/quality"];

test("so does every figure of the cards, each of which stands on the page of each", async ({ request }) => {
  let checked = 0;
  for (const [index, story] of [...stories, "AAPL/story/verdict?wacc=0.085&scenario=optimistic"].entries())
    checked += await checkedFigures(request, `/analysis/${story}`, languages[index % languages.length] ?? "es");
  expect(checked).toBeGreaterThan(stories.length * cards.length * 3);
});

test("so does every figure of companies side by side, and of the list of them all", async ({ request }) => {
  let checked = 0;
  for (const [index, list] of lists.entries())
    checked += await checkedFigures(request, list, languages[index % languages.length] ?? "es");
  expect(checked).toBeGreaterThan(400);
});
