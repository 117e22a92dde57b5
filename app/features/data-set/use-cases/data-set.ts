import type { Credit } from "@valora/market-data";
import { Failure } from "../../../failure.ts";
import {
  type DataSetAnswer,
  type DataSetColumn,
  type DataSetFileName,
  type DataSetTable,
  dataSetFiles,
  dataSetFormats,
} from "../contracts/data-set.ts";

export type DataSetFile = { name: DataSetFileName; bytes: Uint8Array<ArrayBuffer>; sha256: string };

/** All files of an edition. */
export type MadeDataSet = {
  edition: string;
  dataAsOf: string;
  tables: readonly { name: DataSetTable; columns: readonly DataSetColumn[]; rows: number }[];
  credits: readonly Credit[];
  leftOut: DataSetAnswer["leftOut"];
  files: readonly DataSetFile[];
};

/** Makes the files, or gives those that are made. */
export type DataSetContext = { made(): Promise<MadeDataSet> };

export type DataSetUseCases = {
  tell(): Promise<DataSetAnswer>;
  /** Throws `notFound` for a name of none. */
  file(name: string): Promise<DataSetFile & { dataAsOf: string }>;
};

/** The included data as files, the same for everyone: what there is, and each file. */
export const dataSetIn = ({ made }: DataSetContext): DataSetUseCases => ({
  async tell() {
    const { edition, dataAsOf, tables, credits, leftOut, files } = await made();
    const told = (name: string) => toldOf(fileNamed(files, name));
    return {
      schemaVersion: 1,
      ...{ edition, dataAsOf, leftOut },
      tables: tables.map(({ name, rows, columns }) => ({
        ...{ name, rows, columns: [...columns] },
        files: dataSetFormats.map((format) => told(`${name}.${format}`)),
      })),
      licence: told("licence.txt"),
      credits: [...credits],
    };
  },
  async file(name) {
    // Nothing is made for a name of none.
    if (!dataSetFiles.some((each) => each === name)) throw new Failure("notFound");
    const { files, dataAsOf } = await made();
    return { ...fileNamed(files, name), dataAsOf };
  },
});

function fileNamed(files: readonly DataSetFile[], name: string): DataSetFile {
  const file = files.find((each) => each.name === name);
  if (file === undefined) throw new Failure("notFound");
  return file;
}

const toldOf = ({ name, bytes, sha256 }: DataSetFile) => ({
  ...{ name, path: `/api/v1/data-set/${name}`, bytes: bytes.byteLength, sha256 },
});
