import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { siteRoutes } from "./pages.ts";

export default siteRoutes.map(({ path, file, id }) =>
  path === "" ? index(file) : route(path, file, id === undefined ? {} : { id }),
) satisfies RouteConfig;
