import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { baseData } from "./base-data.ts";
import { BuildTrouble } from "./build-trouble.ts";
import { rowOf } from "./company-row.ts";
import { type Journal, openJournal } from "./journal.ts";
import { type PriceFile, readPrices } from "./price-file.ts";
import type { Progress } from "./progress.ts";
import { type KnownSymbols, readFiler } from "./read-filer.ts";
import { sourceFile } from "./source-file.ts";
import { type DataReport, writeData } from "./write-data.ts";
import { type Member, openZip, type ZipArchive } from "./zip-archive.ts";

export type BuildOptions = {
  /** Paths or addresses. */
  companyFacts: string;
  submissions: string;
  prices: string;
  /** The share of rows of the price file that may be unreadable before the build fails. */
  mostRefused?: number;
  /** The folder to build. */
  out: string;
  /** The folder of the data to start from. */
  base: string;
  userAgent: string | null;
  today: string;
  progress: Progress;
};

export type BuildReport = DataReport & {
  /** Filers with company facts, and those that an earlier run had finished. */
  filers: number;
  resumed: number;
  priceRows: Pick<PriceFile, "rows" | "refused" | "superseded">;
  /** JSON that this run inflated and parsed, and the time it took. */
  bytes: number;
  seconds: number;
};

const memberName = /^CIK\d{10}\.json$/;

/** The SEC's archives and a price file → a folder of bundled data for every listed filer. */
export async function buildData(options: BuildOptions): Promise<BuildReport> {
  const { out, progress, userAgent } = options;
  const work = join(out, ".build");
  mkdirSync(work, { recursive: true });
  const local = { downloads: join(work, "downloads"), userAgent, progress };
  // the small one first: a wrong price file is told before gigabytes are fetched
  const prices = await readPrices(await sourceFile(options.prices, local), options.mostRefused);
  const base = baseData(options.base);
  const submissionsPath = await sourceFile(options.submissions, local);
  const companyFactsPath = await sourceFile(options.companyFacts, local);

  const companyFacts = await openZip(companyFactsPath, (name) => memberName.test(name));
  try {
    if (companyFacts.members.size === 0) throw wrongArchive(companyFactsPath, "companyfacts.zip");
    const submissions = await openZip(submissionsPath, (name) => companyFacts.members.has(name));
    try {
      if (submissions.members.size === 0) throw wrongArchive(submissionsPath, "submissions.zip");
      const archives = [companyFactsPath, submissionsPath].map(fingerprint).join(" ");
      const journal = await openJournal(join(work, "filers.ndjson"), archives);
      const read = await readAll({ companyFacts, submissions, journal, known: base, progress });
      progress.say("writing the files");
      const data = { journal, base, prices, today: options.today, folder: out };
      const resumed = journal.done.size;
      return {
        ...(await writeData(data)),
        ...read,
        filers: companyFacts.members.size,
        resumed,
        priceRows: prices,
      };
    } finally {
      submissions.close();
    }
  } finally {
    companyFacts.close();
  }
}

function wrongArchive(path: string, name: string): BuildTrouble {
  return new BuildTrouble(`${path} holds no file CIK##########.json that is needed: is it the SEC's ${name}?`);
}

function fingerprint(path: string): string {
  const { size, mtimeMs } = statSync(path);
  return `${size}:${Math.round(mtimeMs)}`;
}

type Reading = {
  companyFacts: ZipArchive;
  submissions: ZipArchive;
  journal: Journal;
  known: KnownSymbols;
  progress: Progress;
};

/** While one filer is parsed, the bytes of the next ones are inflated in other threads. */
const filersAhead = 2;

async function readAll({ companyFacts, submissions, journal, known, progress }: Reading) {
  const members = [...companyFacts.members.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
  const waiting = members.filter(({ name }) => !journal.done.has(cikOf(name)));
  if (journal.done.size > 0)
    progress.say(`going on: ${journal.done.size} of ${members.length} filers are already read`);
  const started = performance.now();
  let bytes = 0;
  let done = members.length - waiting.length;

  const read = async (member: Member) => {
    let inflated = 0;
    const counted = async (archive: ZipArchive, each: Member) => {
      inflated += each.bytes;
      return archive.read(each);
    };
    const described = submissions.members.get(member.name);
    const cik = cikOf(member.name);
    if (!described) return { cik, bytes: 0, skip: "withoutSubmissions", companies: [], listings: [] };
    const bytesOf = {
      cik,
      submissions: () => counted(submissions, described),
      companyFacts: () => counted(companyFacts, member),
    };
    const { companies, listings, skip } = await readFiler(bytesOf, known);
    return { cik, bytes: inflated, skip, companies: companies.map(rowOf), listings: [...listings] };
  };
  const ahead: ReturnType<typeof read>[] = [];
  let next = 0;
  try {
    while (ahead.length > 0 || next < waiting.length) {
      for (let member = waiting[next]; member && ahead.length <= filersAhead; member = waiting[++next]) {
        ahead.push(read(member));
      }
      const line = await ahead.shift();
      if (!line) break;
      journal.append(line);
      bytes += line.bytes;
      progress.update({ label: "reading filers", done: ++done, total: members.length, unit: "companies" });
    }
  } finally {
    await Promise.allSettled(ahead);
    progress.finish();
  }
  return { bytes, seconds: (performance.now() - started) / 1000 };
}

const cikOf = (name: string) => name.slice("CIK".length, -".json".length);
