// @vitest-environment happy-dom
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import {
  createRequestHandler,
  type EntryContext,
  Links,
  Meta,
  Outlet,
  RouterContextProvider,
  Scripts,
  ServerRouter,
} from "react-router";
import { describe, expect, it } from "vitest";
import { serverBuildOf } from "../server-build-contract.ts";
import { scriptsAfterPaint, scriptsHeld } from "./held-scripts.ts";

const named = ["/assets/entry.js", "/assets/framework.js", "/assets/root.js", "/assets/home.js"];

/** The page as the installed version of React Router writes it. */
async function frameworkPage(): Promise<string> {
  const handleRequest = (_request: Request, status: number, headers: Headers, context: EntryContext) =>
    new Promise<Response>((resolve, reject) => {
      const { pipe } = renderToPipeableStream(<ServerRouter context={context} url="http://localhost/" />, {
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          const body = new PassThrough();
          resolve(text(body).then((html) => new Response(html, { status, headers })));
          pipe(body);
        },
        onShellError: reject,
      });
    });
  const Root = () => (
    <html lang="en">
      <head>
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
  const route = (id: string, module: string) => ({
    id,
    module,
    hasAction: false,
    hasLoader: false,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasDefaultExport: true,
    hasErrorBoundary: false,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  });
  const build = serverBuildOf({
    entry: { default: handleRequest },
    routes: {
      root: { id: "root", path: "", module: { default: Root } },
      home: { id: "home", parentId: "root", index: true, module: { default: () => <h1>Home</h1> } },
    },
    scripts: {
      root: { ...route("root", "/assets/root.js"), path: "" },
      home: { ...route("home", "/assets/home.js"), parentId: "root", index: true },
    },
    discovery: { mode: "initial" },
  });
  const answer = await createRequestHandler(build, "production")(
    new Request("http://localhost/"),
    new RouterContextProvider(),
  );
  return answer.text();
}

const parsed = (html: string) => new DOMParser().parseFromString(html, "text/html");
const all = (html: string, selector: string) => [...parsed(html).querySelectorAll(selector)];
const addresses = (html: string, selector: string) => all(html, selector).map((link) => link.getAttribute("href"));

/** The scripts of a page that a browser would still fetch or run as modules after they were deferred. */
const leftOf = (html: string) => ({
  run: all(html, 'script[type="module"]').length,
  fetched: addresses(html, 'link[rel="modulepreload"]'),
  held: all(html, 'script[type="text/plain"][data-held]').length,
});

describe("the scripts of a page of the installed React Router", () => {
  it("are one module that is written in the page, and the files that it names", async () => {
    const html = await frameworkPage();
    expect(all(html, 'script[type="module"]').map((script) => script.getAttribute("src"))).toEqual([null]);
    expect(all(html, 'script[type="module"]')[0]?.textContent).toContain('import("/assets/entry.js")');
    expect(addresses(html, 'link[rel="modulepreload"]')).toEqual(expect.arrayContaining(named));
  });

  it("are all held: the module once, with its words, and every file named", async () => {
    const html = await frameworkPage();
    const held = scriptsHeld(html);
    expect(leftOf(held)).toEqual({ run: 0, fetched: [], held: 1 });
    const [module] = all(html, 'script[type="module"]');
    const [script] = all(held, "script[data-held]");
    expect(script?.textContent).toBe(module?.textContent);
    expect(addresses(held, 'link[data-rel="modulepreload"]')).toEqual(addresses(html, 'link[rel="modulepreload"]'));
  });

  it("are all asked for after what is painted", async () => {
    const html = await frameworkPage();
    const after = scriptsAfterPaint(html);
    const low = addresses(after, 'link[rel="modulepreload"][fetchpriority="low"]');
    expect(low).toEqual(addresses(html, 'link[rel="modulepreload"]'));
  });

  it.each([
    ["an attribute moved", (html: string) => html.replace('type="module" async=""', 'async="" type="module"')],
    ["an attribute added", (html: string) => html.replace('type="module" async=""', 'type="module" async="" defer=""')],
    [
      "a link written otherwise",
      (html: string) => html.replaceAll('<link rel="modulepreload"', '<link data-a="" rel="modulepreload"'),
    ],
  ])("would be seen to escape: %s", async (_, change) => {
    const html = await frameworkPage();
    const changed = change(html);
    expect(changed).not.toBe(html);
    expect(leftOf(scriptsHeld(changed))).not.toEqual({ run: 0, fetched: [], held: 1 });
  });
});
