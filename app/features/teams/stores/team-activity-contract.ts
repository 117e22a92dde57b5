import { expect, it } from "vitest";
import { code, type TeamsRig } from "./teams-rig-contract.ts";

/** What was done in a team, read a page at a time. */
export function teamActivity({ teams, person, house }: TeamsRig): void {
  const page = (cursor: string | null) => ({ limit: 3, cursor });

  it("tell what was done a page at a time, each entry once, also when more is done meanwhile", async () => {
    const id = await house();
    for (let count = 0; count < 2; count += 1) await teams().rename(person("ana"), { id, name: `House ${count}` });
    const whole = (await teams().read(person("ben"), id)).activity;
    expect(whole.map(({ action }) => action)).toEqual([
      ...["renamed", "renamed", "joined", "invited", "joined", "invited", "made"],
    ]);
    const pages: (typeof whole)[] = [];
    for (let cursor: string | null = null; pages.length === 0 || cursor !== null; ) {
      const { activity, next } = await teams().activityOf(person("cleo"), { id, page: page(cursor) });
      pages.push(activity);
      cursor = next;
      await teams().rename(person("ana"), { id, name: `House of ${pages.length}` });
    }
    expect(pages).toEqual([whole.slice(0, 3), whole.slice(3, 6), whole.slice(6)]);
  });

  it("tell of their own activity alone, and their members alone", async () => {
    const id = await house();
    const elsewhere = await teams().make(person("dan"), "Elsewhere");
    const [first] = (await teams().read(person("ana"), id)).activity;
    const ofOther = { id: elsewhere, page: page(first?.id ?? null) };
    await expect(teams().activityOf(person("dan"), ofOther), "a cursor of another team").rejects.toEqual(
      code("enumInvalid"),
    );
    for (const [name, of] of [
      ["dan", id],
      ["ana", elsewhere],
    ] as const)
      await expect(teams().activityOf(person(name), { id: of, page: page(null) })).rejects.toEqual(code("notFound"));
  });
}
