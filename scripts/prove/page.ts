import type { Crowd } from "./crowd.ts";
import type { KilledServers } from "./deliveries/killed-servers.ts";
import type { Killed } from "./kills.ts";
import { soakFigure, socketsFigure, streamsFigure, usersFigure } from "./load-figures.ts";
import type { Figure, Row } from "./row.ts";
import type { Soaked } from "./soak.ts";

/** What became of the tests of one file. */
export type FileResult = { passed: number; failed: number; skipped: number };
/** On each database; null: PostgreSQL is not installed, or it was not asked for. */
export type Measured<Found> = { embedded: Found | null; postgres: Found | null };
export type Proof = {
  /** Requests of the restart of two processes. */
  requests: number;
  kills: Measured<Killed>;
  deliveries: Measured<KilledServers>;
  /** By the path of the file; a file that is missing was not run. */
  files: ReadonlyMap<string, FileResult>;
  soaked: Soaked | null;
  crowd: Crowd | null;
};
/** The last figure of a row, with the run that found it. */
export type Kept = Figure & { day: string; version: string; machine: string; command: string };
export type KeptFigures = Readonly<Record<string, Kept>>;

const whole = (value: number): string => new Intl.NumberFormat("en").format(value);

function writesText({ kills, killsAtStart, acknowledged, lost, halves, slowestOpeningInMilliseconds }: Killed): string {
  const seconds = (slowestOpeningInMilliseconds / 1_000).toFixed(1);
  return `${whole(kills)} kills (${whole(killsAtStart)} in a start), ${whole(acknowledged)} pairs acknowledged, **${lost} lost**, ${halves} half; opened again within ${seconds} s`;
}

function deliveriesText({ kills, killsAtStart, runs, alerts, mails, events, ...found }: KilledServers): string {
  const { lost, unfinished, doubled, repeatedMails, repeatedEvents, forged } = found;
  const asked = `${whole(runs)} runs and ${whole(alerts)} alerts, ${whole(mails)} mails and ${whole(events)} events arrived`;
  const repeated = `again under the same id ${whole(repeatedMails)} mails and ${whole(repeatedEvents)} events`;
  const underWay = unfinished === 0 ? "" : `, **${whole(unfinished)} unfinished** when the wait ended`;
  const badlySigned = forged === 0 ? "" : `, ${whole(forged)} badly signed`;
  return `${whole(kills)} kills (${whole(killsAtStart)} in a start), ${asked}, **${lost} lost**${underWay}, **${doubled} doubled**${badlySigned}; ${repeated}`;
}

/** What was found on both databases; it fails where anything was found that must not be. */
function figureOnEach<Found>(
  { embedded, postgres }: Measured<Found>,
  { textOf, isBroken }: { textOf(found: Found): string; isBroken(found: Found): boolean },
): Figure {
  const said = (name: string, found: Found | null) =>
    `${name}: ${found === null ? "not measured in this run" : textOf(found)}`;
  const all = [embedded, postgres].filter((each) => each !== null);
  const text = `${said("embedded", embedded)}. ${said("PostgreSQL", postgres)}`;
  return { text, state: all.length === 0 ? "open" : all.some(isBroken) ? "fails" : "holds" };
}

const unmeasured: Figure = { text: "not measured in this run", state: "open" };

/** The figure of a row, and whether it was measured and holds. */
export function figureOf({ id, by }: Row, proof: Proof): Figure {
  if (by.kind === "none") return { text: `not measured: ${by.why}`, state: "open" };
  if (by.kind === "elsewhere") return { text: `not measured here: ${by.where}`, state: "open" };
  if (by.kind === "kills" && by.of === "writes")
    return figureOnEach(proof.kills, {
      textOf: writesText,
      isBroken: ({ lost, halves }) => lost > 0 || halves > 0,
    });
  if (by.kind === "kills")
    return figureOnEach(proof.deliveries, {
      textOf: deliveriesText,
      // A measurement that was cut off proves nothing.
      isBroken: ({ lost, unfinished, doubled, forged }) => lost + unfinished + doubled + forged > 0,
    });
  if (by.kind === "load") return loadFigure(by.of, proof);
  const found = by.files.map((file) => proof.files.get(file));
  if (found.some((each) => each === undefined)) return unmeasured;
  const sum = (of: keyof FileResult) => found.reduce((total, each) => total + (each?.[of] ?? 0), 0);
  const [passed, failed, skipped] = [sum("passed"), sum("failed"), sum("skipped")];
  const requests = id === "R-STOP" && proof.requests > 0 ? `, ${whole(proof.requests)} requests` : "";
  const text = `${passed} tests passed, **${failed} failed**${skipped > 0 ? `, ${skipped} skipped` : ""}${requests}`;
  return { text, state: failed > 0 ? "fails" : passed > 0 ? "holds" : "open" };
}

