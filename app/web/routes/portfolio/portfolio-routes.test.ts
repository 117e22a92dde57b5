import { describe, expect, it } from "vitest";
import { Failure } from "../../../failure.ts";
import { memoryOfBrokers, statementOf } from "../../../features/brokers/use-cases/broker-memory-contract.ts";
import { memoryOfPortfolios } from "../../../features/portfolio/use-cases/portfolio-memory-contract.ts";
import type { ValuedForm } from "../../portfolio/valued-form.server.ts";
import { everyEntryIsAsked, load, productWith, send, signedIn } from "../route-call-contract.ts";

const ask = async (form: Readonly<Record<string, string | File>>) => {
  const { status, data, reported, headers } = await send("/portfolio", form);
  // The answer of this action.
  return { status, reported, headers, data: data as ValuedForm };
};
const table = "KO\t10\t600,50\tUSD\nXQZZV\t2";

describe("the portfolio of a form", () => {
  it("is valued, and comes back as positions that can be sent again; nothing of it may be stored", async () => {
    const { status, data, headers } = await ask({ table, currency: "USD", numbers: "automatic" });
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(data.answer?.positions.map(({ ticker, cost }) => [ticker, cost])).toEqual([["KO", 600.5]]);
    expect(data.answer?.leftOut.map(({ symbol }) => symbol)).toEqual(["XQZZV"]);
    expect(data.form).toMatchObject({ table: "KO\t10\t600.5\tUSD\nXQZZV\t2", currency: "USD", columns: {} });
  });

  it("takes a file before what is pasted", async () => {
    const file = new File(["symbol,quantity\nJPM,3\n"], "mine.csv", { type: "text/csv" });
    const { data } = await ask({ table, file, currency: "USD" });
    expect(data.answer?.positions.map(({ ticker, quantity }) => [ticker, quantity])).toEqual([["JPM", 3]]);
  });

  it("takes a rate of exchange as people write it", async () => {
    const { data } = await ask({ table: "KO\t10", currency: "EUR", "rate.EUR.USD": "1,25" });
    expect(data.answer?.rates.map(({ value }) => value)).toEqual([0.8]);
    const without = await ask({ table: "KO\t10", currency: "EUR", "rate.EUR.USD": "much" });
    expect(without.data.answer?.missingRates).toEqual(["USD"]);
  });

  it("takes a rate for the currency that it was typed for alone", async () => {
    const { data } = await ask({ table: "KO\t10", currency: "GBP", "rate.EUR.USD": "1,25" });
    expect([data.answer?.missingRates, data.answer?.rates, data.form.rates]).toEqual([["USD"], [], {}]);
  });

  it("tells the rows that were skipped again, until other positions or a file come in their place", async () => {
    const { data } = await ask({ table: "TSLA\t-5\nCash\t300\nKO\t10", currency: "USD" });
    const skipped = data.answer?.skipped;
    expect(skipped?.map(({ reason }) => reason)).toEqual(["short", "cash"]);
    expect(data.form).toMatchObject({ table: "KO\t10", told: skipped });
    const carried = { written: data.form.written, told: JSON.stringify(data.form.told), currency: "USD" };
    const toldOf = async (more: Readonly<Record<string, string | File>>) =>
      (await ask({ ...carried, ...more })).data.answer?.skipped;
    expect(await toldOf({ table: "KO\t10\r\nJPM\t2" })).toEqual(skipped);
    expect(await toldOf({ table: "JPM\t2" })).toEqual([]);
    expect(await toldOf({ table: "KO\t10", file: new File(["symbol,quantity\nJPM,3\n"], "mine.csv") })).toEqual([]);
    expect(await toldOf({ table: "KO\t10", told: '[{"row":"<b>"}]' })).toEqual([]);
  });

  it("keeps a table with a doubtful number as it was sent, to be read as its reader says", async () => {
    const doubtful = "KO\t1,234\nJPM\t2";
    const { data } = await ask({ table: doubtful, currency: "USD" });
    expect([data.form.table, data.form.written, data.answer?.positions.length]).toEqual([doubtful, "JPM\t2", 1]);
    const { data: said } = await ask({ table: data.form.table, currency: "USD", numbers: "point" });
    expect(said.answer?.positions.map(({ quantity }) => quantity)).toEqual([1234, 2]);
    expect(said.form).toMatchObject({ table: "KO\t1234\nJPM\t2", told: [] });
  });

  it("comes back with a rate that is refused, to be put right", async () => {
    const { data } = await ask({ table: "KO\t10", currency: "EUR", "rate.EUR.USD": "99999999" });
    expect([data.failure?.code, data.form.rates]).toEqual(["outOfRange", { USD: "99999999" }]);
  });

  it("asks what unknown columns are, and reads by what is said", async () => {
    const papers = "Papel;Cuántas\nKO;10";
    const { status, data } = await ask({ table: papers, currency: "USD" });
    expect([status, data.unknown?.headings, data.form.table]).toEqual([422, ["Papel", "Cuántas"], papers]);
    const long = `Papel;Cuántas\n${Array.from({ length: 12_000 }, () => "Una acción de aquí;1").join("\n")}`;
    expect((await ask({ table: long, currency: "USD" })).data.form.table).toBe(long);
    const named = await ask({ table: papers, currency: "USD", "column.symbol": "1", "column.quantity": "2" });
    expect(named.data.answer?.positions.map(({ ticker }) => ticker)).toEqual(["KO"]);
  });

  it.each([
    [{ table: "" }, "positionsMissing"],
    [{ table: 'symbol;quantity\n"KO;1' }, "tableUnreadable"],
    [{ table: "x", file: new File(["%PDF-1.7"], "a.pdf") }, "fileTypeUnsupported"],
    [{ table: Array.from({ length: 501 }, (_, at) => `NONE${at}\t1`).join("\n") }, "tooManyPositions"],
  ])("comes back with the reason: %#", async (form, code) => {
    const { status, data, reported } = await ask(form);
    expect([data.failure?.code, reported, status >= 400]).toEqual([code, [code], true]);
  });
});

