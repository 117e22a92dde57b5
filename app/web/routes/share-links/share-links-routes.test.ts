import { describe, expect, it } from "vitest";
import { mostOf } from "../../../core/usage/use-cases/most-of.ts";
import { secrets } from "../../../features/accounts/security/secrets.ts";
import { largestCardInBytes } from "../../../features/share-links/contracts/share-link-limits.ts";
import type { KeptShareLink, ShareLinkStore } from "../../../features/share-links/use-cases/share-link-context.ts";
import { shareLinksIn } from "../../../features/share-links/use-cases/share-links.ts";
import { formatsFor } from "../../../messages/formats.ts";
import { loadMessages } from "../../../messages/index.ts";
import { languages } from "../../../messages/languages.ts";
import { everyEntryIsAsked, load, productWith, send, signedIn } from "../route-call-contract.ts";

const id = "01890000-0000-7000-8000-000000000001";

/** Links in memory; a password is its own hash. */
function memory() {
  const kept: (KeptShareLink & { tokenHash: string })[] = [];
  const store: ShareLinkStore = {
    async add(link) {
      const rest = { id, opens: 0, cardViews: 0, revokedAt: null, lastOpenedAt: null };
      kept.push({ ...link, ...rest });
      return { ...link, ...rest };
    },
    list: async () => kept,
    async revoke(_account, asked, at) {
      const link = kept.find((each) => each.id === asked);
      if (link !== undefined) link.revokedAt = at;
      return link !== undefined;
    },
    async find(hash) {
      const link = kept.find((each) => each.tokenHash === hash);
      return link === undefined ? null : { link, isOwnerSuspended: false };
    },
    async count(_id, what) {
      const [link] = kept;
      if (link !== undefined) link[what] += 1;
    },
  };
  const rates = { take: async () => null, giveBack: async () => undefined, forget: async () => undefined };
  const passwords = {
    hash: async (password: string) => password,
    check: async (password: string, hash: string | null) => ({ isRight: password === hash }),
  };
  const versions = { find: async () => null };
  const now = () => new Date("2026-09-01T12:00:00Z");
  const shareLinks = shareLinksIn(async () => ({
    mostOf: mostOf(true),
    now,
    rates,
    passwords,
    secrets,
    versions,
    links: store,
  }));
  return { asked: { product: productWith({ shareLinks }), person: signedIn() }, kept };
}

type Memory = ReturnType<typeof memory>;
type Made = { made: { address: string; cardAddress: string | null } };
const none = { expiresOn: "", password: "", cardOrigins: "" };

async function made({ asked }: Memory, form: object = {}, question = "ticker=KO&wacc=0.08") {
  const answer = await send(`/links/new?${question}`, { ...none, ...form }, asked);
  expect([answer.status, answer.reported]).toEqual([200, []]);
  const { address, cardAddress } = (answer.data as Made).made;
  return { path: new URL(address).pathname, cardPath: cardAddress && new URL(cardAddress).pathname };
}

