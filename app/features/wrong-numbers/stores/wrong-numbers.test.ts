import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { readConfig } from "../../../config/config.server.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { onEachOwnDatabase } from "../../../database/each-database-contract.ts";
import { composeAccounts } from "../../../wiring/features/account-context.server.ts";
import { accountStore } from "../../accounts/stores/account-store.ts";
import { askedTeam, code, password, silent } from "../../conversations/stores/asked-team-contract.ts";
import type { ReportedFigure } from "../contracts/reported-figure.ts";

onEachOwnDatabase("numbers that readers take for wrong", "wrong_numbers", ({ database }) => {
  const people = askedTeam(database, "wrong_numbers");
  const { registered, mails } = people;
  let admin: Account;
  beforeEach(async () => {
    admin = await registered("admin");
  });

  const cash: ReportedFigure = {
    ...({
      ticker: "AAPL",
      figure: "cashAndEquivalents",
      kind: "figure",
      value: 35_934_000_000,
      unit: "money",
    } as const),
    ...{ currency: "USD", period: "2025-09-27", months: null, year: null, provider: "bundled", source: null },
    ...{ document: "0000320193-25-000079", page: "/analysis/AAPL?how=discountedCashFlow" },
  };
  const beta: ReportedFigure = {
    ...({ ...cash, ticker: "brk-b", figure: "beta", kind: "reference", value: 0.83, unit: "ratio" } as const),
    ...{ period: "2026-01-01", months: 0, provider: null, source: "treasury list", document: null },
  };
  const remark = {
    ...{ expected: "36.000 millones", evidence: "https://www.sec.gov/x", comment: "I read\nanother." },
    ...{ email: "ana@test.example", website: "" },
  };
  type Said = Partial<typeof remark & { figure: ReportedFigure; clientKey: string }>;
  const report = (said: Said = {}, writer: { account?: Account | null; address?: string } = {}) =>
    people.wrongNumbers.report(
      { address: randomUUID(), account: null, language: "it", ...writer },
      { figure: cash, clientKey: randomUUID(), ...remark, ...said },
    );
  const everything = { state: "", ticker: "" };
  const listed = async (filter: Partial<typeof everything> = {}) =>
    (await people.wrongNumbers.list(admin, { ...everything, ...filter })).wrongNumbers;
  const firstId = async () => (await listed())[0]?.id ?? expect.unreachable("nothing was kept");

  it("are kept as they were seen, and told to the team with the way to the answer", async () => {
    await report();
    const [kept] = await listed();
    const { website: _, ...said } = remark;
    expect(kept).toMatchObject({ ...cash, ...said, state: "new", language: "it" });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: "team@test.example", subject: "AAPL: Caja y equivalentes no cuadra" });
    for (const part of [
      "Valor que se ve: 35.934 millones de USD",
      "Periodo: ejercicio hasta 27 sep 2025",
      "Documento: 0000320193-25-000079",
      "Debería ser: 36.000 millones",
      "Se puede leer en: https://www.sec.gov/x",
      "De: ana@test.example",
      "I read\nanother.",
      `/admin/numbers/${kept?.id}`,
      "/analysis/AAPL?how=discountedCashFlow",
    ])
      expect(mail?.text?.replaceAll("\u00a0", " ")).toContain(part);
  });

  it("are told to every admin in their language where no address is published", async () => {
    const config = readConfig({ NODE_ENV: "test" });
    const unpublished = await composeAccounts({ database, config, log: silent });
    const said = { figure: beta, clientKey: randomUUID(), ...remark };
    await unpublished.wrongNumbers.report({ address: randomUUID(), account: null, language: "es" }, said);
    await unpublished.stop();
    expect(await mails()).toMatchObject([{ recipient: admin.email, subject: "BRK.B: Beta looks wrong" }]);
    expect((await mails())[0]?.text).toContain("Data source: treasury list");
  });

  it("are kept once when the form came twice, and not at all when a program filled it in", async () => {
    const clientKey = randomUUID();
    await Promise.all([report({ clientKey }), report({ clientKey })]);
    await report({ website: "http://spam.example" });
    expect(await listed()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  it("count as messages to the team: five in ten minutes from one address", async () => {
    const tries = Array.from({ length: 8 }, () => report({}, { address: "192.0.2.1" }));
    const refused = (await Promise.allSettled(tries)).filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(3);
    expect(refused[0]).toMatchObject({ reason: { code: "rateLimited", params: { retryAfter: expect.any(Number) } } });
    expect(await mails()).toHaveLength(5);
  });

  it("are filtered by state and symbol, and taken away as a table that runs nothing", async () => {
    await report();
    await report({ figure: beta, expected: "=HYPERLINK(1)" });
    const id = (await listed({ ticker: "AAPL" }))[0]?.id ?? "";
    await people.wrongNumbers.settle(admin, { id, state: "checking", text: "", clientKey: randomUUID() });
    expect((await listed()).map(({ ticker }) => ticker)).toEqual(["BRK.B", "AAPL"]);
    expect((await listed({ state: "new" })).map(({ ticker }) => ticker)).toEqual(["BRK.B"]);
    expect((await listed({ state: "checking", ticker: "brk/b" })).length).toBe(0);
    expect((await listed({ ticker: "brk/b" })).map(({ ticker }) => ticker)).toEqual(["BRK.B"]);
    expect((await people.wrongNumbers.list(admin, everything)).waiting).toBe(1);
    const table = await people.wrongNumbers.export(admin, { ...everything, ticker: "BRK.B" });
    const [head, row, ...rest] = table.split("\r\n");
    expect(head).toMatch(/^id,state,reportedAt,changedAt,ticker,figure,kind,value,unit,currency,period/);
    expect(row).toMatch(/,BRK\.B,beta,reference,0\.83,ratio,USD,2026-01-01,0,,,treasury list,/);
    expect(row).toContain("'=HYPERLINK(1)");
    expect(row?.endsWith('another.",ana@test.example,it')).toBe(true);
    expect(rest).toEqual([""]);
  });

  it("are read a page at a time, each once, the latest first, whatever filters them", async () => {
    for (let count = 0; count < 7; count += 1) await report();
    await report({ figure: beta });
    // At the same moment: their ids tell which is the later one.
    await database.kysely.updateTable("wrong_numbers").set({ reported_at: new Date() }).execute();
    const wanted = { ...everything, ticker: "AAPL" };
    const read: string[][] = [];
    for (let cursor: string | null = null; read.length === 0 || cursor !== null; ) {
      const page = { limit: 3, cursor };
      const { wrongNumbers, next } = await people.wrongNumbers.list(admin, { ...wanted, page });
      read.push(wrongNumbers.map(({ id }) => id));
      cursor = next;
      if (read.length === 1) await report();
    }
    const whole = (await listed(wanted)).slice(1).map(({ id }) => id);
    expect(whole).toHaveLength(7);
    expect(read).toEqual([whole.slice(0, 3), whole.slice(3, 6), whole.slice(6)]);
  });

  it("are settled with a state and an answer, which is mailed once in the reader's language", async () => {
    await report();
    const id = await firstId();
    const change = { id, state: "corrected" as const, text: "Era sbagliato.", clientKey: randomUUID() };
    expect(await people.wrongNumbers.settle(admin, change)).toEqual({ isMailed: true });
    expect(await people.wrongNumbers.settle(admin, change)).toEqual({ isMailed: false });
    expect(await people.wrongNumbers.read(admin, id)).toMatchObject({
      report: { state: "corrected" },
      answers: [{ number: 1, text: "Era sbagliato.", state: "corrected" }],
    });
    const sent = (await mails()).filter(({ recipient }) => recipient === remark.email);
    expect(sent).toMatchObject([{ subject: "Re: AAPL, Cassa ed equivalenti" }]);
    expect(sent[0]?.text).toContain("Stato: Corretto\n\nEra sbagliato.");
    expect(sent[0]?.text).toContain("/analysis/AAPL?how=discountedCashFlow&lang=it");
    const again = { id, state: "notAFault" as const, text: "Anzi, no.", clientKey: randomUUID() };
    await people.wrongNumbers.settle(admin, again);
    expect((await people.wrongNumbers.read(admin, id)).answers.map(({ number, state }) => [number, state])).toEqual([
      [1, "corrected"],
      [2, "notAFault"],
    ]);
  });

  it("are answered to the account of a reader who had signed in, and not where no address was left", async () => {
    const user = await registered("user");
    await report({ email: "" }, { account: user });
    const change = { state: "checking" as const, text: "We look.", clientKey: randomUUID() };
    expect(await people.wrongNumbers.settle(admin, { ...change, id: await firstId() })).toEqual({ isMailed: true });
    expect((await mails()).at(-1)).toMatchObject({ recipient: user.email });
    await database.kysely.deleteFrom("wrong_numbers").execute();
    await report({ email: "" });
    expect(await people.wrongNumbers.settle(admin, { ...change, id: await firstId() })).toEqual({ isMailed: false });
  });

  it("show themselves to admins alone", async () => {
    await report();
    const id = await firstId();
    const change = { id, state: "corrected" as const, text: "", clientKey: randomUUID() };
    for (const reader of [null, await registered("user"), await registered("editor")]) {
      await expect(people.wrongNumbers.list(reader, everything)).rejects.toEqual(code("notFound"));
      await expect(people.wrongNumbers.export(reader, everything)).rejects.toEqual(code("notFound"));
      await expect(people.wrongNumbers.read(reader, id)).rejects.toEqual(code("notFound"));
      await expect(people.wrongNumbers.settle(reader, change)).rejects.toEqual(code("notFound"));
    }
    await expect(people.wrongNumbers.read(admin, "x")).rejects.toEqual(code("notFound"));
    await expect(people.wrongNumbers.settle(admin, { ...change, id: randomUUID() })).rejects.toEqual(code("notFound"));
  });

  it("go with the account of their reader and the mails that quote them, and after a year at rest", async () => {
    const user = await registered("user");
    await report({ email: "" }, { account: user });
    await report({ email: user.email });
    await report();
    const id = (await listed()).find(({ email }) => email === user.email)?.id ?? "";
    const clientKey = randomUUID();
    await people.wrongNumbers.settle(admin, { id, state: "corrected", text: "Right you are.", clientKey });
    expect(await people.accounts.export(user)).toMatchObject({
      wrong_numbers: [{ figure: "cashAndEquivalents" }, { email: user.email }],
      wrong_number_answers: [{ text: "Right you are." }],
    });
    expect(await people.accounts.export(admin)).toMatchObject({ wrong_number_answers: [{ text: "Right you are." }] });
    await people.accounts.close(user, password);
    expect(await listed()).toMatchObject([{ email: remark.email }]);
    expect(await mails()).toHaveLength(1);
    const purge = (days: number) =>
      accountStore(database.kysely).purgeExpired(new Date(Date.now() + days * 24 * 3_600_000));
    await purge(364);
    expect(await listed()).toHaveLength(1);
    await purge(366);
    expect(await listed()).toEqual([]);
  });
});
