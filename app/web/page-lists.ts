import { type SiteRoute, siteRoutes } from "./pages.ts";

/** Lists of pages for other places, read from the one list of them. */
type Routes = readonly SiteRoute[];

const addressOf = ({ path }: SiteRoute) => `/${path}`;

/** The first part of an address: "analysis" of "/analysis/KO?wacc=0.09", and nothing of the home page. */
const firstPart = (address: string) => address.split(/[/?#]/)[1] ?? "";
const firstParts = (routes: Routes, visits: SiteRoute["visits"]) =>
  new Set(routes.filter((route) => route.visits === visits).map((route) => firstPart(addressOf(route))));

/** Addresses in the map for search engines; companies and articles are not among them. */
export const listedPages = (routes: Routes = siteRoutes): string[] =>
  routes.filter(({ isListed }) => isListed).map(addressOf);

/** Addresses closed to search engines, up to the part that differs. */
export const closedAddresses = (routes: Routes = siteRoutes): string[] =>
  routes.filter(({ isClosed }) => isClosed).map((route) => addressOf(route).replace(/\/:[^/:]*\?$|:[\s\S]*/, ""));

/** Which addresses may be told to an external service that counts readers. Whatever is not listed is not told. */
export function openPagesOf(routes: Routes): (address: string) => boolean {
  const open = firstParts(routes, "everyone");
  return (address) => open.has(firstPart(address));
}

/** Which addresses are counted nowhere, because they belong to one person or to the operators. */
export function ownPagesOf(routes: Routes): (address: string) => boolean {
  const own = firstParts(routes, "none");
  return (address) => own.has(firstPart(address));
}

export const isOpenPage = openPagesOf(siteRoutes);
export const isOwnPage = ownPagesOf(siteRoutes);

/** The route that answers a path, or null; an address in words comes before one with a part to fill in. */
export function routesBy(routes: Routes): (path: string) => SiteRoute | null {
  const forms = routes
    .filter(({ path }) => path !== "*")
    .map((route) => ({ form: formOf(route), route, named: route.path.split("/:").length }))
    .toSorted((one, other) => one.named - other.named);
  return (path) => forms.find(({ form }) => form.test(path))?.route ?? null;
}

const formOf = (route: SiteRoute): RegExp => {
  const parts = addressOf(route)
    .replaceAll(".", "\\.")
    .replace(/\/:\w+(\?)?/g, (_, optional) => (optional ? "(?:/[^/]+)?" : "/[^/]+"));
  return new RegExp(`^${parts}/?$`);
};

export const routeOf = routesBy(siteRoutes);

/** The links of the header. */
export const headerLinks = (routes: Routes = siteRoutes) =>
  routes
    .flatMap((route) => (route.header ? [{ path: addressOf(route), ...route.header }] : []))
    .toSorted((one, other) => one.order - other.order);

/** The links of the footer, in its groups. */
export const footerGroups = (routes: Routes = siteRoutes) =>
  (["company", "legal", "help"] as const).map((title) => ({
    title,
    links: routes
      .flatMap((route) => (route.footer ? [{ path: route.footer.address ?? addressOf(route), ...route.footer }] : []))
      .filter(({ group }) => group === title)
      .toSorted((one, other) => one.order - other.order),
  }));

/** The shortcuts of the installed application, under the names that the header gives them. */
export const shortcuts = (routes: Routes = siteRoutes) =>
  routes
    .flatMap((route) =>
      route.shortcut !== undefined && route.header
        ? [{ path: addressOf(route), label: route.header.label, order: route.shortcut }]
        : [],
    )
    .toSorted((one, other) => one.order - other.order);
