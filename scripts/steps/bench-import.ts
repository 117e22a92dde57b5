import { type ChildProcess, fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { workbookFiles, workbookWith } from "../../app/e2e/bad-inputs/files/workbook-files.ts";

type Row = readonly [what: string, figure: string];
/** The longest time without a break on the main thread, of computing and by the clock. */
type Told = { megabytes: number; longestStall: number; longestSilence: number };
type Imported = Told & { status: number; milliseconds: number };

const MEGABYTE = 1_048_576;
const rounds = 3;

/** Workbooks of ten megabytes that are right: what makes them large is not the table. */
function legalWorkbooks(): readonly [string, Buffer][] {
  const noise = (megabytes: number) => randomBytes(Math.floor(megabytes * MEGABYTE));
  const numbers = noise(7.6).toString("hex").replace(/.{16}/g, "<c><v>$&</v></c>");
  const texts = noise(9.5)
    .toString("base64")
    .replace(/.{300}/g, "$&</t></si><si><t>");
  const sheet = Buffer.from(`<worksheet><sheetData><row>${numbers}</row></sheetData></worksheet>`);
  const shared = Buffer.from(`<sst><si><t>€${texts}</t></si></sst>`);
  const empty = Buffer.from(`<row r="4">${'<c r="D4" s="1"/>'.repeat(1_700_000)}</row>`);
  return [
    ["pictures", workbookWith({ "xl/media/image1.png": noise(9.9) })],
    ["a large second sheet", workbookWith({ "xl/worksheets/sheet2.xml": sheet })],
    ["many texts", workbookWith({ "xl/sharedStrings.xml": shared })],
    ["1.7 million empty cells", workbookWith({}, empty.toString())],
  ];
}

const fields = {
  name: "Bench",
  country: "ES",
  sector: "industrials",
  currency: "EUR",
  unit: "units",
  sharesUnit: "units",
};

async function bring(server: ChildProcess, address: string, file: Buffer): Promise<Imported> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, numberFormat: "point" })) form.set(name, value);
  form.set("file", new File([Uint8Array.from(file)], "accounts.xlsx"));
  server.send("begin");
  await once(server, "message");
  const started = performance.now();
  const { status } = await fetch(address, { method: "POST", body: form });
  const milliseconds = performance.now() - started;
  server.send("end");
  // The server answers with what it has counted.
  const [told] = (await once(server, "message")) as [Told];
  return { status, milliseconds, ...told };
}

/** The most memory and the longest stall of several rounds, with the status of all. */
function worst(imports: readonly Imported[]): Imported {
  const most = (of: (each: Imported) => number) => Math.max(...imports.map(of));
  return {
    status: most(({ status }) => status),
    milliseconds: most(({ milliseconds }) => milliseconds),
    megabytes: most(({ megabytes }) => megabytes),
    longestStall: most(({ longestStall }) => longestStall),
    longestSilence: most(({ longestSilence }) => longestSilence),
  };
}

const figure = ({ status, milliseconds, megabytes, longestStall, longestSilence }: Imported): string =>
  `${status} in ${milliseconds.toFixed(0)} ms, memory +${megabytes.toFixed(0)} MB (target 150), longest stall ${longestStall.toFixed(0)} ms (wall ${longestSilence.toFixed(0)}, target 100)`;

/** Large workbooks that are right and bombs, sent to a real server in a process of its own. */
export async function importSpeed(): Promise<Row[]> {
  const server = fork(join(import.meta.dirname, "bench-import-server.ts"), {
    execArgv: ["--conditions=source", "--expose-gc"],
    stdio: "ignore",
  });
  try {
    // The first thing it says is where it listens.
    const [{ host, port }] = (await once(server, "message")) as [{ host: string; port: number }];
    const address = `http://${host}:${port}/api/v1/imports`;
    const small = workbookFiles["xlsx-good"]?.(0) ?? Buffer.alloc(0);
    await bring(server, address, small);
    const allowed = workbookFiles["xlsx-bomb-in-sheet"]?.(31) ?? Buffer.alloc(0);
    const bombs = ["xlsx-deflate-bomb", "xlsx-bomb-in-sheet", "xlsx-lying-bomb", "zip-overlap-bomb"] as const;
    const files: readonly (readonly [what: string, file: Buffer])[] = [
      ...legalWorkbooks().map(([what, file]): [string, Buffer] => [
        `Workbook of ${(file.length / MEGABYTE).toFixed(1)} MB with ${what}`,
        file,
      ]),
      ["Bomb of 31 MB, which is inflated to be looked at", allowed],
      ...bombs.map((name): [string, Buffer] => [`Bomb ${name}`, workbookFiles[name]?.(0) ?? Buffer.alloc(0)]),
    ];
    const rows: Row[] = [];
    for (const [what, file] of files) {
      const imports: Imported[] = [];
      for (let round = 0; round < rounds; round += 1) imports.push(await bring(server, address, file));
      rows.push([`${what}, the worst of ${rounds}`, figure(worst(imports))]);
    }
    return rows;
  } finally {
    if (server.connected) server.send("stop");
    if (server.exitCode === null) await once(server, "exit");
  }
}
