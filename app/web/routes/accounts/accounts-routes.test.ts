import { describe, expect, it } from "vitest";
import { Failure } from "../../../failure.ts";
import { localSignInAlone } from "../../../features/accounts/contracts/sign-in-ways.ts";
import { identityPages } from "../identity-pages-contract.ts";
import { everyEntryIsAsked, includedProduct, load, send, signedIn } from "../route-call-contract.ts";

const ofOnesOwn = [
  "/profile",
  "/profile/export",
  "/profile/factor",
  "/profile/prove",
  "/profile/passkeys",
  "/profile/identities",
  "/history",
  "/watchlist",
];

describe("the pages of one's own", () => {
  it.each(ofOnesOwn)("lead a visitor from %s to where they can sign in, and back", async (page) => {
    const { status, location, reported } = await load(`${page}?lang=it`);
    expect([status, reported]).toEqual([302, ["unauthenticated"]]);
    expect(location).toBe(`/auth?return=${encodeURIComponent(page)}&lang=it`);
  });

  it.each([...ofOnesOwn.filter((page) => page !== "/profile/export"), "/plans"])(
    "take no form of a visitor at %s",
    async (page) => {
      const { status, reported } = await send(page, { form: "deleteAll" });
      expect([status, reported]).toEqual([302, ["unauthenticated"]]);
    },
  );

  it.each(ofOnesOwn)("say of %s that the database is silent, and do not ask to sign in again", async (page) => {
    const viewer = { ...shared, person: null, isUnknown: true } as const;
    expect(await load(page, { known: { viewer } })).toMatchObject({
      status: 503,
      location: null,
      data: { code: "storageUnavailable" },
    });
  });
});

const shared = { language: "es", carriedLanguage: null, theme: null, palette: null, explained: null } as const;

describe("signing in", () => {
  it("returns only to a page of this site", async () => {
    expect((await load("/auth?return=%2Fwatchlist&mode=register")).data).toEqual({
      isSignUp: true,
      returnTo: "/watchlist",
      ways: localSignInAlone,
    });
    for (const elsewhere of ["https://elsewhere.test/", "//elsewhere.test", "watchlist"])
      expect((await load(`/auth?return=${encodeURIComponent(elsewhere)}`)).data).toMatchObject({
        isSignUp: false,
        returnTo: "/",
      });
  });

  it.each(["", "no JSON", "[]", `{"id":"${"x".repeat(20_000)}"}`])(
    "takes no passkey that is none: %.20s",
    async (passkey) => {
      const { status, reported, headers } = await send("/auth", { form: "passkey", passkey });
      expect([status, reported, headers.getSetCookie()]).toEqual([400, ["passkeyInvalid"], []]);
      const added = await send("/profile/passkeys", { form: "add", name: "Phone", passkey }, { person: signedIn() });
      expect([added.status, added.reported]).toEqual([400, ["passkeyInvalid"]]);
    },
  );

  it("asks for a code only a browser that has given a right password, and keeps where it wants to go", async () => {
    expect((await load("/auth/factor?return=%2Fwatchlist&lang=it")).location).toBe("/auth?return=%2Fwatchlist&lang=it");
    const headers = { Cookie: "__Host-valora-sign-in=secret" };
    const page = async (asked: string) => (await load(`/auth/factor?return=${asked}`, { headers })).data;
    expect(await page("%2Fwatchlist")).toEqual({ returnTo: "/watchlist", hasPasskeys: true });
    expect(await page("%2F%2Felsewhere.test")).toEqual({ returnTo: "/", hasPasskeys: true });
    expect((await load("/auth/factor", { headers, person: signedIn() })).location).toBe("/profile");
  });

  it("is over for a reader who has signed in", async () => {
    for (const page of ["/auth", "/auth/confirm-again"])
      expect((await load(`${page}?lang=en`, { person: signedIn() })).location).toBe("/profile?lang=en");
    expect((await load("/auth/confirm-again")).data).toBeNull();
  });

  it.each([
    ["/auth", { email: "ana@test.example", password: "a password" }],
    ["/auth?mode=register", { email: "ana@test.example", password: "a password" }],
    ["/auth/factor", { code: "492039" }],
    ["/auth/identity/1", { form: "signIn" }],
    ["/auth/identity-new", { displayName: "Ana", isOldEnough: "yes" }],
    ["/auth/link", { token: "a secret" }],
    ["/auth/confirm", { token: "a secret" }],
    ["/auth/confirm-again", { email: "ana@test.example", password: "a password" }],
    ["/auth/email", { token: "a secret" }],
    ["/auth/email-stop", { token: "a secret" }],
    ["/auth/reset", { email: "ana@test.example" }],
    ["/auth/reset", { token: "a secret", password: "a password" }],
    ["/plans/academic", { token: "a secret" }],
    ["/watchlist/mute", { key: "a secret" }],
  ])("and what mailed links do say when nothing can be kept, and never repeat a password: %s", async (page, form) => {
    const { status, data, reported, headers } = await send(page, form);
    expect([status, reported]).toEqual([503, ["storageUnavailable"]]);
    expect(data).toMatchObject({ code: "storageUnavailable" });
    expect(JSON.stringify(data)).not.toContain("a password");
    expect(headers.getSetCookie()).toEqual([]);
  });

  it("ends with its cookie, and not by reading an address", async () => {
    const out = await send("/sign-out?lang=it", {});
    expect([out.status, out.location]).toEqual([303, "/?lang=it"]);
    expect(out.headers.getSetCookie().join("\n")).toMatch(/^__Host-valora-session=;/m);
    const read = await load("/sign-out?lang=it");
    expect([read.location, read.headers.getSetCookie()]).toEqual(["/?lang=it", []]);
  });
});

