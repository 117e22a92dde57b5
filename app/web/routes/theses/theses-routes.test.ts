import { describe, expect, it } from "vitest";
import { mostOf } from "../../../core/usage/use-cases/most-of.ts";
import { thesesIn } from "../../../features/theses/use-cases/theses.ts";
import type { KeptThesis, ThesisStore } from "../../../features/theses/use-cases/thesis-context.ts";
import { everyEntryIsAsked, load, productWith, send, signedIn } from "../route-call-contract.ts";

const NOW = "2026-09-01T12:00:00.000Z";

/** Theses in memory. */
function memory() {
  const kept: KeptThesis[] = [];
  const ofTicker = (ticker: string) => kept.find((each) => each.ticker === ticker);
  const store: ThesisStore = {
    async save({ owner: _owner, ...thesis }, { change }) {
      const former = ofTicker(thesis.ticker);
      const changedAt = change(former?.changedAt ?? null);
      if (typeof changedAt === "string") return changedAt;
      const saved = { ...thesis, changedAt, id: `01890000-0000-7000-8000-00000000000${kept.length}` };
      if (former === undefined) kept.push(saved);
      else Object.assign(former, thesis, { changedAt });
      return saved;
    },
    list: async () => kept,
    findOf: async (_account, ticker) => ofTicker(ticker) ?? null,
    find: async (_account, id) => kept.find((each) => each.id === id) ?? null,
    async remove(_account, id, change) {
      const place = kept.findIndex((each) => each.id === id);
      const former = kept[place];
      if (former === undefined) return null;
      const changedAt = change(former.changedAt);
      if (typeof changedAt === "string") return changedAt;
      kept.splice(place, 1);
      return "removed";
    },
  };
  const theses = thesesIn(async () => ({ mostOf: mostOf(true), now: () => new Date(NOW), theses: store }));
  return { asked: { product: productWith({ theses }), person: signedIn() }, kept };
}

const form = { thesis: "Worth {{mean}}.", disproof: "", reviewOn: "", buyPrice: "60.5", sellPrice: "", changedAt: "" };

