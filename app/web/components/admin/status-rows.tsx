import { Check, CircleAlert, CircleDashed, Minus } from "lucide-react";
import { useTranslations } from "use-intl";
import type { JobRuns } from "../../../features/status/contracts/dependency.ts";
import type { StatusRow } from "../../../features/status/contracts/status.ts";
import { useMoments } from "../../analysis/moments.ts";

const signs = { up: Check, down: CircleAlert, off: Minus, unknown: CircleDashed } as const;

/** Everything that the installation depends on: faults first, each with its cause and what to do. */
export function StatusRows({ rows }: { rows: readonly StatusRow[] }) {
  const faultsFirst = [
    ...rows.filter(({ state }) => state === "down"),
    ...rows.filter(({ state }) => state !== "down"),
  ];
  return (
    <ul className="mt-4 grid">
      {faultsFirst.map((row) => (
        <Dependency key={`${row.name} ${row.part ?? ""}`} {...row} />
      ))}
    </ul>
  );
}

function Dependency(row: StatusRow) {
  const t = useTranslations("status");
  const moment = useMoments();
  const { name, state, since, seenAt, cause, runs } = row;
  const Sign = signs[state];
  const times = [
    ...(since === null ? [] : [t("since", { since: moment(since) })]),
    // Of a job, when it was last seen is when it last ran.
    ...(seenAt === null || runs !== null ? [] : [t("seen", { seen: moment(seenAt) })]),
  ];
  return (
    <li className="flex gap-3 border-t border-line py-3">
      <Sign size={20} strokeWidth={1.6} aria-hidden="true" className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <p className="break-words">
          <strong className="font-semibold">{useRowName(row)}</strong> · {t("states", { state })}
        </p>
        {times.length > 0 && <p className="hint">{times.join(" · ")}</p>}
        {runs !== null && <Runs {...runs} />}
        {cause !== null && (
          <p className="error mt-1 break-words">
            {t("cause")} {cause.code === "said" ? cause.text : t(`causes.${cause.code}`, { figure: cause.figure })}
          </p>
        )}
        {state === "down" && (
          <p className="mt-1 max-w-[66ch] break-words">
            <span className="font-semibold">{t("todo")}</span> {t(`advice.${name}`)}
          </p>
        )}
      </div>
    </li>
  );
}

/** How often a job runs, when it last did and will next, and when it failed last. */
function Runs({ everySeconds, begunAt, endedAt, nextAt, fault }: JobRuns) {
  const t = useTranslations("status.runs");
  const moment = useMoments("second");
  const isUnended = begunAt !== null && endedAt === null;
  const [unit, inSeconds] = units.find(([, seconds]) => everySeconds % seconds === 0) ?? ["second", 1];
  const told = [
    t("every", { unit, count: everySeconds / inSeconds }),
    ...(begunAt === null ? [t("none")] : [t("last", { moment: moment(begunAt) })]),
    // What has not ended is under way or was cut off: the moment of the next one counts from its end.
    ...(isUnended ? [t("underWay")] : nextAt === null ? [] : [t("next", { moment: moment(nextAt) })]),
  ];
  return (
    <>
      <p className="hint">{told.join(" · ")}</p>
      {fault !== null && (
        <p className="hint break-words">{t("fault", { moment: moment(fault.at), reason: fault.text })}</p>
      )}
    </>
  );
}

const units = [
  ["hour", 3_600],
  ["minute", 60],
] as const;

function useRowName({ name, part = "none" }: StatusRow): string {
  const t = useTranslations("status");
  if (name !== "jobs") return t(`names.${name}`, { part });
  return t("names.jobs", { part: t.has(`jobs.${part as "mail"}`) ? t(`jobs.${part as "mail"}`) : part });
}