identityPages();

describe("mailed links", () => {
  it.each([
    ["/auth/confirm?token=abc", { token: "abc" }],
    ["/auth/confirm", { token: "" }],
    ["/auth/link?token=abc", { token: "abc" }],
    ["/auth/email?token=abc", { token: "abc" }],
    ["/auth/email-stop?token=abc", { token: "abc" }],
    ["/auth/reset?token=abc", { token: "abc" }],
    ["/auth/reset", { token: null }],
    ["/plans/academic?token=abc", { token: "abc" }],
    ["/watchlist/mute?key=abc", { key: "abc" }],
  ])("do nothing by being read: %s", async (address, data) => {
    expect(await load(address)).toMatchObject({ status: 200, reported: [], data });
  });
});

describe("the plans", () => {
  it("are shown to all, with nothing for sale where payment is off", async () => {
    const { status, data } = await load("/plans?cancelled");
    expect(status).toBe(200);
    expect(data).toEqual({ sale: null, hasPlanLimits: false, own: null, isCancelled: true });
  });
});

describe("what is left of a plan", () => {
  it("is asked for by pages that readers share, and is kept nowhere", async () => {
    const left = { limit: 10, used: 3, remaining: 7, nextInSeconds: 42 };
    const callers: (string | undefined)[] = [];
    const product = {
      ...includedProduct,
      hasPlanLimits: true,
      allowanceOf: async ({ address }: { address: string }) => {
        callers.push(address);
        return left;
      },
    };
    const { status, data, headers } = await load("/allowance", { product, known: { address: "192.0.2.7" } });
    expect([status, data, headers.get("Cache-Control")]).toEqual([200, left, "private, no-store"]);
    expect(callers).toEqual(["192.0.2.7"]);
    // The pages themselves do not ask for it where nothing names their reader.
    expect((await load("/", { product })).data).toMatchObject({ allowance: "asked" });
    expect((await load("/analysis/KO", { product })).data).toMatchObject({ page: { allowance: "asked" } });
    expect(callers).toEqual(["192.0.2.7"]);
  });

  it("is not known while the database is silent, and nothing where there is no limit", async () => {
    const allowanceOf = () => Promise.reject(new Error("silent"));
    expect((await load("/allowance", { product: { ...includedProduct, allowanceOf } })).data).toBeNull();
    expect((await load("/")).data).toMatchObject({ allowance: null });
  });
});

