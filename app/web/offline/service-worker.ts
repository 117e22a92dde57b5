import { assetsIn, isAsset, isOfflinePage, OFFLINE_PAGE, offlineAddressOf } from "./offline-addresses.ts";

/**
 * Answers only while there is no connection: pages always come from the server when it answers. The worker stores nothing
 * personal: the signed-out offline page and built files. The page that shows an analysis stores it (kept-analyses.ts).
 */

// The types of a browser page, which the rest of the project has, know nothing of these.
type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };
type NavigationEvent = ExtendableEvent & {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
};
type Worker = {
  readonly clients: { claim(): Promise<void> };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: NavigationEvent) => void): void;
  addEventListener(type: "message", listener: (event: ExtendableEvent & { readonly data: unknown }) => void): void;
};
// This file runs in no other place.
const worker = globalThis as unknown as Worker;

const SHELL = "valora-offline-page";
const ASSETS = "valora-assets";

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener("activate", (event) => {
  // The page is asked for while the worker starts: having one costs no time.
  const preloading = worker.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([preloading, worker.clients.claim()]));
});

worker.addEventListener("message", (event) => {
  const wanted = preparationIn(event.data);
  if (wanted !== null) event.waitUntil(prepare(wanted));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (isAsset(url.pathname)) event.respondWith(assetAt(url.pathname));
  else if (request.mode === "navigate") event.respondWith(pageOf(event, url));
});

type Preparation = { language: string; loaded: readonly string[] };

function preparationIn(message: unknown): Preparation | null {
  if (typeof message !== "object" || message === null || !("language" in message) || !("loaded" in message))
    return null;
  const { language, loaded } = message;
  if (typeof language !== "string" || !Array.isArray(loaded)) return null;
  return { language, loaded: loaded.filter((path) => typeof path === "string" && isAsset(path)) };
}

/** Keeps the offline page of today's build with all it needs; what only older builds needed goes. */
async function prepare({ language, loaded }: Preparation): Promise<void> {
  const address = `${OFFLINE_PAGE}?lang=${encodeURIComponent(language)}`;
  const page = await fetch(address, { credentials: "omit", cache: "no-store", headers: { Accept: "text/html" } });
  if (!page.ok) return;
  const named = assetsIn(await page.clone().text());
  await Promise.all([...new Set([...named, ...loaded])].map(assetAt));
  const shell = await caches.open(SHELL);
  const former = await (await shell.match(OFFLINE_PAGE))?.text();
  await shell.put(OFFLINE_PAGE, page);
  if (former !== undefined && assetsIn(former).join() !== named.join()) await forgetAllBut([...named, ...loaded]);
}

async function forgetAllBut(paths: readonly string[]): Promise<void> {
  const assets = await caches.open(ASSETS);
  const requests = await assets.keys();
  const old = requests.filter(({ url }) => !paths.includes(new URL(url).pathname));
  await Promise.all(old.map((request) => assets.delete(request)));
}

async function assetAt(path: string): Promise<Response> {
  const assets = await caches.open(ASSETS);
  const kept = await assets.match(path);
  if (kept !== undefined) return kept;
  const response = await fetch(path);
  // A full disk must not cost the answer.
  if (response.ok) await assets.put(path, response.clone()).catch(() => undefined);
  return response;
}

async function pageOf({ request, preloadResponse }: NavigationEvent, url: URL): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const page = await (await caches.open(SHELL)).match(OFFLINE_PAGE);
    if (page === undefined) throw error;
    return isOfflinePage(url.pathname) ? page : Response.redirect(offlineAddressOf(url));
  }
}
