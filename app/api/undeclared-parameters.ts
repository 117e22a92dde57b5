import type { OpenAPIHono } from "@hono/zod-openapi";
import { createMiddleware } from "hono/factory";
import { readLanguage, readParameters } from "../core/shared/use-cases/read-parameters.ts";
import { type CallerParts, signedInCallerOf } from "./caller.ts";

type Operation = { method: string; address: RegExp; isPersonal: boolean };

/**
 * An operation that takes nothing from its address but the language refuses what else stands there, rather than leave it aside.
 * Operations with parameters of their own read them all. A caller who may not ask at all is told that first.
 */
export function refuseUndeclared(api: OpenAPIHono, parts: CallerParts) {
  let operations: readonly Operation[] | null = null;
  return createMiddleware(async (c, next) => {
    const { pathname, searchParams } = new URL(c.req.url);
    if (searchParams.size === 0) return next();
    operations ??= withoutParameters(api);
    const method = c.req.method === "HEAD" ? "get" : c.req.method.toLowerCase();
    const asked = operations.find((each) => each.method === method && each.address.test(pathname));
    if (asked === undefined) return next();
    try {
      readLanguage(readParameters(searchParams, { known: ["lang"], required: [] }));
    } catch (refused) {
      if (asked.isPersonal) await signedInCallerOf(c, parts);
      throw refused;
    }
    return next();
  });
}

/** The operations that are described without parameters in their address. */
const withoutParameters = (api: OpenAPIHono): readonly Operation[] =>
  api.openAPIRegistry.definitions.flatMap((each) => {
    if (each.type !== "route" || each.route.request?.query !== undefined) return [];
    const { method, path, security } = each.route;
    const pattern = path.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "[^/]+");
    return [{ method, address: new RegExp(`^(?:/api)?${pattern}$`), isPersonal: (security ?? []).length > 0 }];
  });
