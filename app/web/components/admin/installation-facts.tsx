import type { ReactNode } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { Status } from "../../../features/status/contracts/status.ts";
import { useClock } from "../../analysis/formats.ts";
import { useMoments } from "../../analysis/moments.ts";

/** What runs here: version, data, disk, the last good backup. */
export function InstallationFacts({ status }: { status: Status }) {
  const t = useTranslations("status.facts");
  const clock = useClock();
  const bytes = useBytes();
  const { disk, backups, mailsWaiting } = status;
  const moment = useMoments();
  const lastBackup = (): string => {
    const { kept, last, isScheduled } = backups;
    if (kept === null) return t("unreadBackups");
    if (last === null) return t("noBackup", { isScheduled: isScheduled ? "yes" : "no" });
    return t("backupOf", { madeAt: moment(last.madeAt), size: bytes(last.bytes), name: last.name });
  };
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t("backup"), lastBackup()],
    [t("kept"), backups.kept ?? t("unreadBackups")],
    [
      t("disk"),
      disk === null ? t("unreadDisk") : t("diskRoom", { free: bytes(disk.freeBytes), total: bytes(disk.totalBytes) }),
    ],
    [t("mails"), mailsWaiting ?? t("unknown")],
    [t("database"), t("databaseKind", { kind: status.database })],
    [t("data"), clock.dateTime(new Date(`${status.dataAsOf}T12:00:00Z`), { dateStyle: "medium" })],
    [t("version"), status.version],
    [t("node"), status.nodeVersion],
    [t("started"), moment(status.startedAt)],
  ];
  return (
    <dl className="mt-4 grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-x-4">
      {facts.map(([name, fact]) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid border-t border-line py-2">
          <dt className="text-ink-2">{name}</dt>
          <dd className="min-w-0 break-words tabular-nums">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

const units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** A size in the largest unit of which there is one. */
function useBytes() {
  const format = useFormatter();
  return (bytes: number): string => {
    const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1_000))));
    return format.number(bytes / 1_000 ** power, {
      style: "unit",
      unit: units[power],
      unitDisplay: "short",
      maximumFractionDigits: power < 2 ? 0 : 1,
    });
  };
}
