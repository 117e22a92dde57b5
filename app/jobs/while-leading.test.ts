import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LOOK_IN_MILLISECONDS, whileLeading } from "./while-leading.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A lead among processes, and what each of them does with it. */
function installation() {
  let leader: string | null = null;
  let losing = new AbortController();
  const done: string[] = [];
  const processNamed = (name: string) =>
    whileLeading({
      async take() {
        if (leader !== null) return null;
        leader = name;
        losing = new AbortController();
        const giveBack = async () => {
          if (leader === name) leader = null;
        };
        return { lost: losing.signal, giveBack };
      },
      start() {
        done.push(`${name} begins`);
        return { stop: async () => void done.push(`${name} ends`) };
      },
    });
  return {
    done,
    processNamed,
    loseConnection() {
      leader = null;
      losing.abort();
    },
  };
}
const aWhile = () => vi.advanceTimersByTimeAsync(LOOK_IN_MILLISECONDS);

it("lets one process at a time do the work, and the next when that one stops", async () => {
  const { done, processNamed } = installation();
  const [one, other] = [processNamed("one"), processNamed("other")];
  await aWhile();
  expect(done).toEqual(["one begins"]);
  await one.stop();
  await aWhile();
  expect(done).toEqual(["one begins", "one ends", "other begins"]);
  await other.stop();
  expect(done.at(-1)).toBe("other ends");
});

it("ends the work when the lead is lost, before it asks to lead again", async () => {
  const { done, processNamed, loseConnection } = installation();
  const one = processNamed("one");
  await aWhile();
  loseConnection();
  await aWhile();
  expect(done).toEqual(["one begins", "one ends", "one begins"]);
  await one.stop();
});

it("begins nothing when it is stopped before it leads", async () => {
  const { done, processNamed } = installation();
  const one = processNamed("one");
  await vi.advanceTimersByTimeAsync(0);
  const other = processNamed("other");
  await other.stop();
  await one.stop();
  await aWhile();
  expect(done).toEqual(["one begins", "one ends"]);
});
