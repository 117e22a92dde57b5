import { describe, expect, it } from "vitest";

import { type Product, productOf } from "../wiring/composition.server.ts";
import { testContext } from "../wiring/test-context.server.ts";
import { unrecorded, warmedPaths, warmUp, warmUpFirst } from "./warm-up.ts";

describe("the pages rendered after a start", () => {
  it("are asked for one after the other, and go on after one that fails", async () => {
    const asked: string[] = [];
    let underWay = 0;
    await warmUp(
      async (request) => {
        expect(underWay).toBe(0);
        underWay += 1;
        const { pathname, search } = new URL(request.url);
        asked.push(pathname + search);
        await Promise.resolve();
        underWay -= 1;
        if (pathname === "/failing") throw new Error("a failure of the page");
        return new Response("");
      },
      ["/first", "/failing", "/last?lang=en"],
    );
    expect(asked).toEqual(["/first", "/failing", "/last?lang=en"]);
  });

  it("are one of each kind before readers come, and the others in the background", async () => {
    const asked: string[] = [];
    const pages = async ({ url }: Request) => {
      asked.push(new URL(url).pathname);
      return new Response("");
    };
    const others = await warmUpFirst(pages, ["/result", "/home", "/other"]);
    expect(asked).toEqual(["/result", "/home"]);
    await others(() => false);
    expect(asked).toEqual(["/result", "/home", "/other"]);
  });

  it("wait while a reader waits for an answer", async () => {
    let isAnswering = true;
    const asked: string[] = [];
    const pages = async ({ url }: Request) => {
      asked.push(`${new URL(url).pathname} ${isAnswering ? "beside a reader" : "alone"}`);
      return new Response("");
    };
    const others = await warmUpFirst(pages, ["/result", "/home", "/other"]);
    expect(asked).toHaveLength(2);
    let timesAsked = 0;
    await others(() => {
      timesAsked += 1;
      isAnswering = timesAsked < 4;
      return isAnswering;
    });
    expect(timesAsked).toBe(4);
    expect(asked.at(-1)).toBe("/other alone");
  });

  it("show the home page in each language and well-known companies", () => {
    const paths = warmedPaths({ popular: ["AAPL", "BRK.B", "SAN.MC", "KO"] });
    expect(paths).toEqual([
      "/analysis/AAPL?lang=es",
      "/?lang=es",
      "/?lang=en",
      "/?lang=it",
      "/analysis/BRK.B?lang=en",
      "/analysis/SAN.MC?lang=it",
      "/analysis/KO?lang=es",
    ]);
  });

  it("count nothing and take nothing from a plan", async () => {
    const real = productOf(testContext(), null);
    const seen: unknown[] = [];
    const product: Pick<Product, "analyseCompany" | "allowanceOf" | "countVisit"> = {
      analyseCompany: async ({ caller }, query, options) => {
        seen.push({ caller, ticker: query.ticker, ...options });
        return real.analyseCompany({ language: "es" }, query, options);
      },
      allowanceOf: async () => {
        throw new Error("asked for an allowance");
      },
      countVisit: () => seen.push("a visit"),
    };
    const quiet = unrecorded(product);
    const caller = { account: null, address: "192.0.2.1" };
    quiet.countVisit({ pathname: "/", who: "" });
    expect(await quiet.allowanceOf(caller)).toBeNull();
    await quiet.analyseCompany(
      { language: "es", caller },
      { ticker: "AAPL", scenario: "neutral" },
      { setsPeersAside: true },
    );
    expect(seen).toEqual([{ caller: null, ticker: "AAPL", setsPeersAside: true, isRecorded: false }]);
  });
});
