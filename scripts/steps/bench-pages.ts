import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { chromiumPath } from "./bench-chromium.ts";

type Row = readonly [what: string, figure: string];

const pages = [
  { name: "Home page", path: "/" },
  { name: "Page of a company", path: "/analysis/AAPL" },
  { name: "Page that is only read", path: "/faq" },
] as const;

const LIGHTHOUSE = "lighthouse@12.8.2";
const LARGEST_REPORT_IN_BYTES = 64_000_000;
const LONGEST_IN_MILLISECONDS = 300_000;

/** The scripts that a page's text names, and their size gzipped; parts that come later are left out. */
async function scriptsOf(site: string, path: string): Promise<string> {
  const html = await fetch(`${site}${path}`).then((response) => response.text());
  const tags = html.match(/<(?:link (?:data-)?rel="modulepreload"|script type="module" src=)[^>]*>/g) ?? [];
  const addresses = new Set(tags.flatMap((tag) => /(?:href|src)="([^"]+)"/.exec(tag)?.[1] ?? []));
  const bodies = await Promise.all(
    [...addresses].map((address) => fetch(`${site}${address}`).then((response) => response.arrayBuffer())),
  );
  const total = bodies.reduce((sum, body) => sum + gzipSync(new Uint8Array(body), { level: 9 }).length, 0);
  return `${addresses.size} files, ${(total / 1_000).toFixed(1)} kB`;
}

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { displayValue?: string }>;
};

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const told = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"];

/**
 * Lighthouse as on a telephone. It is fetched when it is asked for, and not installed with the product: 180 MB that only
 * this measurement needs.
 */
async function lighthouse(address: string): Promise<string> {
  const flags = ["--output=json", "--quiet", `--only-categories=${categories.join(",")}`];
  const chrome = "--chrome-flags=--headless=new --no-sandbox --disable-gpu";
  const ask = promisify(execFile)("npx", ["--yes", LIGHTHOUSE, address, ...flags, chrome], {
    env: { ...process.env, CHROME_PATH: chromiumPath },
    maxBuffer: LARGEST_REPORT_IN_BYTES,
    timeout: LONGEST_IN_MILLISECONDS,
  });
  return ask.then(
    ({ stdout }) => {
      // The report of the version named above.
      const report = JSON.parse(stdout) as Report;
      const scores = categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100)).join(" / ");
      return `${scores} (${told.map((audit) => report.audits[audit]?.displayValue ?? "–").join(", ")})`;
    },
    (error: Error) => `not measured: ${error.message.split("\n")[0]}`,
  );
}

/** How heavy the pages are, and what Lighthouse says of them: performance, accessibility, best practices, search engines. */
export async function pageSpeed(site: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, path } of pages) {
    rows.push([`${name}, JavaScript gzipped before later parts`, await scriptsOf(site, path)]);
    rows.push([
      `${name}, Lighthouse mobile (first and largest paint, blocking, shift)`,
      await lighthouse(`${site}${path}`),
    ]);
  }
  return rows;
}
