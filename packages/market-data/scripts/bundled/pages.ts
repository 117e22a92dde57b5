import { figureNames } from "@valora/valuation";
import type { Checked } from "./checked.ts";
import type { creditsOf } from "./credits.ts";
import type { Finding } from "./repairs.ts";

/** The credits as a page, for people who read the repository. */
export function creditsPage(credits: ReturnType<typeof creditsOf>): string {
  const rows = credits.map(({ name, url, terms, asOf, covers }) => {
    return `| ${url === null ? name : `[${name}](${url})`} | ${covers} | ${asOf} | ${terms} |`;
  });
  return page("# Credits of the bundled data", ["| source | what | as of | terms |", "|---|---|---|---|", ...rows]);
}

/** How many companies have each figure in their latest year, and what the build found. */
export function coveragePage(companies: readonly Checked[], findings: readonly Finding[]): string {
  const american = companies.filter(
    ({ company }) => company.currency === "USD" && company.quote?.currency === undefined,
  );
  const european = companies.filter((each) => !american.includes(each));
  const share = (group: readonly Checked[], has: (years: Checked["years"]) => number) =>
    group.reduce((sum, { years }) => sum + has(years), 0);
  const figures = figureNames.map((name) => {
    const inLatest = (years: Checked["years"]) => (years.at(-1)?.figures.has(name) ? 1 : 0);
    return `| ${name} | ${share(american, inLatest)} | ${share(european, inLatest)} |`;
  });
  const years = (group: readonly Checked[]) => share(group, (statements) => statements.length);
  const kinds = [...Map.groupBy(findings, ({ kind }) => kind)]
    .map(([kind, group]) => `| ${kind} | ${group.length} | ${new Set(group.map(({ ticker }) => ticker)).size} |`)
    .sort();
  return page("# Coverage of the bundled data", [
    `${american.length} American companies with ${years(american)} annual statements, ${european.length} European`,
    `ones with ${years(european)}. Companies that have the figure in their latest year:`,
    "",
    "| figure | American | European |",
    "|---|---|---|",
    ...figures,
    "",
    "What the build found, one by one in `findings.json`; `../DATA.md` says what each kind means:",
    "",
    "| finding | times | companies |",
    "|---|---|---|",
    ...kinds,
  ]);
}

const page = (title: string, lines: readonly string[]) =>
  `${[title, "", "Written by `scripts/build-bundled.ts`; do not edit.", "", ...lines].join("\n")}\n`;
