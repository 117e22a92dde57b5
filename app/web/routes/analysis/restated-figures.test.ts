import { describe, expect, it } from "vitest";
import { servedProduct } from "../../../api/served-product.ts";
import { answerCompanies } from "../../../cli/answers.ts";
import { readArguments } from "../../../cli/arguments.ts";
import { StatementsAnswer } from "../../../core/fundamentals/contracts/statements.ts";
import { translatorFor } from "../../../messages/index.ts";
import { includedProduct, load } from "../route-call-contract.ts";

type Told = { value: number; filedAt: string; accession: string };
type Restated = { ticker: string; figure: string; yearEnd: string; first: Told; since: Told };

const told = (value: number, filedAt: string, accession: string): Told => ({ value, filedAt, accession });
const apple = {
  of2015: ["2015-10-28", "0001193125-15-356351"],
  of2016: ["2016-10-26", "0001628280-16-020309"],
  of2017: ["2017-11-03", "0000320193-17-000070"],
  of2018: ["2018-11-05", "0000320193-18-000145"],
} as const;
const alphabet = {
  of2015: ["2016-02-11", "0001652044-16-000012"],
  recast: ["2016-05-03", "0001652044-16-000022"],
  of2016: ["2017-02-03", "0001652044-17-000008"],
  of2017: ["2018-02-06", "0001652044-18-000007"],
  of2018: ["2019-02-05", "0001652044-19-000004"],
  of2019: ["2020-02-04", "0001652044-20-000008"],
} as const;

/** Read by hand in the company facts of the SEC: an element, its year, and the filings that state it with two amounts, in whole dollars. */
const restated: readonly Restated[] = [
  // costs of issuing debt moved from the assets to the debt
  {
    ticker: "AAPL",
    figure: "totalAssets",
    yearEnd: "2015-09-26",
    first: told(290_479_000_000, ...apple.of2015),
    since: told(290_345_000_000, ...apple.of2016),
  },
  {
    ticker: "AAPL",
    figure: "totalLiabilities",
    yearEnd: "2015-09-26",
    first: told(171_124_000_000, ...apple.of2015),
    since: told(170_990_000_000, ...apple.of2016),
  },
  {
    ticker: "AAPL",
    figure: "longTermDebt",
    yearEnd: "2015-09-26",
    first: told(53_463_000_000, ...apple.of2015),
    since: told(53_329_000_000, ...apple.of2016),
  },
  {
    ticker: "AAPL",
    figure: "dividendsPaid",
    yearEnd: "2016-09-24",
    first: told(11_965_000_000, ...apple.of2016),
    since: told(12_150_000_000, ...apple.of2017),
  },
  // taxes on shares that were kept back moved to financing
  {
    ticker: "AAPL",
    figure: "operatingCashFlow",
    yearEnd: "2016-09-24",
    first: told(65_824_000_000, ...apple.of2016),
    since: told(66_231_000_000, ...apple.of2018),
  },
  {
    ticker: "AAPL",
    figure: "operatingCashFlow",
    yearEnd: "2017-09-30",
    first: told(63_598_000_000, ...apple.of2017),
    since: told(64_225_000_000, ...apple.of2018),
  },
  // an 8-K told the year anew
  {
    ticker: "GOOGL",
    figure: "operatingCashFlow",
    yearEnd: "2015-12-31",
    first: told(26_024_000_000, ...alphabet.of2015),
    since: told(26_572_000_000, ...alphabet.recast),
  },
  {
    ticker: "GOOGL",
    figure: "capitalExpenditure",
    yearEnd: "2015-12-31",
    first: told(9_915_000_000, ...alphabet.of2015),
    since: told(9_950_000_000, ...alphabet.of2016),
  },
  // fines moved out of general and administrative expenses
  {
    ticker: "GOOGL",
    figure: "ebit",
    yearEnd: "2017-12-31",
    first: told(26_146_000_000, ...alphabet.of2017),
    since: told(26_178_000_000, ...alphabet.of2019),
  },
  {
    ticker: "GOOGL",
    figure: "ebit",
    yearEnd: "2018-12-31",
    first: told(26_321_000_000, ...alphabet.of2018),
    since: told(27_524_000_000, ...alphabet.of2019),
  },
  {
    ticker: "GOOGL",
    figure: "sellingGeneralAndAdministrative",
    yearEnd: "2018-12-31",
    // 16,333 million of marketing and 8,126 of administration, 6,923 later
    first: told(24_459_000_000, ...alphabet.of2018),
    since: told(23_256_000_000, ...alphabet.of2019),
  },
];

