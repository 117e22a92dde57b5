import { type Directory, directory } from "./listings/directory.ts";
import { bundledFiles, dataDirectory, stampOfFiles } from "./providers/bundled/bundled-files.ts";
import { type BundledProvider, bundled } from "./providers/bundled/index.ts";

/** The bundled data as one process reads them: the files, their provider, and the directory of listings. */
export type Bundle = {
  files: ReturnType<typeof bundledFiles>;
  local: BundledProvider;
  listings: () => Directory;
};

/** Two at most: the included data set and one other. */
const KEPT = 2;
const opened = new Map<string, Bundle>();

/** Opens the bundled files of a folder; files that have not changed are read, checked and indexed once in a process. */
export function bundleIn(folder: string = dataDirectory()): Bundle {
  const key = `${folder}\n${stampOfFiles(folder)}`;
  const bundle = opened.get(key) ?? newBundle(folder);
  // The latest stands last; what has not been asked for longest goes.
  opened.delete(key);
  opened.set(key, bundle);
  for (const oldest of [...opened.keys()].slice(0, -KEPT)) opened.delete(oldest);
  return bundle;
}

function newBundle(folder: string): Bundle {
  const files = bundledFiles(folder);
  const local = bundled(files);
  let listed: Directory | undefined;
  const listings = () => {
    listed ??= directory(files.directory(), local.has);
    return listed;
  };
  return { files, local, listings };
}