describe("the pages of shared links", () => {
  it.each(["/links", "/links/new?ticker=KO"])("lead a visitor from %s to where they can sign in", async (page) => {
    const { status, location } = await load(page);
    expect([status, location]).toEqual([302, `/auth?return=${encodeURIComponent(page.split("?")[0] ?? "")}`]);
  });

  it("show what would be shared, and lead on where nothing is asked", async () => {
    const { asked } = memory();
    expect((await load("/links/new?ticker=ko&wacc=0.08&how=discountedCashFlow&lang=en", asked)).data).toEqual({
      of: null,
      name: "KO",
      address: "/analysis/KO?wacc=0.08",
      form: "/links/new?ticker=KO&wacc=0.08",
    });
    expect((await load("/links/new", asked)).location).toBe("/links");
    expect((await load("/links/new?ticker=KO&wacc=9", asked)).status).toBe(422);
    expect((await load(`/links/new?version=${id}`, asked)).status).toBe(503);
  });

  it("make, open, list and revoke one", async () => {
    const one = memory();
    const { path } = await made(one);
    const visitor = { product: one.asked.product };
    const page = await load(path, visitor);
    expect(page.data).toMatchObject({ opened: { shared: { ticker: "KO", kind: "live" } } });
    expect(JSON.stringify(page.data)).not.toMatch(/ana@|Ana/);
    expect((await load("/links", one.asked)).data).toMatchObject({ links: [{ opens: 1, state: "open" }] });
    expect((await send("/links", { id }, one.asked)).location).toBe("/links");
    expect(await load(path, visitor)).toMatchObject({ status: 410, data: { code: "shareLinkOver" } });
    expect((await load(`${path}x`, visitor)).status).toBe(404);
    expect((await send("/links", { id: "x" }, one.asked)).status).toBe(404);
  });

  it("keep what was typed when something is refused, but for the password", async () => {
    const { asked } = memory();
    const typed = { expiresOn: "2026-08-01", cardOrigins: "https://example.com", password: "" };
    const refused = await send("/links/new?ticker=KO", typed, asked);
    expect(refused).toMatchObject({
      status: 422,
      data: { code: "shareExpiryPast", typed: { expiresOn: "2026-08-01" } },
    });
    const both = await send("/links/new?ticker=KO", { ...typed, expiresOn: "", password: "café con leche" }, asked);
    expect(both.data).toMatchObject({ code: "cardWithPassword", typed: { cardOrigins: "https://example.com" } });
    expect(JSON.stringify(both.data)).not.toContain("leche");
  });

  it("ask for a password first, say nothing before it, and keep that it was right", async () => {
    const one = memory();
    const { path } = await made(one, { password: "café con leche" });
    const visitor = { product: one.asked.product };
    expect((await load(path, visitor)).data).toEqual({ token: path.split("/")[2], opened: null });
    expect((await load(`${path}/picture.png`, visitor)).status).toBe(404);
    expect(await send(path, { password: "wrong" }, visitor)).toMatchObject({
      status: 403,
      data: { code: "sharePasswordWrong" },
    });
    const { status, location, headers } = await send(`${path}?lang=en`, { password: "café con leche" }, visitor);
    expect([status, location]).toEqual([303, `${path}?lang=en`]);
    const cookie = headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(new RegExp(`; Path=${path}; .*HttpOnly; SameSite=Lax; Secure$`));
    const opened = await load(path, { ...visitor, headers: { Cookie: cookie.split(";")[0] ?? "" } });
    expect(opened.data).toMatchObject({ opened: { shared: { ticker: "KO" } } });
  });

  it("have a picture of their own", async () => {
    const one = memory();
    const { path } = await made(one);
    const picture = await load(`${path}/picture.png`, { product: one.asked.product });
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(picture.headers.get("x-robots-tag")).toBe("noindex");
    const again = await load(`${path}/picture.png`, {
      product: one.asked.product,
      headers: { "If-None-Match": picture.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
    expect(one.kept[0]?.opens).toBe(0);
  });

  it.each(languages)("have a small card without scripts for the sites that they name, in %s", async (language) => {
    const one = memory();
    const { cardPath } = await made(one, { cardOrigins: "https://example.com\nhttps://other.example" });
    const framed: { framedBy: readonly string[]; styles: readonly string[] }[] = [];
    const known = { allowFrame: (frame: (typeof framed)[number]) => void framed.push(frame) };
    const card = await load(`${cardPath}?lang=${language}&theme=dark`, { product: one.asked.product, known });
    const html = String(card.data);
    expect(Buffer.byteLength(html)).toBeLessThan(largestCardInBytes);
    expect(html).toContain(`<html lang="${language}" data-theme="dark">`);
    expect(html).not.toMatch(/<script|<link|<img|src=| style=/);
    expect(html).toContain("Coca-Cola");
    expect(html).toMatch(/<a href="https:\/\/valora\.test\/shared\/[\w-]{43}(?:\?lang=\w\w)?" target="_blank"/);
    expect(framed).toEqual([
      {
        framedBy: ["https://example.com", "https://other.example"],
        styles: [/<style>(.*?)<\/style>/s.exec(html)?.[1]],
      },
    ]);
    expect(one.kept[0]).toMatchObject({ cardViews: 1, opens: 0 });
    await send("/links", { id }, one.asked);
    const over = await load(`${cardPath}?lang=${language}`, { product: one.asked.product });
    expect([over.status, String(over.data).includes("Coca-Cola")]).toEqual([410, false]);
  });

  it.each(languages)(
    "say on page and card that the day and the assumptions are their maker's, in %s",
    async (language) => {
      const one = memory();
      const question = "ticker=AAPL&wacc=0.08&asOf=2024-06-30&price=210";
      const { path, cardPath } = await made(one, { cardOrigins: "https://example.com" }, question);
      const visitor = { product: one.asked.product, known: { allowFrame: () => undefined } };
      expect((await load(path, visitor)).data).toMatchObject({
        opened: { shared: { asOf: "2024-06-30", hasOwnAssumptions: true } },
      });
      const html = String((await load(`${cardPath}?lang=${language}`, visitor)).data);
      const { shareLinks } = await loadMessages[language]();
      expect(html).toContain(shareLinks.ownAssumptionsShort);
      expect(html).toContain(formatsFor(language).date("2024-06-30"));
      const plain = memory();
      const card = await made(plain, { cardOrigins: "https://example.com" }, "ticker=KO");
      const ofToday = await load(`${card.cardPath}?lang=${language}`, { ...visitor, product: plain.asked.product });
      expect(String(ofToday.data)).not.toContain(shareLinks.ownAssumptionsShort);
    },
  );

  it("have no card for a site that they do not name", async () => {
    const one = memory();
    const { path, cardPath } = await made(one);
    expect(cardPath).toBeNull();
    expect((await load(path.replace("shared", "embed"), { product: one.asked.product })).status).toBe(404);
  });
});

everyEntryIsAsked("share-links");
