import { expect, it } from "vitest";
import { code, type TeamsRig } from "./teams-rig-contract.ts";

/** Theses of teams. */
export function teamTheses({ database, teams, person, house, remove }: TeamsRig): void {
  const accounts = { filing: "2026-02-20", isDated: true, asOf: "2025-12-31", figureOf: () => null };
  const subject = { ticker: "KO", name: "Coca-Cola Company", currency: "USD", accounts };
  const write = (id: string, name: string, written: object) =>
    teams().saveThesis(person(name), { id, subject, written });

  it("are written by their owner and editors, read by every member, and lose nothing of two edits at once", async () => {
    const id = await house();
    const first = await write(id, "ana", { thesis: "Patient.", reviewOn: "2026-12-01", buyPrice: 50, changedAt: null });
    await expect(write(id, "ben", { thesis: "Mine.", changedAt: null })).rejects.toEqual(code("editConflict"));
    const [one, other] = await Promise.allSettled(
      ["Now.", "Never."].map((thesis) => write(id, "ben", { thesis, changedAt: first.changedAt })),
    );
    expect([one, other].map((each) => each?.status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const kept = await teams().thesisOf(person("cleo"), { id, ticker: "KO" });
    expect(["Now.", "Never."]).toContain(kept?.thesis);
    expect(kept).toMatchObject({ id: first.id, reviewOn: null, buyPrice: null, limits: [] });
    expect(await teams().theses(person("cleo"), id)).toEqual({ theses: [kept], mostTheses: 20 });
    for (const [name, refusal] of [
      ["cleo", "teamEditorMissing"],
      ["dan", "notFound"],
    ] as const) {
      await expect(write(id, name, { thesis: "Theirs." })).rejects.toEqual(code(refusal));
      await expect(teams().removeThesis(person(name), { id, ticker: "KO" })).rejects.toEqual(code(refusal));
    }
    await expect(teams().thesisOf(person("dan"), { id, ticker: "KO" })).rejects.toEqual(code("notFound"));
    await expect(teams().removeThesis(person("ben"), { id, ticker: "KO", changedAt: first.changedAt })).rejects.toEqual(
      code("editConflict"),
    );
    await teams().removeThesis(person("ben"), { id, ticker: "KO", changedAt: kept?.changedAt });
    await expect(teams().removeThesis(person("ben"), { id, ticker: "KO" })).rejects.toEqual(code("notFound"));
    const done = (await teams().read(person("cleo"), id)).activity.slice(0, 3);
    expect(done.map(({ action, by, ticker }) => [action, by, ticker])).toEqual([
      ["thesisDeleted", "ben", "KO"],
      ["thesisWritten", "ben", "KO"],
      ["thesisWritten", "ana", "KO"],
    ]);
  });

  it("are as many as the plan of their owner", async () => {
    const id = await house();
    const writeOf = (ticker: string) =>
      teams().saveThesis(person("ben"), { id, subject: { ...subject, ticker }, written: { thesis: "Patient." } });
    for (let written = 0; written < 20; written += 1) await writeOf(`T${written}`);
    await expect(writeOf("MORE")).rejects.toEqual(
      expect.objectContaining({ code: "tooManyTeamTheses", params: { maximum: 20 } }),
    );
    await writeOf("T7");
  });

  it("stay when who wrote them leaves Valora, and go with the team", async () => {
    const id = await house();
    await write(id, "ben", { thesis: "Patient." });
    await remove(person("ben"), []);
    expect(await teams().export(person("ana"), id)).toMatchObject({ theses: [{ ticker: "KO", thesis: "Patient." }] });
    await database.kysely.deleteFrom("teams").execute();
    expect(await database.kysely.selectFrom("theses").select("id").execute()).toEqual([]);
  });
}
