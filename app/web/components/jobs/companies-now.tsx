import { useTranslations } from "use-intl";
import type { CompaniesNow as Counts } from "../../../features/jobs/contracts/jobs.ts";

/** How many companies a job has at the moment, and how many of them a run leaves out. */
export function CompaniesNow({ found, valued, leftOut, sheets }: Counts) {
  const t = useTranslations("jobs");
  return (
    <p className={leftOut > 0 ? "note mt-4" : "mt-4"}>
      {[
        t("now", { found }),
        ...(leftOut > 0 ? [t("nowLeftOut", { valued, leftOut })] : []),
        ...(sheets !== null && sheets < valued ? [t("nowSheets", { sheets })] : []),
      ].join(" ")}
    </p>
  );
}
