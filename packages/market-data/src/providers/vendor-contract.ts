import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startVendorsServer, type VendorsServer } from "../../vendors-server/server.ts";
import type { Behaviour } from "../../vendors-server/vendor.ts";
import type { HttpOptions } from "../http/http-client.ts";
import type { ProviderFailureDetail, ProviderFailureKind } from "../provider.ts";

type Promises<Provider> = {
  vendor: string;
  provider: (address: string, http: HttpOptions) => Provider;
  /** The request to the provider while its vendor misbehaves. */
  ask: (provider: Provider, signal: AbortSignal) => Promise<unknown>;
  /** The same for a symbol that the vendor does not know. */
  askUnknown: (provider: Provider, signal: AbortSignal) => Promise<unknown>;
  /** A request needed beforehand, such as a list that is read once. */
  warmUp?: (provider: Provider) => Promise<unknown>;
  /** Cases that this vendor cannot show, such as another company in a body without a name. */
  except?: readonly Behaviour[];
};

const failures: readonly [Behaviour, ProviderFailureKind, ProviderFailureDetail | null][] = [
  ["limited", "rateLimited", null],
  ["failing", "unreachable", null],
  ["refusing", "unreachable", "keyRefused"],
  ["slow", "unreachable", "timedOut"],
  ["halfBody", "unreachable", null],
  ["garbage", "unreadable", "notJson"],
  ["webPage", "unreadable", "notJson"],
  ["redirecting", "unreadable", "redirected"],
  ["oversized", "unreadable", "tooLarge"],
  ["wrongCompany", "unreadable", "wrongCompany"],
  ["wrongShape", "unreadable", "wrongShape"],
];
const deadlineInMilliseconds = 1_000;

/** The promises every provider keeps, tried on the local vendor's server: each failure speaks by its kind. */
export function vendorContract<Provider>(promises: Promises<Provider>): void {
  const { vendor, ask, askUnknown, warmUp = async () => {}, except = [] } = promises;

  describe(`${vendor} keeps its promises`, () => {
    let server: VendorsServer;
    let provider: Provider;
    beforeAll(async () => {
      server = await startVendorsServer();
    });
    beforeEach(async () => {
      server.behave(vendor, "well");
      provider = promises.provider(server.addressOf(vendor), {
        deadlineInMilliseconds,
        maximumBytes: 1_000_000,
        random: () => 0,
      });
      await warmUp(provider);
    });
    afterAll(() => server.close());
    const signal = () => new AbortController().signal;

    it.each(failures.filter(([behaviour]) => !except.includes(behaviour)))(
      "when the vendor is %s it fails as %s, %s",
      async (behaviour, kind, detail) => {
        server.behave(vendor, behaviour);
        await expect(ask(provider, signal())).rejects.toMatchObject({
          name: "ProviderFailure",
          provider: vendor,
          kind,
          detail,
        });
      },
    );

    it("says how long a vendor that limits it asks to be left alone", async () => {
      server.behave(vendor, "limited");
      const asked = server.requests.length;
      await expect(ask(provider, signal())).rejects.toMatchObject({ retryAfterInMilliseconds: 120_000 });
      await expect(askedSince(server, asked), "a limit is not stormed").resolves.toBeLessThanOrEqual(3);
    });

    it.each(["limitedOnce", "failingOnce"] as const)("tries again when the vendor is %s", async (behaviour) => {
      const well = await ask(provider, signal());
      server.behave(vendor, behaviour);
      await expect(ask(provider, signal())).resolves.toEqual(well);
    });

    it("reads the same from a body with fields it does not know", async () => {
      const well = await ask(provider, signal());
      server.behave(vendor, "extraField");
      await expect(ask(provider, signal())).resolves.toEqual(well);
    });

    it("does not know what the vendor does not know", async () => {
      await expect(askUnknown(provider, signal())).rejects.toMatchObject({
        name: "ProviderFailure",
        kind: "unknownTicker",
      });
    });

    it("fails at once, in its own words, when the caller gives up", async () => {
      await expect(ask(provider, AbortSignal.abort())).rejects.toMatchObject({
        name: "ProviderFailure",
        kind: "unreachable",
      });
    });
  });
}

const askedSince = async (server: VendorsServer, count: number) => server.requests.length - count;
