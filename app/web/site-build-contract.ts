import {
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from "react-router";
import * as entry from "./entry.server.tsx";
import * as root from "./root.tsx";
import table from "./routes.ts";
import { serverBuildOf } from "./server-build-contract.ts";

type PageModule = Record<string, unknown> & { default?: Parameters<typeof withComponentProps>[0] };

const modules = import.meta.glob<PageModule>(["./routes/*/*.{ts,tsx}", "!./routes/*/*.test.{ts,tsx}"], { eager: true });

/** The build hands components their data as props. */
const asBuilt = (module: PageModule): PageModule =>
  module.default === undefined ? module : { ...module, default: withComponentProps(module.default) };

/** The scripts of a route as a build lists them, as far as a page names them. */
const scriptsOf = (id: string, module: PageModule) => ({
  id,
  module: `/assets/${id}.js`,
  imports: [],
  css: [],
  hasAction: "action" in module,
  hasLoader: "loader" in module,
  hasClientAction: "clientAction" in module,
  hasClientLoader: "clientLoader" in module,
  hasClientMiddleware: false,
  hasDefaultExport: "default" in module,
  hasErrorBoundary: "ErrorBoundary" in module,
});

/**
 * The site as the build composes it, without building it: every route of the table under the root, rendered by the real entry. Only
 * the names of the script files are made up.
 */
export function siteBuild(): ServerBuild {
  const routes = table.map(({ id, path, file, index }) => {
    const module = modules[`./${file}`];
    if (module === undefined) throw new Error(`${file} is in the table of routes, and is no file`);
    return { id: id ?? file.replace(/\.tsx?$/, ""), parentId: "root", path, index, module: asBuilt(module) };
  });
  const rootModule = {
    ...asBuilt({ ...root }),
    ErrorBoundary: withErrorBoundaryProps(root.ErrorBoundary as Parameters<typeof withErrorBoundaryProps>[0]),
  };
  const all = [{ id: "root", parentId: undefined, path: "", index: undefined, module: rootModule }, ...routes];
  return serverBuildOf({
    entry,
    routes: Object.fromEntries(all.map((route) => [route.id, route])),
    scripts: Object.fromEntries(
      all.map(({ id, parentId, path, index, module }) => [id, { ...scriptsOf(id, module), parentId, path, index }]),
    ),
    discovery: { mode: "lazy", manifestPath: "/__manifest" },
  });
}
