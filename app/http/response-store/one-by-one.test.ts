import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { oneByOne } from "./one-by-one.ts";

it("does work in the order in which it came, one piece at a time, also after one that fails", async () => {
  const turns = oneByOne();
  const said: string[] = [];
  const piece = (name: string) => async () => {
    said.push(`${name} begins`);
    await pause(2);
    if (name === "second") throw new Error("the second fails");
    said.push(`${name} ends`);
    return name;
  };
  expect(turns.isFree).toBe(true);
  const all = ["first", "second", "third"].map((name) => turns.take(piece(name)));
  expect(turns.isFree).toBe(false);
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(said).toEqual(["first begins", "first ends", "second begins", "third begins", "third ends"]);
  expect(turns.isFree).toBe(true);
});

it("lets what has arrived meanwhile pass between two pieces", async () => {
  const turns = oneByOne();
  const said: string[] = [];
  const all = ["first", "second"].map((name) => turns.take(async () => void said.push(name)));
  setImmediate(() => said.push("a reader"));
  await Promise.all(all);
  expect(said).toEqual(["first", "a reader", "second"]);
});

it("keeps no answer waiting for long behind work that waits itself", async () => {
  const turns = oneByOne(10);
  let release = () => {};
  const first = turns.take(() => new Promise<void>((done) => (release = done)));
  expect(await turns.take(async () => "done")).toBe("done");
  expect(turns.isFree).toBe(false);
  release();
  await first;
  expect(turns.isFree).toBe(true);
});
