/** A backup by its file: the moment at which it was made stands in its name. */
export type NamedBackup = { name: string; madeAt: Date };

const named = /^valora-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z(?:-[a-z0-9-]+)?\.jsonl\.gz(?:\.age)?$/;

/** The name without its endings, which say how the file is written; `why` says what it was made before. */
export function backupName(madeAt: Date, why?: string): string {
  const moment = madeAt
    .toISOString()
    .replace(/\.\d+Z$/, "Z")
    .replaceAll(/[-:]/g, "");
  return `valora-${moment}${why === undefined ? "" : `-${why}`}`;
}

const DAY_IN_MILLISECONDS = 86_400_000;

/** Whether a clock that was ahead has named it, or the present one is behind: its moment says nothing of its age. */
export const isOfTheFuture = ({ madeAt }: NamedBackup, now: Date): boolean =>
  madeAt.getTime() - now.getTime() > DAY_IN_MILLISECONDS;

/** The newest of those whose moment can be believed; undefined: there is none. */
export const newestBackup = (newestFirst: readonly NamedBackup[], now: Date): NamedBackup | undefined =>
  newestFirst.find((each) => !isOfTheFuture(each, now));

/** The backups among the names of a folder, newest first. Files of other programs are none. */
export function backupsIn(names: readonly string[]): NamedBackup[] {
  const backups = names.flatMap((name) => {
    const [, year, month, day, hour, minute, second] = named.exec(name) ?? [];
    const madeAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
    return Number.isNaN(madeAt.getTime()) ? [] : [{ name, madeAt }];
  });
  return backups.sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
}
