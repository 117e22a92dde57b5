import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { fewestCompanies } from "@valora/valuation/implied-premium";
import { dataDirectory } from "../src/providers/bundled/bundled-files.ts";
import { type BuildReport, buildData } from "./bulk/build-data.ts";
import { BuildTrouble } from "./bulk/build-trouble.ts";
import { defaultMostRefused } from "./bulk/price-file.ts";
import { progressOn } from "./bulk/progress.ts";

const usage = `npm run data:build -- --company-facts <zip> --submissions <zip> --prices <csv> [--out <folder>]

  --company-facts   the SEC's companyfacts.zip, a path or an address
  --submissions     the SEC's submissions.zip, a path or an address
  --prices          CSV with the columns ticker, date, close and, where it is not the dollar, currency; a path or an address
  --most-refused    the share of rows of the price file that may be unreadable (0.05); beyond it the build fails
  --out             the folder to build (data/bundle); serve it with DATA_BUNDLE=<folder> npm start
  --base            the data to start from (the included ones)
  --user-agent      who asks, for the SEC: "Your Name you@example.org" (or the setting SEC_USER_AGENT)

A run that was stopped goes on where it was when the same command is run again.`;

const text = { type: "string" } as const;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      "company-facts": text,
      submissions: text,
      prices: text,
      "most-refused": text,
      out: text,
      base: text,
      "user-agent": text,
      help: { type: "boolean" },
    },
  });
  const { "company-facts": companyFacts, submissions, prices, out = join("data", "bundle") } = values;
  if (values.help || !companyFacts || !submissions || !prices) {
    console.error(usage);
    return values.help ? 0 : 2;
  }
  const folder = resolve(out);
  const report = await buildData({
    companyFacts,
    submissions,
    prices,
    mostRefused: shareOf(values["most-refused"]),
    out: folder,
    base: values.base ?? dataDirectory(),
    userAgent: values["user-agent"] ?? process.env.SEC_USER_AGENT ?? null,
    today: new Date().toISOString().slice(0, 10),
    progress: progressOn(process.stderr),
  });
  solvePremium(report, folder);
  console.log(summary(report, folder));
  return 0;
}

/**
 * The premium that these companies imply, in a process of its own: it has all of them in memory at once, which reading the
 * archives never has. Where that fails the premium of the data before stays, with its date.
 */
function solvePremium({ priced }: BuildReport, folder: string): void {
  if (priced < fewestCompanies) return;
  const script = fileURLToPath(new URL("./implied-premium.ts", import.meta.url));
  const { status } = spawnSync(
    process.execPath,
    ["--conditions=source", "--max-old-space-size=3072", script, "--data", folder, "--write"],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  if (status !== 0) console.error("The premium that the market implies was not solved; that of the data before stays.");
}

function shareOf(written: string | undefined): number {
  const share = written === undefined ? defaultMostRefused : Number(written);
  if (!(share >= 0 && share <= 1)) throw new BuildTrouble(`--most-refused is a share from 0 to 1, not ${written}.`);
  return share;
}

function summary(report: BuildReport, folder: string): string {
  const { bytes, seconds, skipped, priceRows, pricesWithoutCompany } = report;
  const speed = seconds > 0 ? ` (${(bytes / 1e6 / seconds).toFixed(0)} MB/s)` : "";
  const peak = process.resourceUsage().maxRSS / 1024;
  return [
    `${report.companies} companies of ${report.filers} filers, ${report.priced} with a price; ${report.takenOver} taken over from the data before`,
    `${report.statements} annual statements, ${report.figures} figures, each with its filing; ${report.findings} findings`,
    ...Object.entries(skipped).map(([reason, count]) => `  left out, ${reason}: ${count}`),
    ...[...priceRows.refused, ...priceRows.superseded].map(
      ([reason, { rows, firstLine }]) =>
        `  price rows left out, ${reason}: ${rows} of ${priceRows.rows} (first in line ${firstLine})`,
    ),
    ...(pricesWithoutCompany.symbols === 0
      ? []
      : [
          `  prices of symbols without accounts: ${pricesWithoutCompany.symbols} (${pricesWithoutCompany.some.join(", ")}, …)`,
        ]),
    `${(bytes / 1e6).toFixed(0)} MB of JSON in ${seconds.toFixed(1)} s${speed}, at most ${peak.toFixed(0)} MB of memory`,
    `Serve it: DATA_BUNDLE=${folder} npm start`,
  ].join("\n");
}

try {
  process.exitCode = await main();
} catch (error) {
  const isUsage = error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
  if (!(error instanceof BuildTrouble) && !isUsage) throw error;
  console.error(error.message);
  process.exitCode = isUsage ? 2 : 1;
}
