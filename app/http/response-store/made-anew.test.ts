import { afterAll, afterEach, expect, it, vi } from "vitest";
import { Failure } from "../../failure.ts";
import { productOf } from "../../wiring/composition.server.ts";
import { testContext } from "../../wiring/test-context.server.ts";
import { publicAnswer } from "./public-answer.ts";
import { storedServer, type Told } from "./stored-server-contract.ts";

// A stored answer that has come of age, asked for over a socket.
const product = productOf(testContext(), null);
const stops: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(stops.map((stop) => stop())));
afterEach(() => {
  vi.restoreAllMocks();
});

const MINUTE_IN_MILLISECONDS = 60_000;
const plain = { "accept-encoding": "identity", accept: "text/html" };
const text = ({ status, body }: Told) => `${status} ${body.toString().trim()}`;

/** A clock that a test moves on. */
function clock() {
  const real = performance.now.bind(performance);
  let ahead = 0;
  vi.spyOn(performance, "now").mockImplementation(() => real() + ahead);
  return { pass: (minutes: number) => (ahead += minutes * MINUTE_IN_MILLISECONDS) };
}

/** A server whose page is the number of its making; the making can be held back, or fail. */
async function numbered() {
  let made = 0;
  let held: Promise<void> | null = null;
  let isBroken = false;
  const { ask, stop } = await storedServer({
    pages: async (request, { reportFailure }) => {
      if (!request.url.endsWith("/faq")) return new Response("", { status: 404 });
      made += 1;
      const number = made;
      await held;
      if (isBroken) {
        reportFailure(new Failure("storageUnavailable"));
        return new Response("broken", { status: 503, headers: { "Content-Type": "text/html" } });
      }
      return new Response(`number ${number}`, {
        headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": publicAnswer },
      });
    },
    product: { ...product, edition: () => "1" },
  });
  stops.push(stop);
  return {
    ask: async () => text(await ask("/faq", plain)),
    made: () => made,
    break: () => {
      isBroken = true;
    },
    /** Holds back what is made from now on, until the returned function is called. */
    hold() {
      let release = () => {};
      held = new Promise((done) => {
        release = done;
      });
      return release;
    },
  };
}

it("one reader waits for the answer that is made anew, and the others are sent the one that was there", async () => {
  const time = clock();
  const page = await numbered();
  for (const _ of [1, 2]) expect(await page.ask()).toBe("200 number 1");
  time.pass(59);
  expect(await page.ask()).toBe("200 number 1");
  time.pass(2);
  const release = page.hold();
  const first = page.ask();
  await vi.waitFor(() => expect(page.made()).toBe(2));
  for (const other of await Promise.all(Array.from({ length: 20 }, page.ask))) expect(other).toBe("200 number 1");
  release();
  expect(await first).toBe("200 number 2");
  expect([await page.ask(), page.made()]).toEqual(["200 number 2", 2]);
});

it("for ten minutes more it stands in where none can be made, and no longer", async () => {
  const time = clock();
  const page = await numbered();
  expect(await page.ask()).toBe("200 number 1");
  page.break();
  time.pass(69);
  for (const _ of [1, 2]) expect(await page.ask()).toBe("200 number 1");
  expect(page.made(), "each reader has it tried again").toBe(3);
  time.pass(2);
  expect(await page.ask()).toMatch(/^503 /);
});
