import { closeSync, constants, fchownSync, fstatSync, openSync, readdirSync, realpathSync, statSync } from "node:fs";

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
/** Where Linux shows what this process has open: a way into a folder that no link of another account can bend. */
const opened = "/proc/self/fd";

/**
 * Gives what root has made in the folder of another account to that account: the service that runs as it could not open it. A file with
 * a second name is left as it is, because that may stand elsewhere. Does nothing for other accounts, and where there is no such folder.
 */
export function giveBack(folder: string): void {
  if (process.getuid?.() !== 0 || statSync(opened, { throwIfNoEntry: false }) === undefined) return;
  const owner = statSync(folder, { throwIfNoEntry: false });
  // systemd keeps the folder of a service elsewhere, and a link in its place.
  if (owner?.isDirectory() && owner.uid !== 0) visit(realpathSync(folder), owner);
}

function visit(path: string, owner: Owner): void {
  const file = openedAt(path);
  if (file === null) return;
  try {
    const found = fstatSync(file);
    const isFolder = found.isDirectory();
    const isGiven = isFolder || (found.isFile() && found.nlink === 1);
    if (found.uid === 0 && isGiven) fchownSync(file, owner.uid, owner.gid);
    const at = `${opened}/${file}`;
    if (isFolder) for (const name of readdirSync(at)) visit(`${at}/${name}`, owner);
  } finally {
    closeSync(file);
  }
}

type Owner = { uid: number; gid: number };

/** Null: a link, a socket, or gone. */
function openedAt(path: string): number | null {
  try {
    return openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  } catch {
    return null;
  }
}
