import { sectors } from "@valora/valuation";
import { describe, expect, it } from "vitest";
import { europeanFilers } from "../../../../packages/market-data/vendors-server/vendors/european-filers.ts";
import { admin, asked, installation, server, startVendors, visitor } from "./filings-installation-contract.ts";

startVendors();

describe("the filings of a company without accounts", () => {
  it("come at one press, with what is unusual about them, and the company is valued", async () => {
    const { filings, marketData } = await installation();
    await expect(marketData.fundamentalsOf("VID.MC"), "nothing is asked before").rejects.toThrow();
    const before = filings.edition();
    expect(await filings.offerFor("VID.MC", null)).toEqual({
      ticker: "VID.MC",
      name: "Vidrala, S.A.",
      provider: "filings-xbrl-org",
      consent: "yours",
      asksContact: false,
      sectors,
      isRequested: false,
    });
    expect(await filings.request(visitor, asked("VID.MC"))).toBeNull();
    await filings.idle();
    const job = await filings.jobOf("VID.MC");
    expect(job).toMatchObject({
      state: "done",
      provider: "filings-xbrl-org",
      filings: { name: "Vidrala, S.A.", currency: "EUR", hasPrice: false },
    });
    const [newest, second] = job?.state === "done" ? job.filings.years : [];
    expect(newest).toMatchObject({ fiscalYearEnd: "2025-12-31", filedAt: "2026-03-05" });
    expect(newest?.figures[0]).toEqual({
      name: "revenue",
      value: 1_600_000_000,
      origin: "annualReportXbrlLabel",
      element: "vid:CifraDeNegociosDelGrupo",
      wasFirst: null,
    });
    expect(second?.figures[0]).toMatchObject({ value: 1_520_000_000, wasFirst: 1_500_000_000 });
    const { fundamentals, provider } = await marketData.fundamentalsOf("VID.MC");
    expect([provider, fundamentals.sector, fundamentals.statements.length]).toEqual([
      "filings-xbrl-org",
      "materials",
      4,
    ]);
    expect(filings.edition(), "stored answers are of another edition now").not.toBe(before);
    expect(await filings.offerFor("VID.MC", null)).toMatchObject({ consent: "given", isRequested: true });
    expect(filings.isRequested("VID.MC")).toBe(true);
  });

  it("of the SEC need a contact once, and it is told to the SEC", async () => {
    const { filings } = await installation();
    expect(await filings.offerFor("ABNB", null)).toMatchObject({
      provider: "sec-edgar",
      asksContact: true,
      sectors: [],
    });
    expect(await filings.request(visitor, asked("ABNB"))).toMatchObject({ problem: "contactNeeded" });
    expect(await filings.request(visitor, asked("ABNB", { contact: "me\r\nX: y@z" }))).toMatchObject({
      problem: "contactInvalid",
    });
    expect(await filings.request(visitor, asked("ABNB", { contact: " me@example.org " }))).toBeNull();
    await filings.idle();
    // The local server knows Apple alone.
    expect(await filings.jobOf("ABNB")).toMatchObject({ state: "failed", problem: "noIssuer" });
    expect(await filings.offerFor("KHC", null), "it is not asked again").toMatchObject({
      consent: "given",
      asksContact: false,
    });
  });

  it.each([
    ["TLGO.MC", "noIssuer"],
    ["NEA.MC", "noReadableFiling"],
  ])("%s do not come: %s", async (ticker, problem) => {
    const { filings } = await installation();
    await filings.request(visitor, asked(ticker));
    await filings.idle();
    expect(await filings.jobOf(ticker)).toMatchObject({ state: "failed", problem });
    expect(filings.isRequested(ticker)).toBe(false);
  });

  it("are those of the issuer that the reader has chosen", async () => {
    const { filings, marketData } = await installation();
    await filings.request(visitor, asked("LGT.MC", { lei: europeanFilers[2]?.lei ?? "" }));
    await filings.idle();
    expect((await marketData.fundamentalsOf("LGT.MC")).fundamentals.statements).toHaveLength(2);
  });

  it("wait for a sector where neither list nor accounts tell it", async () => {
    const { filings } = await installation();
    await filings.request(visitor, asked("NTH.MC", { sector: null }));
    await filings.idle();
    expect(await filings.jobOf("NTH.MC")).toMatchObject({ problem: "sectorNeeded" });
  });

  it.each([
    ["failing", "unreachable"],
    ["garbage", "unreadable"],
    ["limited", "providerLimited"],
    ["wrongShape", "unreadable"],
  ] as const)("do not come while the provider is %s: %s", async (how, problem) => {
    const { filings } = await installation();
    server.behave("filings-xbrl-org", how);
    await filings.request(visitor, asked("VID.MC"));
    await filings.idle();
    server.behave("filings-xbrl-org", "well");
    const job = await filings.jobOf("VID.MC");
    expect(job).toMatchObject({ state: "failed", problem: how === "wrongShape" ? "unreadable" : problem });
    if (how === "limited") expect(job).toMatchObject({ retryAfter: 120 });
  });
});