describe("its files", () => {
  it.each([
    ["csv", "text/csv; charset=utf-8"],
    ["xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  ])("%s", async (format, type) => {
    const { status, headers } = await send(`/portfolio/file/${format}`, { table, currency: "USD" });
    expect([status, headers.get("content-type")]).toEqual([200, type]);
    expect(headers.get("content-disposition")).toBe(`attachment; filename="valora-portfolio.${format}"`);
  });

  it("are made of a form that is sent: their address alone leads to it", async () => {
    expect((await load("/portfolio/file/csv?lang=it")).location).toBe("/portfolio?lang=it");
  });

  it("are of no other kind, and of no empty portfolio", async () => {
    expect((await send("/portfolio/file/pdf", { table })).status).toBe(404);
    expect((await send("/portfolio/file/csv", { table: "" })).status).toBe(422);
  });
});

function memory() {
  const { kept, portfolios, store } = memoryOfPortfolios();
  const product = productWith({ portfolios, brokers: memoryOfBrokers(store).open });
  return { asked: { product, person: signedIn() }, kept };
}

describe("portfolios in an account", () => {
  it.each(["/portfolios", "/portfolios/01890000-0000-7000-8000-000000000000"])(
    "lead a visitor from %s to sign in",
    async (page) => {
      expect((await load(page)).location).toBe(`/auth?return=${encodeURIComponent(page)}`);
      expect((await send(page, {})).location).toBe(`/auth?return=${encodeURIComponent(page)}`);
    },
  );

  it("are kept, listed, changed and deleted; what is refused stays as it was typed", async () => {
    const { asked, kept } = memory();
    const form = { name: "Mine", currency: "USD", table };
    const added = await send("/portfolios?lang=en", form, asked);
    const address = `/portfolios/${kept[0]?.id}`;
    expect([added.status, added.location]).toEqual([303, `${address}?lang=en`]);
    const again = await send("/portfolios", form, asked);
    expect([again.status, again.data]).toEqual([
      422,
      expect.objectContaining({ code: "portfolioNameTaken", typed: form }),
    ]);
    expect((await load("/portfolios", asked)).data).toMatchObject({
      portfolios: [{ name: "Mine", lines: 2 }],
      most: 5,
    });
    const { changedAt } = (await load(address, asked)).data as { changedAt: string };
    const change = { name: "Ours", currency: "EUR", positions: "KO\t3", changedAt };
    expect((await send(address, change, asked)).location).toBe(address);
    expect(kept[0]).toMatchObject({ name: "Ours", positions: "KO\t3", currency: "EUR" });
    const late = await send(address, { ...change, changedAt: "2026-08-01T00:00:00.000Z", positions: "KO\t4" }, asked);
    expect([late.status, late.data]).toMatchObject([412, { code: "editConflict", typed: { positions: "KO\t4" } }]);
    expect((await send(address, { form: "delete" }, asked)).location).toBe("/portfolios");
    expect((await load(address, asked)).status).toBe(404);
  });

  it("say that they cannot be reached while nothing is kept", async () => {
    expect((await load("/portfolios", { person: signedIn() })).status).toBe(503);
  });
});

function withBrokers(isOffered = true) {
  const memory = memoryOfPortfolios();
  const brokers = memoryOfBrokers(memory.store, isOffered);
  const product = productWith({ portfolios: memory.portfolios, brokers: brokers.open });
  return { asked: { product, person: signedIn() }, brokers, portfolios: memory.kept };
}
const token = "271828182845904523536028";
const form = { broker: "interactiveBrokers", token, query: "987654", name: "House", currency: "USD" };

describe("connecting a broker", () => {
  it("leads a visitor to sign in", async () => {
    const to = `/auth?return=${encodeURIComponent("/portfolios/connect")}`;
    expect((await load("/portfolios/connect")).location).toBe(to);
    expect((await send("/portfolios/connect", form)).location).toBe(to);
  });

  it("fills a portfolio, which says who told its positions; a press fetches them again, another disconnects", async () => {
    const { asked, brokers, portfolios } = withBrokers();
    expect((await load("/portfolios/connect?broker=alpaca", asked)).data).toEqual({
      isOffered: true,
      broker: "alpaca",
    });
    const connected = await send("/portfolios/connect?lang=en", form, asked);
    const address = `/portfolios/${portfolios[0]?.id}`;
    expect([connected.status, connected.location]).toEqual([303, `${address}?lang=en`]);
    expect(portfolios).toMatchObject([{ name: "House", currency: "USD", positions: "KO\t3" }]);
    const shown = (await load(address, asked)).data;
    expect(shown).toMatchObject({
      connection: {
        ...{ broker: "interactiveBrokers", fetchedAt: "2026-11-29T09:12:00.000Z", asOf: "2026-11-27", accounts: 2 },
        leftOut: [{ text: "ZZ · 9 · EUR", reason: "exchangeUnmatched" }, { reason: "notAShare" }],
      },
    });
    expect(JSON.stringify([shown, (await load("/portfolios", asked)).data])).not.toContain(token);
    brokers.says(() => statementOf({ leftOut: [], accounts: 1 }));
    expect((await send(address, { form: "fetch" }, asked)).location).toBe(address);
    expect((await load(address, asked)).data).toMatchObject({ connection: { accounts: 1 } });
    expect(brokers.asked).toEqual([1, 2].map(() => ({ broker: "interactiveBrokers", token, query: "987654" })));
    expect((await send(address, { form: "disconnect" }, asked)).location).toBe(address);
    expect((await load(address, asked)).data).toMatchObject({ kept: { name: "House" }, connection: null });
    expect((await send(address, { form: "fetch" }, asked)).data).toMatchObject({ code: "notFound" });
  });

  it("comes back with the reason and what was typed, but for what opens the account", async () => {
    const { asked, brokers, portfolios } = withBrokers();
    brokers.says(() => {
      throw new Failure("brokerSectionMissing", { section: "Open Positions" });
    });
    const refused = await send("/portfolios/connect", form, asked);
    expect([refused.status, refused.data]).toEqual([
      422,
      {
        ...{ code: "brokerSectionMissing", params: { section: "Open Positions" }, form: "" },
        typed: { name: "House", currency: "USD", isPaper: "" },
      },
    ]);
    const malformed = await send("/portfolios/connect", { ...form, token: "no token" }, asked);
    expect([malformed.status, malformed.data]).toMatchObject([400, { params: { field: "token" } }]);
    expect(portfolios).toEqual([]);
  });

  it("says a refusal of a fetch at its button, and keeps what was there", async () => {
    const { asked, brokers, portfolios } = withBrokers();
    await send(
      "/portfolios/connect",
      { ...form, broker: "alpaca", keyId: "PKAAAAAAAAAA", secret: "s".repeat(40), isPaper: "on" },
      asked,
    );
    brokers.says(() => {
      throw new Failure("brokerKeyRefused");
    });
    const address = `/portfolios/${portfolios[0]?.id}`;
    const refused = await send(address, { form: "fetch" }, asked);
    expect([refused.status, refused.data]).toEqual([
      422,
      { code: "brokerKeyRefused", params: {}, typed: {}, form: "fetch" },
    ]);
    expect(portfolios).toMatchObject([{ positions: "KO\t3" }]);
  });

  it("is not offered without a key of the environment", async () => {
    const { asked } = withBrokers(false);
    expect((await load("/portfolios/connect", asked)).data).toMatchObject({ isOffered: false });
    expect((await load("/portfolios", asked)).data).toMatchObject({ isOffered: false });
    expect((await send("/portfolios/connect", form, asked)).data).toMatchObject({ code: "brokersNotOffered" });
  });
});

everyEntryIsAsked("portfolio");
