import { useTranslations } from "use-intl";
import type { RunReading } from "../../../features/jobs/contracts/job-runs.ts";
import { policyArguments } from "../../../messages/reader/policy-arguments.ts";

/**
 * By which policy the values of a run were made; nothing where they follow none. One question with one policy is asked about all
 * companies of a run: each that has a value names the same.
 */
export function RunPolicy({
  readings,
}: {
  readings: readonly Pick<RunReading, "policy" | "policyTeam" | "failure">[];
}) {
  const t = useTranslations("jobs");
  const { policy: name = null, policyTeam = null } = readings.find(({ failure }) => failure === null) ?? {};
  if (name === null) return null;
  const team = policyTeam === null ? null : { name: policyTeam };
  return <p className="hint mt-3 max-w-[66ch] wrap-anywhere">{t("followed", policyArguments({ name, team }))}</p>;
}
