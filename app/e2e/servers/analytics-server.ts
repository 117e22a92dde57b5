import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** As Plausible's script does: tells of the page it is loaded on, and of each one after it. */
const script = `(() => {
  const { src, dataset } = document.currentScript;
  const tell = () => fetch(new URL("/api/event", src), { method: "POST", body: JSON.stringify({ n: "pageview", u: location.href, d: dataset.domain }) });
  const pushState = history.pushState;
  history.pushState = function () { pushState.apply(this, arguments); tell(); };
  addEventListener("popstate", tell);
  tell();
})();`;

/** A server on this machine that plays the service which counts readers. */
export async function startAnalyticsServer() {
  let requests = 0;
  const pages: string[] = [];
  const server = createServer((request, response) => {
    requests += 1;
    const cors = { "Access-Control-Allow-Origin": "*" };
    if (request.url === "/js/script.js") {
      response.writeHead(200, { ...cors, "Content-Type": "text/javascript" }).end(script);
      return;
    }
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      const { u, d } = JSON.parse(body);
      pages.push(`${d} ${new URL(u).pathname}`);
      response.writeHead(202, cors).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    // Safe: it listens on a port.
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** How often anything was asked of it. */
    requests: () => requests,
    /** The site and the pages it was told of, in order. */
    pages,
    stop: () => new Promise((done) => server.close(done)),
  };
}