describe("a company that is followed", () => {
  const id = "01890000-0000-7000-8000-000000000001";
  const path = "/analysis/KO?price=61.5";

  /** What the form of a result page does, and where it leads. */
  async function following(form: Record<string, string>) {
    const done: unknown[] = [];
    const product = {
      ...includedProduct,
      watchCompany: async (_caller: unknown, ticker: string) => {
        done.push(ticker);
        return { id };
      },
      accounts: { ...includedProduct.accounts, noteOwnPrice: async (...[, noted]: unknown[]) => done.push(noted) },
      // Of what is watched only the id is read.
    } as unknown as typeof includedProduct;
    const sent = { form: "watch", ticker: "ko", return: path, ...form };
    const { status, location, headers } = await send("/watchlist?lang=en", sent, { product, person: signedIn() });
    return { done, to: [status, location], cookies: headers.getSetCookie().join("\n") };
  }

  it("brings along the price that its reader has typed on the result page", async () => {
    const { done, to, cookies } = await following({ price: "61.5" });
    expect(done).toEqual(["KO", { id, price: 61.5 }]);
    expect(to).toEqual([303, `${path}&lang=en`]);
    expect(cookies).toContain("ownPriceNoted");
  });

  it("keeps what is noted where the result page has no price of its reader's own", async () => {
    const { done, cookies } = await following({});
    expect(done).toEqual(["KO"]);
    expect(cookies).toContain("companyWatched");
  });
});

describe("the preferences", () => {
  it("are kept in cookies, and the reader is led back without the language of the address", async () => {
    const form = {
      language: "it",
      theme: "dark",
      palette: "bo",
      explained: "brief",
      return: "/analysis/KO?lang=en&wacc=0.09",
    };
    const { status, location, headers } = await send("/preferences", form);
    expect([status, location]).toEqual([303, "/analysis/KO?wacc=0.09"]);
    const kept = headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    expect(kept).toEqual(["valora-no-scripts=1", "valora-language=it", "theme=dark", "palette=bo", "explained=brief"]);
  });

  it("are none of another kind, and lead to no other site", async () => {
    const { location, headers } = await send("/preferences", {
      language: "fr",
      theme: "pink",
      return: "//elsewhere.test/x",
    });
    expect([location, headers.getSetCookie()]).toEqual(["/", []]);
  });
});

describe("the first administrator's page", () => {
  const page = `/setup/${"a".repeat(43)}`;
  const environment = {
    operatorName: null,
    adminEmail: null,
    planLimits: { isFixed: false, usual: false },
    sources: null,
  };
  const productThat = (setUp: () => Promise<never>) => ({
    ...includedProduct,
    installation: { ...includedProduct.installation, readSetUp: async () => environment, setUp },
  });

  it("is an unknown page with a wrong token, whatever is sent to it", async () => {
    const refused = async () => Promise.reject(new Failure("notFound"));
    const product = {
      ...productThat(refused),
      installation: { ...includedProduct.installation, readSetUp: refused, setUp: refused },
    };
    expect((await load(page, { product })).status).toBe(404);
    expect((await send(page, { email: "ana@test.example" }, { product })).status).toBe(404);
  });

  it("shows what the environment fixes, and what was typed when it is refused, but no password", async () => {
    const product = productThat(async () => Promise.reject(new Failure("passwordTooShort", { least: 10 })));
    expect((await load(page, { product })).data).toEqual({ token: "a".repeat(43), environment });
    const typed = { email: "ana@test.example", displayName: "Ana", password: "short", operatorName: "Casa" };
    const { status, data } = await send(page, typed, { product });
    expect(status).toBe(400);
    expect(data).toMatchObject({ typed: { email: typed.email, displayName: "Ana" }, chosen: { operatorName: "Casa" } });
    expect(JSON.stringify(data)).not.toContain(typed.password);
  });
});

everyEntryIsAsked("accounts");
