import type { Dependency, DependencyName } from "../features/status/contracts/dependency.ts";

/** Names as the log says them. */
const words: Readonly<Record<DependencyName, string>> = {
  database: "the database",
  room: "room to write",
  notices: "news of the other processes",
  sources: "the data provider",
  jobs: "the job",
  mail: "the mail server",
  identities: "the identity provider",
  backups: "backups",
  clock: "the clock",
};

export const wordsFor = ({ name, part }: Dependency): string =>
  part === undefined ? words[name] : `${words[name]} ${part}`;