describe("who may request them", () => {
  it("is an administrator first, where strangers come; then every reader", async () => {
    const { filings } = await installation({ isOwnersAlone: false });
    expect(await filings.offerFor("VID.MC", null)).toMatchObject({ consent: "administrators" });
    expect(await filings.request(visitor, asked("VID.MC"))).toMatchObject({ problem: "notAllowed" });
    await expect(filings.setProviders(null, { isOn: true, contact: "" })).rejects.toMatchObject({ code: "notFound" });
    await expect(filings.setProviders(admin, { isOn: true, contact: "no address" })).rejects.toMatchObject({
      code: "emailInvalid",
    });
    await filings.setProviders(admin, { isOn: true, contact: "me@example.org" });
    expect(await filings.providers(admin)).toEqual({ isOn: true, contact: "me@example.org", requested: 0 });
    expect(await filings.offerFor("VID.MC", null)).toMatchObject({ consent: "given" });
    expect(await filings.request(visitor, asked("VID.MC"))).toBeNull();
    await filings.idle();
  });

  it("is no one where it is switched off, and what came stays", async () => {
    const { filings, marketData } = await installation();
    await filings.request(visitor, asked("VID.MC"));
    await filings.idle();
    await filings.setProviders(admin, { isOn: false, contact: "" });
    expect(await filings.offerFor("NTH.MC", null)).toBeNull();
    expect(await filings.request(visitor, asked("NTH.MC"))).toMatchObject({ problem: "off" });
    expect((await marketData.fundamentalsOf("VID.MC")).fundamentals.statements).toHaveLength(4);
  });

  it("is one who has not requested too many", async () => {
    const { filings } = await installation({ pace: 0 });
    expect(await filings.request(visitor, asked("VID.MC"))).toEqual({
      problem: "tooManyRequests",
      retryAfter: 60,
      issuers: [],
    });
  });

  it("finds the queue full after a few", async () => {
    const { filings } = await installation();
    server.behave("filings-xbrl-org", "slow");
    const tickers = ["VID.MC", "NTH.MC", "LGT.MC", "NEA.MC", "TLGO.MC", "TUB.MC", "CAF.MC"];
    const answers = [];
    for (const ticker of tickers) answers.push((await filings.request(visitor, asked(ticker)))?.problem ?? null);
    expect(answers).toEqual([null, null, null, null, null, null, "queueFull"]);
    server.behave("filings-xbrl-org", "failing");
  });
});

it.each(["SPY", "ZZZZZZ", "ES0183746315", "US0378331005", "NESN.SW"])("%s is offered none", async (ticker) => {
  expect(await (await installation()).filings.offerFor(ticker, null)).toBeNull();
});

it.each(["AZN.L", "VOLV-B.ST", "EQNR.OL"])(
  "%s, outside the euro, is offered those of its European report",
  async (ticker) => {
    expect(await (await installation()).filings.offerFor(ticker, null)).toMatchObject({ provider: "filings-xbrl-org" });
  },
);

it("a provider that the settings turn on for all companies is not offered for one", async () => {
  const { filings } = await installation({ configured: ["filings-xbrl-org"] });
  expect(await filings.offerFor("VID.MC", null)).toBeNull();
  expect(await filings.offerFor("ES0183746314", null)).toBeNull();
});
