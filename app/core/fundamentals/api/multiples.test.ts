import { describe, expect, it } from "vitest";
import { servedProduct } from "../../../api/served-product.ts";
import { MultiplesAnswer } from "../contracts/multiples.ts";

const app = servedProduct();
const ask = async (path: string) => app.request(`/api/v1/${path}`);
const answerOf = async (path: string) => MultiplesAnswer.parse(await (await ask(path)).json());

describe("GET /api/v1/multiples", () => {
  it("tells a firm's four multiples month by month, each with its trace down to price and filing", async () => {
    const { lines, months, trace, today, hindsights } = await answerOf("multiples?ticker=KO");
    expect(months).toHaveLength(120);
    expect(lines.map(({ name }) => name)).toEqual([
      "priceToEarnings",
      "evToEbitda",
      "priceToBook",
      "freeCashFlowYield",
    ]);
    const earnings = lines[0]?.today;
    if (earnings === undefined || earnings.value === null) throw new Error("KO has earnings.");
    expect(trace.nodes[earnings.node]).toMatchObject({ name: "priceToEarnings", value: earnings.value });
    expect(today.asOf).not.toBeNull();
    expect(hindsights).toContain("closesHoldDividends");
  });

  it("counts in the percentile just the months that have a figure, and says why the others have none", async () => {
    const { lines, months } = await answerOf("multiples?ticker=KO");
    expect(lines.length).toBeGreaterThan(3);
    for (const { name, today, percentile, months: counted, holes } of lines) {
      const known = months.flatMap(({ cells }) => cells[name].value ?? []);
      expect(known).toHaveLength(counted);
      expect(counted + holes.reduce((sum, hole) => sum + hole.months, 0)).toBe(months.length);
      const value = today.value ?? Number.NaN;
      const below = known.filter((each) => each < value).length + known.filter((each) => each === value).length / 2;
      expect(percentile.value).toBeCloseTo(below / known.length, 12);
    }
  });

  it("uses no accounts before the day on which they were filed", async () => {
    const { months } = await answerOf("multiples?ticker=AAPL");
    const { columns } = await (await ask("statements?ticker=AAPL")).json();
    const filed = new Map<string, string>(
      columns.map(({ periodEnd, filedAt }: { periodEnd: string; filedAt: string }) => [periodEnd, filedAt]),
    );
    const dated = months.filter(({ accountsEnd }) => accountsEnd !== null && filed.has(accountsEnd));
    expect(dated.length).toBeGreaterThan(80);
    for (const { asOf, accountsEnd } of dated) expect((filed.get(accountsEnd ?? "") ?? "9") <= asOf).toBe(true);
  });

  it("says of a bank what has no meaning, and of a share without closes that there are none", async () => {
    const bank = await answerOf("multiples?ticker=JPM");
    expect(bank.lines[1]).toMatchObject({ today: { value: null, reason: "notForFinancials" }, months: 0 });
    const spanish = await answerOf("multiples?ticker=SAN.MC");
    expect([spanish.unavailable, spanish.months]).toEqual(["closesMissing", []]);
    expect(spanish.lines[0]?.peers.quartiles.every(({ value }) => value !== null)).toBe(true);
  });

  it("answers for figures of the caller's own, and says which they are", async () => {
    const own = await answerOf("multiples?ticker=KO&figures=epsDiluted.2025-12-31:6USD");
    const filed = await answerOf("multiples?ticker=KO");
    expect(own.correctedFigures.map(({ name }) => name)).toContain("epsDiluted");
    expect(own.lines[0]?.today.value).toBeLessThan(filed.lines[0]?.today.value ?? 0);
    expect(own.hindsights).toContain("ownFigures");
  });

  it.each([
    ["multiples", 400],
    ["multiples?ticker=ZZZZQ", 404],
    ["multiples?ticker=KO&asOf=2020-01-01", 400],
    ["multiples?ticker=KO&fields=nothing", 400],
  ])("refuses %s", async (path, status) => {
    expect((await ask(path)).status).toBe(status);
  });
});

describe("GET /api/v1/multiples.csv", () => {
  it("has a row a month and one of today, with the reason beside what is missing", async () => {
    const response = await ask("multiples.csv?ticker=JPM");
    expect(response.headers.get("content-disposition")).toContain("valora-JPM-multiples.csv");
    const [head = "", ...rows] = (await response.text()).trim().split(/\r?\n/);
    expect(head.split(",").slice(3, 7)).toEqual(["asOf", "accountsEnd", "priceToEarnings", "priceToEarningsAbsent"]);
    expect(rows).toHaveLength(121);
    expect(rows.at(-1)?.split(",")).toContain("notForFinancials");
  });
});
