import { expect, it } from "vitest";
import { recountedFirst } from "./recounted-first.ts";

const HOUR = 3_600_000;

it("recounts before the first run, after a clock was set back, and every ten minutes", async () => {
  const clocks = { wall: 10 * HOUR, steady: 0 };
  const done: string[] = [];
  const said: number[] = [];
  const pass = (milliseconds: number) => {
    clocks.wall += milliseconds;
    clocks.steady += milliseconds;
  };
  const turn = recountedFirst({
    recount: async () => done.push("recount"),
    run: async () => done.push("run"),
    say: (count) => said.push(count),
    wall: () => clocks.wall,
    steady: () => clocks.steady,
  });
  const { signal } = new AbortController();
  const turned = async () => {
    done.length = 0;
    await turn(signal);
    return done.join(" ");
  };
  expect(await turned()).toBe("recount run");
  expect(said).toEqual([1]);
  pass(1_000);
  clocks.wall -= 200;
  expect(await turned(), "corrected a little").toBe("run");
  clocks.wall += 3 * HOUR;
  expect(await turned(), "set ahead").toBe("run");
  pass(60_000);
  clocks.wall -= 3 * HOUR;
  expect(await turned(), "and back").toBe("recount run");
  expect(await turned()).toBe("run");
  pass(600_000);
  expect(await turned(), "ten minutes later").toBe("recount run");
});

it("runs at the next turn what a failed recount has kept from running", async () => {
  let isFailing = true;
  const turn = recountedFirst({
    async recount() {
      if (isFailing) throw new Error("away");
      return 0;
    },
    run: async () => "run",
    say: () => expect.unreachable(),
  });
  const { signal } = new AbortController();
  await expect(turn(signal)).rejects.toThrow("away");
  isFailing = false;
  expect(await turn(signal)).toBe("run");
});
