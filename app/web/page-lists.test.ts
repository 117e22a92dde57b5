import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  closedAddresses,
  footerGroups,
  headerLinks,
  isOpenPage,
  isOwnPage,
  listedPages,
  openPagesOf,
  ownPagesOf,
  shortcuts,
} from "./page-lists.ts";
import { type SiteRoute, siteRoutes } from "./pages.ts";
import { loader as robots } from "./routes/site/robots.ts";
import router from "./routes.ts";

const pathsOf = (links: readonly { path: string; label: string }[]) =>
  links.map(({ path, label }) => `${path} ${label}`);

it("the map for search engines names these pages, in this order", () => {
  expect(listedPages()).toEqual([
    ...["/", "/popular", "/screener", "/compare", "/methods"],
    ...["/methodology/proof", "/methodology/calibration", "/methodology/evidence"],
    ...["/methodology/own-ratios", "/methodology/prediction", "/methodology/prediction/record"],
    ...["/features", "/plans", "/about", "/faq", "/support", "/contact", "/contacto", "/import"],
    ...["/docs", "/portfolio", "/blog"],
    ...["/notifications", "/privacy", "/terms", "/cookies"],
  ]);
});

it("search engines are told what is closed to them", async () => {
  const answer = robots({ url: new URL("https://valora.example/robots.txt") } as Parameters<typeof robots>[0]);
  expect(await answer.text()).toBe(
    [
      ...[
        "User-agent: *",
        "Disallow: /report",
        "Disallow: /portfolio/file/",
        "Disallow: /import/",
        "Disallow: /preferences",
        "Disallow: /suggestions",
      ],
      ...["Disallow: /offline", "Disallow: /api/v1/", "Allow: /api/v1/sheets/", ""],
      ...["Sitemap: https://valora.example/sitemap.xml", ""],
    ].join("\n"),
  );
});

it("header, footer and the installed application link to these pages", () => {
  expect(pathsOf(headerLinks())).toEqual([
    ...["/ analyse", "/popular popular", "/screener screener", "/methods methods", "/blog blog"],
  ]);
  expect(footerGroups().map(({ title, links }) => [title, ...pathsOf(links)])).toEqual([
    ["company", "/about about", "/features/ features", "/plans plans", "/contact contact"],
    ["legal", "/privacy privacy", "/terms terms", "/cookies cookies"],
    [
      ...["help", "/faq faq", "/support support", "/docs docs", "/methodology/calibration calibration"],
      ...["/methodology/evidence evidence", "/blog guides", "/import import", "/preferences preferences"],
      "/portfolio portfolio",
    ],
  ]);
  expect(pathsOf(shortcuts())).toEqual(["/screener screener", "/popular popular"]);
});

describe("who learns that a page is read", () => {
  it.each([
    ["/", "/analysis/KO?wacc=0.09", "/screener", "/compare#table", "/popular", "/blog/article/x", "/faq", "/methods"],
    [
      "/methodology/proof",
      "/about",
      "/features/",
      "/support",
      "/privacy",
      "/terms",
      "/cookies",
      "/contact",
      "/contacto",
    ],
  ])("an external service: %s and others", (...addresses) => {
    expect(addresses.filter((address) => !isOpenPage(address) || isOwnPage(address))).toEqual([]);
  });

  it("this site alone, where an address may carry a secret", () => {
    const addresses = [
      "/import/0190",
      "/plans/academic?token=x",
      "/watchlist/mute?key=x",
      "/digest/stop?key=x",
      "/mails/stop?key=x&event=discussion.mention",
      "/no-existe",
    ];
    expect(addresses.filter((address) => isOpenPage(address) || isOwnPage(address))).toEqual([]);
  });

  it("no one, where a page belongs to one person or to the operators", () => {
    const addresses = [
      "/admin",
      "/admin/people",
      "/offline/KO",
      "/auth/confirm?token=x",
      "/profile",
      "/history/",
      "/preferences",
      "/sign-out",
    ];
    expect(addresses.filter((address) => isOpenPage(address) || !isOwnPage(address))).toEqual([]);
  });
});

describe("the one list of pages", () => {
  it("has every file of the routes, and no file that is not there", () => {
    const folder = import.meta.dirname;
    const files = globSync(join("routes", "*", "*.{ts,tsx}"), { cwd: folder }).filter(
      (file) => !/\.test\.|-contract\./.test(file),
    );
    expect([...new Set(siteRoutes.map(({ file }) => file))].sort()).toEqual(files.sort());
  });

  it("is what the router answers", () => {
    expect(router.map(({ path, file }) => [path ?? "", file])).toEqual(
      siteRoutes.map(({ path, file }) => [path, file]),
    );
  });

  it("says for every page who is told of its visits, and the same below one first part", () => {
    const pages = siteRoutes.filter(({ path, file }) => file.endsWith(".tsx") && path !== "*");
    expect(pages.filter(({ visits }) => visits === undefined)).toEqual([]);
    const counted = siteRoutes.filter(({ visits }) => visits !== undefined);
    const kinds = Map.groupBy(counted, ({ path }) => path.split("/")[0]);
    const unequal = [...kinds].filter(([, routes]) => new Set(routes.map(({ visits }) => visits)).size > 1);
    expect(unequal.map(([part]) => part)).toEqual([]);
  });

  it("names no address that differs by company or article in the map, and none twice", () => {
    expect(listedPages().filter((path) => path.includes(":"))).toEqual([]);
    expect(new Set(siteRoutes.map(({ path }) => path)).size).toBe(siteRoutes.length);
  });

  it("brings a new page into everything that is read from it", () => {
    const added: SiteRoute = {
      path: "glossary/:letter?",
      file: "routes/content/faq.tsx",
      visits: "everyone",
      isClosed: true,
      header: { order: 3.5, label: "analyse" },
      footer: { group: "legal", order: 2.5, label: "about" },
      shortcut: 3,
    };
    const own: SiteRoute = { path: "diary", file: "routes/content/faq.tsx", visits: "none", isListed: true };
    const routes = [...siteRoutes, added, own];
    expect(listedPages(routes)).toEqual([...listedPages(), "/diary"]);
    expect(closedAddresses(routes)).toEqual([...closedAddresses(), "/glossary"]);
    expect([openPagesOf(routes)("/glossary/a"), openPagesOf(routes)("/diary"), isOpenPage("/glossary")]).toEqual([
      ...[true, false, false],
    ]);
    expect([ownPagesOf(routes)("/glossary/a"), ownPagesOf(routes)("/diary"), isOwnPage("/diary")]).toEqual([
      ...[false, true, false],
    ]);
    expect(pathsOf(headerLinks(routes))[3]).toBe("/glossary/:letter? analyse");
    expect(pathsOf(footerGroups(routes)[1]?.links ?? [])[2]).toBe("/glossary/:letter? about");
    expect(pathsOf(shortcuts(routes))).toEqual([...pathsOf(shortcuts()), "/glossary/:letter? analyse"]);
  });
});
