import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { earlierData } from "../../vendors-server/earlier-data.ts";
import { startVendorsServer, type VendorsServer } from "../../vendors-server/server.ts";
import type { Vendor } from "../../vendors-server/vendor.ts";
import { secEdgarVendor } from "../../vendors-server/vendors/sec-edgar.ts";
import { createMarketData } from "../create-market-data.ts";
import { liveProviders } from "./live-providers.ts";
import { memoryState } from "./shared-state.ts";

// Statements count until there is a new filing; whether there is one is asked of the list of filings alone.
const annual = { accession: "0000320193-20-000096", filedAt: "2020-10-30", form: "10-K" };
const winter = { accession: "0000320193-21-000010", filedAt: "2021-01-28", form: "10-Q" };
const spring = { accession: "0000320193-21-000056", filedAt: "2021-04-29", form: "10-Q" };
const press = { accession: "0000320193-21-000055", filedAt: "2021-04-28", form: "8-K", isXBRL: 0 };
type Listed = typeof annual & { isXBRL?: number };

let filings: readonly Listed[] = [];
const edgar: Vendor = {
  ...secEdgarVendor,
  answer(request) {
    const answer = secEdgarVendor.answer(request);
    if (!answer || !request.path.startsWith("/submissions/")) return answer;
    const recent = {
      accessionNumber: filings.map(({ accession }) => accession),
      filingDate: filings.map(({ filedAt }) => filedAt),
      form: filings.map(({ form }) => form),
      isXBRL: filings.map(({ isXBRL = 1 }) => isXBRL),
    };
    return { ...answer, body: { ...Object(answer.body), filings: { recent } } };
  },
};

const earlier = earlierData();
let server: VendorsServer;
let clock = 0;
beforeAll(async () => {
  server = await startVendorsServer({ vendors: [edgar] });
});
afterAll(async () => {
  earlier.remove();
  await server.close();
});
beforeEach(() => {
  clock = Date.parse("2021-02-15T12:00:00Z");
  filings = [winter, annual];
});

const edgarData = async () => {
  const state = memoryState();
  const now = () => clock;
  const address = server.addressOf("sec-edgar");
  const configured = [{ id: "sec-edgar", credential: "Valora test@example.org", address } as const];
  return createMarketData({
    dataDirectory: earlier.directory,
    now,
    state,
    providers: await liveProviders(configured, { state, now }),
  });
};
const asked = (since: number, part: string) =>
  server.requests.slice(since).filter(({ path }) => path.includes(part)).length;

/** An hour later, asked until the answer is not an old one: the old one is given while the list is being read. */
async function anHourLater(data: Awaited<ReturnType<typeof edgarData>>) {
  clock += 61 * 60_000;
  return vi.waitFor(
    async () => {
      const answer = await data.fundamentalsOf("AAPL");
      expect(answer.stale.filter(({ covers }) => covers === "statements")).toEqual([]);
      return answer;
    },
    { timeout: 120_000 },
  );
}

describe("statements of the SEC", () => {
  it("are not read again while nothing has been filed, however often the list is", async () => {
    const data = await edgarData();
    const first = await data.fundamentalsOf("AAPL");
    const since = server.requests.length;
    for (let hour = 0; hour < 3; hour += 1) {
      expect((await anHourLater(data)).fundamentals).toEqual(first.fundamentals);
    }
    expect([asked(since, "submissions"), asked(since, "companyfacts")]).toEqual([3, 0]);
  });

  it("are read again when there is a new report, and not for a letter without figures", async () => {
    const data = await edgarData();
    await data.fundamentalsOf("AAPL");
    const since = server.requests.length;
    clock = Date.parse("2021-04-28T20:00:00Z");
    filings = [press, winter, annual];
    await anHourLater(data);
    expect(asked(since, "companyfacts")).toBe(0);
    filings = [spring, press, winter, annual];
    await anHourLater(data);
    expect(asked(since, "companyfacts")).toBe(1);
  });

  it("are read every hour while facts may still be without a filing of these days", async () => {
    const data = await edgarData();
    clock = Date.parse("2021-04-29T20:00:00Z");
    filings = [spring, winter, annual];
    await data.fundamentalsOf("AAPL");
    const since = server.requests.length;
    await anHourLater(data);
    expect(asked(since, "companyfacts"), "the facts do not hold the report of that day").toBe(1);
    clock = Date.parse("2021-05-03T12:00:00Z");
    await anHourLater(data);
    await anHourLater(data);
    expect(asked(since, "companyfacts"), "days later they are taken for complete").toBe(2);
  });

  it("are taken for complete at once when the facts hold the filing", async () => {
    const data = await edgarData();
    clock = Date.parse("2021-01-28T22:00:00Z");
    await data.fundamentalsOf("AAPL");
    const since = server.requests.length;
    await anHourLater(data);
    expect(asked(since, "companyfacts")).toBe(0);
  });

  it("are read every hour of a filer whose list names no report", async () => {
    const data = await edgarData();
    filings = [press];
    await data.fundamentalsOf("AAPL");
    const since = server.requests.length;
    await anHourLater(data);
    expect(asked(since, "companyfacts")).toBe(1);
  });
});