describe("the pages of theses", () => {
  it.each(["/theses", "/theses/KO"])("lead a visitor from %s to where they can sign in", async (page) => {
    const { status, location } = await load(page);
    expect([status, location]).toEqual([302, `/auth?return=${encodeURIComponent(page)}`]);
  });

  it("lead from a company that is typed to the thesis of it", async () => {
    const { asked } = memory();
    const { status, location } = await load("/theses?ticker=coca-cola&lang=en", asked);
    expect([status, location]).toEqual([302, "/theses/KO?lang=en"]);
  });

  it("keep what was typed where it means no company, with the reason", async () => {
    const { asked } = memory();
    const { status, data } = await load("/theses?ticker=nothing+of+that&lang=en", asked);
    expect(status).toBe(400);
    expect(data).toMatchObject({
      theses: [],
      refused: { code: "tickerInvalid", typed: { ticker: "nothing of that" } },
    });
    expect(await load("/theses?ticker=NOSUCH9", asked)).toMatchObject({
      status: 404,
      data: { refused: { code: "tickerNotFound", typed: { ticker: "NOSUCH9" } } },
    });
  });

  it("write, show, list and delete one, its figures as they are now", async () => {
    const { asked, kept } = memory();
    expect((await load("/theses/ko", asked)).data).toMatchObject({ thesis: null, subject: { ticker: "KO" } });
    const saved = await send("/theses/ko?lang=en", form, asked);
    expect([saved.status, saved.location]).toEqual([303, "/theses/KO?lang=en"]);
    expect(kept[0]).toMatchObject({ ticker: "KO", buyPrice: 60.5, sellPrice: null, currency: "USD" });
    const { data } = await load("/theses/KO?lang=en", asked);
    expect(data).toMatchObject({
      thesis: { thesis: "Worth {{mean}}." },
      shown: {
        thesis: [{ text: expect.stringMatching(/^Worth US\$\d+\.\d\d \(\d+\u00a0\w{3}\u00a0\d{4}\)\.$/) }],
        price: { value: expect.any(Number) },
      },
      isUnread: false,
    });
    expect((await load("/theses?by=review", asked)).data).toMatchObject({
      theses: [{ ticker: "KO" }],
      isByReview: true,
    });
    const deletion = { form: "delete", id: kept[0]?.id ?? "", changedAt: NOW };
    const late = { ...deletion, changedAt: "2026-08-31T12:00:00.000Z" };
    expect(await send("/theses/KO", late, asked)).toMatchObject({
      status: 412,
      data: { code: "editConflict", form: "delete" },
    });
    expect((await send("/theses/KO", deletion, asked)).location).toBe("/theses");
    expect((await send("/theses/KO", deletion, asked)).status).toBe(404);
  });

  it("order by the day of review, those without one last", async () => {
    const { asked } = memory();
    for (const [ticker, reviewOn] of [
      ["KO", ""],
      ["AAPL", "2027-03-01"],
      ["PEP", "2027-01-01"],
    ] as const)
      await send(`/theses/${ticker}`, { ...form, reviewOn }, asked);
    const { data } = await load("/theses?by=review", asked);
    expect((data as { theses: KeptThesis[] }).theses.map(({ ticker }) => ticker)).toEqual(["PEP", "AAPL", "KO"]);
  });

  it("keep what was typed when it is refused, and lose nothing of two windows", async () => {
    const { asked, kept } = memory();
    const unknown = await send("/theses/KO", { ...form, thesis: "It is {{margin}}." }, asked);
    expect(unknown).toMatchObject({
      status: 400,
      data: { code: "thesisFigureUnknown", params: { figure: "margin" }, typed: { thesis: "It is {{margin}}." } },
    });
    await send("/theses/KO", form, asked);
    const late = { ...form, thesis: "Late.", changedAt: "2026-08-31T12:00:00.000Z" };
    expect(await send("/theses/KO", late, asked)).toMatchObject({
      status: 412,
      data: { code: "editConflict", typed: { thesis: "Late." } },
    });
    // Two windows on a company without a thesis: the second has read that there is none.
    expect(await send("/theses/KO", { ...form, thesis: "Late." }, asked)).toMatchObject({
      status: 412,
      data: { code: "editConflict", typed: { thesis: "Late." } },
    });
    expect(kept[0]?.thesis).toBe(form.thesis);
    const read = { ...form, changedAt: NOW };
    expect((await send("/theses/KO", { ...read, buyPrice: "many" }, asked)).data).toMatchObject({ code: "outOfRange" });
    expect((await send("/theses/KO", { ...read, buyPrice: "0x10" }, asked)).data).toMatchObject({ code: "outOfRange" });
    expect((await send("/theses/KO", { ...read, sellPrice: "60" }, asked)).data).toMatchObject({
      code: "buyAboveSell",
    });
    // Deleted in another window: what was typed stays, and is kept once its writer knows.
    kept.splice(0);
    const gone = await send("/theses/KO", { ...read, thesis: "Late." }, asked);
    expect(gone).toMatchObject({ status: 412, data: { code: "thesisGone", typed: { thesis: "Late." } } });
    expect((await send("/theses/KO", { ...form, thesis: "Late." }, asked)).status).toBe(303);
    expect(kept[0]?.thesis).toBe("Late.");
  });

  it("keep prices in the currency in which they were written, and compare no other with them", async () => {
    const { asked, kept } = memory();
    await send("/theses/KO", { ...form, currency: "USD" }, asked);
    const [one] = kept;
    if (one === undefined) return expect.unreachable("nothing kept");
    // The accounts were in euros when it was written.
    one.currency = "EUR";
    expect((await load("/theses/KO", asked)).data).toMatchObject({
      thesis: { currency: "EUR", buyPrice: 60.5 },
      subject: { currency: "USD" },
      shown: { currency: "USD" },
    });
    const read = (changedAt: Date) => ({ ...form, changedAt: changedAt.toISOString() });
    expect((await send("/theses/KO", { ...read(one.changedAt), currency: "GBP" }, asked)).data).toMatchObject({
      code: "thesisCurrency",
      params: { currency: "USD" },
    });
    await send("/theses/KO", { ...read(one.changedAt), currency: "EUR" }, asked);
    expect(kept[0]).toMatchObject({ currency: "EUR", buyPrice: 60.5 });
    await send("/theses/KO", { ...read(one.changedAt), currency: "EUR", buyPrice: "" }, asked);
    expect(kept[0]).toMatchObject({ currency: "USD", buyPrice: null });
  });

  it("watch limits of figures, a rate typed in percent, and keep what was typed when one is refused", async () => {
    const { asked, kept } = memory();
    const row = { limitFigure0: "operatingMargin", limitBound0: "atLeast", limitThreshold0: "25" };
    const other = { limitFigure3: "netDebtToEbitda", limitBound3: "atMost", limitThreshold3: "0,5" };
    const empty = { limitFigure1: "", limitThreshold1: "9", limitFigure2: "constructor", limitThreshold2: "1" };
    expect((await send("/theses/KO", { ...form, ...row, ...other, ...empty }, asked)).status).toBe(303);
    expect(kept[0]?.limits).toMatchObject([
      { figure: "operatingMargin", bound: "atLeast", threshold: 0.25, isCrossed: false, value: expect.any(Number) },
      { figure: "netDebtToEbitda", bound: "atMost", threshold: 0.5, isCrossed: true, crossedAt: new Date(NOW) },
    ]);
    const { data } = await load("/theses/KO", asked);
    expect(data).toMatchObject({
      thesis: { limits: [{ unit: "rate" }, { unit: "ratio", isCrossed: true, crossedAt: NOW }] },
      watched: expect.arrayContaining([{ name: "netDebtToEbitda", label: "Deuda neta / EBITDA" }]),
    });
    const twice = { ...row, limitFigure1: "operatingMargin", limitBound1: "atLeast", limitThreshold1: "30" };
    expect((await send("/theses/KO", { ...form, changedAt: NOW, ...twice }, asked)).data).toMatchObject({
      code: "thesisLimitTwice",
      typed: { limitThreshold1: "30" },
    });
    const refused = async (limitThreshold0: string) =>
      (await send("/theses/KO", { ...form, changedAt: NOW, ...row, limitThreshold0 }, asked)).data;
    for (const typed of ["many", " "])
      expect(await refused(typed)).toMatchObject({ code: "thesisLimitIncomplete", typed: { limitThreshold0: typed } });
    expect(await refused("200000")).toMatchObject({ code: "outOfRange" });
  });

  it("are read with a name that has left the list of figures, which says that it has no figure", async () => {
    const { asked, kept } = memory();
    await send("/theses/KO", form, asked);
    Object.assign(kept[0] ?? {}, { thesis: "Worth {{formerMethod.valuePerShare}} or {{mean}}." });
    const { status, data } = await load("/theses/KO?lang=en", asked);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      shown: { thesis: [{ text: expect.stringMatching(/^Worth \(no figure today: formerMethod.*\) or US\$/) }] },
    });
  });

  it("write no HTML and no address that runs", async () => {
    const { asked } = memory();
    const thesis = "<script>alert(1)</script> **bold** [x](javascript:alert(1)) <img src=x onerror=alert(1)>";
    await send("/theses/KO", { ...form, thesis }, asked);
    const { data } = await load("/theses/KO", asked);
    const { shown } = data as { shown: { thesis: object } };
    expect(JSON.stringify(shown.thesis)).toContain("<script>alert(1)</script>");
    expect(JSON.stringify(shown.thesis)).not.toContain('"to":"javascript');
  });

  it("are not there for what is no company", async () => {
    expect((await load("/theses/NOSUCHTICKER", memory().asked)).status).toBe(404);
  });
});

everyEntryIsAsked("theses");
