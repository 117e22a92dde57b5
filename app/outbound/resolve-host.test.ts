import { networkInterfaces } from "node:os";
import { describe, expect, it } from "vitest";
import { addressesOf, systemResolve } from "./resolve-host.ts";

const closed = { privateHosts: [], publicOrigin: null };
const named = { privateHosts: ["localhost:8080"], publicOrigin: null };

describe("the addresses of a name", () => {
  it("are asked for twice, those of version 4 first, and a literal is not asked for at all", async () => {
    const asked: string[] = [];
    const resolve = async (host: string) => {
      asked.push(host);
      return ["2606:4700::1111", "93.184.216.34"];
    };
    const url = new URL("http://Example.com./");
    expect(await addressesOf(url, closed, resolve)).toEqual(["93.184.216.34", "2606:4700::1111"]);
    expect(asked).toEqual(["example.com", "example.com"]);
    expect(await addressesOf(new URL("http://[2606:4700::1111]/"), closed, resolve)).toEqual(["2606:4700::1111"]);
    expect(asked).toHaveLength(2);
  });

  it("are none when no server answers with one", async () => {
    await expect(addressesOf(new URL("http://example.com/"), closed, async () => [])).rejects.toThrow("fetchFailed");
  });

  it("are found on this machine for a name that the operator has named", async () => {
    const found = await addressesOf(new URL("http://localhost:8080/"), named, systemResolve);
    expect(found).toContain("127.0.0.1");
  });

  it("may not be this machine's own, public as they may be", async () => {
    const own = Object.values(networkInterfaces()).flatMap((each) => each?.map(({ address }) => address) ?? []);
    expect(own.length).toBeGreaterThan(0);
    for (const address of own)
      await expect(addressesOf(new URL("http://example.com/"), closed, async () => [address])).rejects.toThrow(
        "urlForbidden",
      );
  });
});
