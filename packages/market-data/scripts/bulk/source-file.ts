import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { BuildTrouble } from "./build-trouble.ts";
import { download } from "./download.ts";
import type { Progress } from "./progress.ts";

export type SourceOptions = {
  /** Where what was fetched is kept, so that the next run need not fetch it again. */
  downloads: string;
  userAgent: string | null;
  progress: Progress;
};

/** The local file behind a path or an address. An address is fetched, or completed, or found to be unchanged. */
export async function sourceFile(pathOrAddress: string, options: SourceOptions): Promise<string> {
  if (!/^https?:\/\//i.test(pathOrAddress)) {
    const path = resolve(pathOrAddress);
    if (!existsSync(path)) throw new BuildTrouble(`${path} does not exist.`);
    return path;
  }
  const url = URL.parse(pathOrAddress);
  if (!url) throw new BuildTrouble(`${pathOrAddress} is no address.`);
  if (isOfTheSec(url) && !options.userAgent) {
    throw new BuildTrouble(
      "The SEC answers only who says who they are. Add --user-agent 'Your Name you@example.org', or set SEC_USER_AGENT.",
    );
  }
  await mkdir(options.downloads, { recursive: true });
  const target = join(options.downloads, basename(url.pathname) || "download");
  await download(url, target, options);
  return target;
}

const isOfTheSec = ({ hostname }: URL) => hostname === "sec.gov" || hostname.endsWith(".sec.gov");
