import { readConfig } from "../../config/config.server.ts";
import { giveBack } from "../../database/give-back.ts";

/** `sudo valora restore`, where the server runs as an account of its own: what a command has made in its folders is its own. */
export function giveBackFolders(environment: Readonly<Record<string, string | undefined>>): void {
  const { dataFolder, backups } = readConfig(environment);
  for (const folder of new Set([dataFolder, backups.folder])) giveBack(folder);
}