/** Long after, while the year is still among the ten that are shown. */
const laterDay = "2024-12-31";
const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** What was known on the days at which it began or ended to be known. */
const history = ({ first, since }: Restated): readonly (readonly [day: string, known: Told | null])[] => [
  [dayBefore(first.filedAt), null],
  [first.filedAt, first],
  [dayBefore(since.filedAt), first],
  [since.filedAt, since],
  [laterDay, since],
];

const app = servedProduct(includedProduct);

/** The page has the figures without their trace. */
type Answer = Pick<StatementsAnswer, "columns" | "statements"> & Partial<Pick<StatementsAnswer, "trace">>;

function saidBy({ columns, statements, trace }: Answer, { figure, yearEnd }: Pick<Restated, "figure" | "yearEnd">) {
  const column = columns.findIndex(({ periodEnd }) => periodEnd === yearEnd);
  const lines = statements.flatMap(({ lines }) => lines);
  const cell = column < 0 ? null : lines.find((line) => line.figure === figure)?.cells[column];
  if (!cell || cell.value === null) return null;
  const node = trace?.nodes[cell.node];
  return { value: cell.value, ...(node?.kind === "figure" && { filedAt: node.filedAt, accession: node.accession }) };
}

async function byApi({ ticker }: Restated, day: string): Promise<StatementsAnswer | null> {
  const response = await app.request(`/api/v1/statements?ticker=${ticker}&asOf=${day}`);
  if (response.ok) return StatementsAnswer.parse(await response.json());
  expect(await response.json()).toMatchObject({ code: "notFiledYet" });
  return null;
}

async function byPage({ ticker }: Restated, day: string): Promise<Answer | null> {
  const { data } = await load(`/analysis/${ticker}/statements?asOf=${day}`);
  // safe: what the page renders is the answer, or its failure
  const { answer, failed } = data as { answer?: Answer; failed?: { code: string } };
  if (!answer) expect(failed?.code).toBe("notFiledYet");
  return answer ?? null;
}

async function byCommand({ ticker }: Restated, day: string): Promise<StatementsAnswer | null> {
  const given = readArguments(["statements", ticker, "--asOf", day, "--json"]);
  if (given.kind !== "list") return expect.unreachable("no list");
  const world = {
    product: includedProduct,
    origin: "http://localhost:3000",
    valueAll: () => expect.unreachable("nothing is valued"),
    readFile: () => expect.unreachable("nothing is read"),
  };
  const asked = answerCompanies(given, world, { language: "en", t: await translatorFor("en") });
  try {
    return StatementsAnswer.parse(JSON.parse(String(await asked)));
  } catch (failure) {
    expect(failure).toMatchObject({ code: "notFiledYet" });
    return null;
  }
}

describe.each([
  { by: "API", asked: byApi, isTraced: true },
  { by: "page", asked: byPage, isTraced: false },
  { by: "command", asked: byCommand, isTraced: true },
])("a restated figure by the $by", ({ asked, isTraced }) => {
  it.each(restated)("is on each day what its filings said: $figure of $ticker, $yearEnd", async (each) => {
    for (const [day, known] of history(each)) {
      const answer = await asked(each, day);
      expect(answer && saidBy(answer, each), day).toEqual(known && (isTraced ? known : { value: known.value }));
    }
  });

  it.each([
    ["2015-09-26", 11_257_000_000, apple.of2015[0]],
    ["2016-09-24", 10_505_000_000, apple.of2016[0]],
    ["2017-09-30", 10_157_000_000, apple.of2017[0]],
  ])("that no filing changed stays: Apple's depreciation of the year to %s", async (yearEnd, value, filedAt) => {
    const figure = { ticker: "AAPL", figure: "depreciationAndAmortization", yearEnd };
    const since = told(value, filedAt, "");
    for (const day of [filedAt, "2017-11-03", "2018-02-01", "2018-11-04", "2018-11-05"]) {
      if (day < filedAt) continue;
      const answer = await asked({ ...figure, first: since, since }, day);
      expect(answer && saidBy(answer, figure)?.value, day).toBe(value);
    }
  });
});

it("leaves the table as it was known, to the unit", async () => {
  for (const { ticker, figure, yearEnd, first, since } of restated) {
    for (const [day, { value, accession, filedAt }] of [
      [dayBefore(since.filedAt), first],
      [since.filedAt, since],
    ] as const) {
      const table = await (await app.request(`/api/v1/statements.csv?ticker=${ticker}&asOf=${day}`)).text();
      const row = table.split("\r\n").find((line) => line.includes(`,${figure},${yearEnd},`));
      expect(row).toMatch(new RegExp(`,${yearEnd},${value},money,\\w+,${accession},${filedAt},${day}$`));
    }
  }
});
