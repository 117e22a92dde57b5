import { describe, expect, it } from "vitest";
import { assetsIn, isOfflinePage, offlineAddressOf } from "./offline-addresses.ts";

const led = (address: string) => offlineAddressOf(new URL(address, "https://valora.example"));

describe("offlineAddressOf", () => {
  it("leads from a result to its copy, with the assumptions of the address", () => {
    expect(led("/analysis/BRK.B?wacc=0.09")).toBe("/offline/BRK.B?wacc=0.09");
    expect(led("/analysis/KO/")).toBe("/offline/KO");
  });

  it("leads from anything else to the list of copies", () => {
    expect(led("/")).toBe("/offline");
    expect(led("/analysis?ticker=KO")).toBe("/offline");
    expect(led("/analysis/KO/ratios")).toBe("/offline");
    expect(led("/profile?tab=keys")).toBe("/offline");
  });
});

it("finds each built file of a page once", () => {
  const html =
    '<link href="/assets/root-Ab1_x.css"><link href="/assets/root-Ab1_x.css"><script>import "/assets/entry.client-9.js"</script><img src="/favicon.svg">';
  expect(assetsIn(html)).toEqual(["/assets/root-Ab1_x.css", "/assets/entry.client-9.js"]);
});

it("takes a built file with its whole name, whatever signs it has, and no part of it for another", () => {
  const html = `<link href="/assets/part~root~analysis-az0.css"><img src='/assets/a@2x+b.png?v=1'>`;
  const script = String.raw`<script>m("{\"css\":[\"/assets/one-1.css\"]}");import("/assets/two-2.js#x")</script>`;
  expect(assetsIn(html + script)).toEqual([
    "/assets/part~root~analysis-az0.css",
    "/assets/a@2x+b.png",
    "/assets/one-1.css",
    "/assets/two-2.js",
  ]);
});

it("answers with the kept page for itself and for each company, and for nothing that begins like it", () => {
  expect(["/offline", "/offline/KO", "/offlines", "/"].map(isOfflinePage)).toEqual([true, true, false, false]);
});
