import type { ServerBuild } from "react-router";

type BuildParts = { entry: object; routes: object; scripts: object; discovery: object };

/** A build of a site as far as a page is rendered from it: an entry, routes, and the made-up names of their scripts. */
export const serverBuildOf = ({ entry, routes, scripts, discovery }: BuildParts): ServerBuild =>
  // Its type knows more fields, among them loaders of routes that have none.
  ({
    entry: { module: entry },
    routes,
    assets: {
      entry: { module: "/assets/entry.js", imports: ["/assets/framework.js"] },
      routes: scripts,
      url: "/assets/manifest.js",
      version: "1",
    },
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: discovery,
  }) as unknown as ServerBuild;
