import { expect, it } from "vitest";
import { siteRoutes } from "./pages.ts";
import { storedPages } from "./stored-pages.ts";

it("names addresses of the one list, each once", () => {
  const known = siteRoutes.map(({ path }) => path);
  const paths = storedPages.map(({ path }) => path);
  expect(paths.filter((path) => !known.includes(path))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});

it("holds every page that all readers share, and no other page", () => {
  const shared = siteRoutes.filter(({ file, isShared }) => file.endsWith(".tsx") && isShared).map(({ path }) => path);
  const others = siteRoutes.filter(({ file, isShared }) => file.endsWith(".tsx") && !isShared).map(({ path }) => path);
  const stored = new Set(storedPages.map(({ path }) => path));
  expect(shared.filter((path) => !stored.has(path))).toEqual([]);
  expect(others.filter((path) => stored.has(path))).toEqual([]);
});

it("holds no page of one person or of the operators, and none that only redirects or streams", () => {
  const stored = new Set(storedPages.map(({ path }) => path));
  const own = siteRoutes.filter(({ visits, isClosed }) => visits === "none" || isClosed).map(({ path }) => path);
  expect(own.filter((path) => stored.has(path))).toEqual([]);
  for (const path of ["analysis", "methodology", "contacto/chat", "cookies/analytics", "import/:id", "watchlist", "*"])
    expect(stored.has(path), path).toBe(false);
});
