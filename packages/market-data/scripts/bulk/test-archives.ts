import { crc32, deflateRawSync } from "node:zlib";

/** A zip archive, written by hand so that the tests know every byte; with zip64 fields when asked. */
export function zipOf(files: ReadonlyMap<string, string | Buffer>, { zip64 = false } = {}): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of files) {
    const data = Buffer.from(content);
    const packed = deflateRawSync(data);
    const nameBytes = Buffer.from(name);
    const sizes = [crc32(data), packed.length, data.length] as const;
    const header = record([
      u32(0x04034b50),
      u16(45),
      u16(0),
      u16(8),
      u32(0),
      ...sizes.map(u32),
      u16(nameBytes.length),
      u16(0),
    ]);
    local.push(header, nameBytes, packed);
    const extra = zip64
      ? record([u16(1), u16(24), u64(data.length), u64(packed.length), u64(offset)])
      : Buffer.alloc(0);
    const written = zip64 ? [sizes[0], 0xffffffff, 0xffffffff] : sizes;
    central.push(
      record([u32(0x02014b50), u16(45), u16(45), u16(0), u16(8), u32(0), ...written.map(u32)]),
      record([u16(nameBytes.length), u16(extra.length), u16(0), u16(0), u16(0), u32(0)]),
      u32(zip64 ? 0xffffffff : offset),
      nameBytes,
      extra,
    );
    offset += header.length + nameBytes.length + packed.length;
  }
  const table = Buffer.concat(central);
  const count = files.size;
  const end64 = zip64
    ? record([
        ...[u32(0x06064b50), u64(44), u16(45), u16(45), u32(0), u32(0)],
        ...[u64(count), u64(count), u64(table.length), u64(offset)],
        ...[u32(0x07064b50), u32(0), u64(offset + table.length), u32(1)],
      ])
    : Buffer.alloc(0);
  const entries = zip64 ? 0xffff : count;
  const places = zip64 ? [0xffffffff, 0xffffffff] : [table.length, offset];
  const end = record([u32(0x06054b50), u16(0), u16(0), u16(entries), u16(entries), ...places.map(u32), u16(0)]);
  return Buffer.concat([...local, table, end64, end]);
}

const record = (parts: readonly Buffer[]) => Buffer.concat(parts);
const u16 = (value: number) => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
};
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const u64 = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};

export type SampleFiler = {
  cik: number;
  name: string;
  tickers: readonly string[];
  sic?: string;
  place?: string;
  years?: number;
  /** The number of another filer whose amounts it files; its own are its own. */
  amountsOf?: number;
};

const cikOf = (cik: number) => String(cik).padStart(10, "0");
export const memberOf = ({ cik }: SampleFiler) => `CIK${cikOf(cik)}.json`;
const accessionOf = ({ cik }: SampleFiler, year: number) => `${cikOf(cik)}-${String(year + 1).slice(2)}-000007`;

/** Who files, in the SEC's shape. */
export function submissionsOf(filer: SampleFiler): string {
  const { cik, name, tickers, sic = "3571", place = "CA" } = filer;
  return JSON.stringify({
    cik: cikOf(cik),
    entityType: "operating",
    sic,
    sicDescription: "Electronic Computers",
    name,
    tickers,
    exchanges: tickers.map(() => "Nasdaq"),
    fiscalYearEnd: "1231",
    addresses: { business: { stateOrCountry: place } },
    filings: {
      recent: { accessionNumber: [accessionOf(filer, 2024)], filingDate: ["2025-02-10"], form: ["10-K"] },
    },
  });
}

/**
 * Its filings, in the SEC's shape: sales of a million times the year (and a million more for each number after the first,
 * so that no two file the same), a tenth of it earned, a hundred thousand shares.
 * The report of 2024 restates the sales of 2023 by one dollar.
 */
export function companyFactsOf(filer: SampleFiler): string {
  const years = Array.from({ length: filer.years ?? 3 }, (_, index) => 2025 - (filer.years ?? 3) + index);
  const fact = (year: number, val: number, filedFor = year) => ({
    end: `${year}-12-31`,
    val,
    accn: accessionOf(filer, filedFor),
    fy: filedFor,
    fp: "FY",
    form: "10-K",
    filed: `${filedFor + 1}-02-10`,
  });
  const flow = (year: number, val: number, filedFor = year) => ({
    start: `${year}-01-01`,
    ...fact(year, val, filedFor),
  });
  const money = (facts: unknown[]) => ({ label: "", description: "", units: { USD: facts } });
  const salesOf = (year: number) => (year + ((filer.amountsOf ?? filer.cik) % 1_000) - 1) * 1_000_000;
  const sales = years.map((year) => flow(year, salesOf(year)));
  if (years.includes(2023)) sales.push(flow(2023, salesOf(2023) + 1, 2024));
  return JSON.stringify({
    cik: filer.cik,
    entityName: filer.name,
    facts: {
      dei: {
        EntityCommonStockSharesOutstanding: { units: { shares: [{ ...fact(2024, 100_000), end: "2025-01-31" }] } },
      },
      "us-gaap": {
        Revenues: money(sales),
        NetIncomeLoss: money(years.map((year) => flow(year, salesOf(year) / 10))),
        NetCashProvidedByUsedInOperatingActivities: money(years.map((year) => flow(year, salesOf(year) / 8))),
        Assets: money(years.map((year) => fact(year, salesOf(year) * 2))),
        StockholdersEquity: money(years.map((year) => fact(year, salesOf(year)))),
        Liabilities: money(years.map((year) => fact(year, salesOf(year)))),
        WeightedAverageNumberOfDilutedSharesOutstanding: {
          units: { shares: years.map((year) => flow(year, 100_000)) },
        },
      },
    },
  });
}

/** Both archives of the same filers. */
export function archivesOf(filers: readonly SampleFiler[], options = {}) {
  return {
    companyFacts: zipOf(new Map(filers.map((filer) => [memberOf(filer), companyFactsOf(filer)])), options),
    submissions: zipOf(new Map(filers.map((filer) => [memberOf(filer), submissionsOf(filer)])), options),
  };
}