function loadFigure(of: "soak" | "streams" | "sockets" | "users", { soaked, crowd }: Proof): Figure {
  if (of === "soak") return soaked === null ? unmeasured : soakFigure(soaked);
  if (crowd === null) return unmeasured;
  if (of === "streams") return streamsFigure(crowd.streams);
  return of === "sockets" ? socketsFigure(crowd.sockets) : usersFigure(crowd.users);
}

type Run = Omit<Kept, keyof Figure>;

/** The figures of a run in the place of those that were kept of the same rows; a row that it has not measured keeps its own. */
export function keptAfter(
  kept: KeptFigures,
  rows: readonly Row[],
  { proof, run }: { proof: Proof; run: Run },
): KeptFigures {
  const found = rows.map((row) => [row.id, { ...figureOf(row, proof), ...run }] as const);
  const known = rows.flatMap(({ id }) => (kept[id] === undefined ? [] : [[id, kept[id]] as const]));
  return Object.fromEntries([...known, ...found.filter(([, { state }]) => state !== "open")]);
}

const neverMeasured = ({ by }: Row): string => {
  if (by.kind === "none") return `not measured: ${by.why}`;
  return by.kind === "elsewhere" ? `not measured here: ${by.where}` : "not measured yet";
};

const verdicts = { fails: "Fails", unclear: "Unclear", open: "Not measured" } as const;

/** The page of the proof, in Markdown. */
export function proofPage(kept: KeptFigures, parts: Readonly<Record<string, readonly Row[]>>): string {
  const rows = Object.values(parts).flat();
  const counted = (state: string) => rows.filter(({ id }) => (kept[id]?.state ?? "open") === state).length;
  const tables = Object.entries(parts).map(([title, of]) => {
    const lines = of.map((row) => {
      const figure = kept[row.id];
      const when = figure === undefined ? "–" : `${figure.day}, ${figure.version}, \`${figure.command}\``;
      const verdict = figure === undefined || figure.state === "holds" ? "" : `**${verdicts[figure.state]}.** `;
      return `| ${row.id} | ${row.what} | ${row.goal} | ${verdict}${figure?.text ?? neverMeasured(row)} | ${when} | ${filesOf(row)} |`;
    });
    return `## ${title}\n| row | what happens | goal | figure | measured | shown by |\n|---|---|---|---|---|---|\n${lines.join("\n")}\n`;
  });
  return `# What was proved, and when

\`npm run prove\` makes this page. Each row keeps its last figure, with the day, the version and the command of the run that found it. Of ${rows.length} rows ${counted("holds")} hold, ${counted("fails")} fail, ${counted("unclear")} are unclear, and ${counted("open")} were not measured, which each says.

${machineLines(rows.flatMap(({ id }) => kept[id]?.machine ?? [])).join("\n\n")}

\`\`\`sh
npm run prove                                   # everything: 40 kills on each database, 1,000 requests while two processes restart, the tests of each row, a crowd, an hour of load
npm run prove -- --kills 200 --requests 10000   # the long form
npm run prove -- --kills 10 --only kills        # the kills of writing processes alone
npm run prove -- --kills 40 --only deliveries   # the kills of servers that run jobs and deliver
npm run prove -- --kills 200 --only deliveries --minutes 20   # as many of them as fit into twenty minutes on each database
npm run prove -- --requests 10000 --only servers --rows R-STOP
npm run prove -- --only crowd                   # 600 streams, slow and half-open sockets, 1,000 users
npm run prove -- --only soak --soak 60          # an hour of load
npm run prove -- --only tests --rows R-DISK,T-LOG
npm run prove -- --seed 7                       # the same moments again
\`\`\`
Everything runs on this machine and its loopback, in folders of its own that go afterwards. A short form of the kills of writing processes is a part of \`npm test\`, and so is every test that is named here.

${tables.join("\n")}`;
}

/** One line for each machine, with how busy it was when its runs ended. */
function machineLines(machines: readonly string[]): string[] {
  const known = new Map<string, Set<number>>();
  for (const machine of machines) {
    const [, name = machine, load] = /^(.*) \(load average (\d+) at the end\)$/.exec(machine) ?? [];
    const loads = known.get(name) ?? new Set();
    known.set(name, load === undefined ? loads : loads.add(Number(load)));
  }
  return [...known].map(([name, loads]) => {
    const [least, most] = [Math.min(...loads), Math.max(...loads)];
    const busy = loads.size === 0 ? "" : ` (load average ${least === most ? least : `${least} to ${most}`} at the end)`;
    return `Machine: ${name}${busy}.`;
  });
}

const filesOf = ({ by }: Row): string => {
  if (by.kind === "kills") return by.of === "writes" ? "`scripts/prove/kills.ts`" : "`scripts/prove/deliveries`";
  if (by.kind === "load") return by.of === "soak" ? "`scripts/prove/soak.ts`" : "`scripts/prove/crowd.ts`";
  return by.kind === "tests" ? by.files.map((file) => `\`${file}\``).join(", ") : "–";
};
