import type { OpenAPIHono } from "@hono/zod-openapi";

/** Whether a path is one that anyone may read: an operation that only answers and asks for no account, or the description itself. */
export function publicReads(api: OpenAPIHono): (path: string) => boolean {
  const addresses = api.openAPIRegistry.definitions.flatMap((each) => {
    if (each.type !== "route" || each.route.method !== "get" || each.route.security !== undefined) return [];
    const pattern = each.route.path.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "[^/]+");
    return [new RegExp(`^/api${pattern}$`)];
  });
  return (path) => path === "/api/openapi.json" || addresses.some((address) => address.test(path));
}
