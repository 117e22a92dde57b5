import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { JobLimits } from "../../../features/jobs/contracts/job-limits.ts";
import type { Job } from "../../../features/jobs/contracts/jobs.ts";
import { momentInZone } from "../../../messages/runs/moment-in-zone.ts";
import { personIn } from "../../accounts/account-form.ts";
import { useFormats } from "../../analysis/formats.ts";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { appContext } from "../../context.ts";
import { buttonClass } from "../../design/button.tsx";
import { orFailurePage } from "../../or-failure-page.ts";
import type { Route } from "./+types/jobs";

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  return orFailurePage(asked, () => asked.product.jobs.list(account));
}

export default function JobsRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <Jobs {...props} />
    </AccountTexts>
  );
}

function Jobs({ loaderData: { jobs, limits } }: Route.ComponentProps) {
  const t = useTranslations("jobs");
  return (
    <PersonPage title={t("title")} lead={<Lead limits={limits} />} width="max-w-[860px]">
      {limits !== null && (
        <p className="mt-6">
          <LocalLink className={buttonClass("primary")} to="/jobs/new">
            {t("create")}
          </LocalLink>
        </p>
      )}
      {jobs.length > 0 ? <JobList jobs={jobs} /> : limits !== null && <p className="mt-8">{t("none")}</p>}
    </PersonPage>
  );
}

function Lead({ limits }: { limits: JobLimits | null }) {
  const t = useTranslations("jobs");
  const plans = (words: ReactNode) => (
    <LocalLink className="link" to="/plans">
      {words}
    </LocalLink>
  );
  return limits === null ? t.rich("planLead", { plans }) : t("lead", { ...limits });
}

function JobList({ jobs }: { jobs: readonly Job[] }) {
  const t = useTranslations("jobs");
  const formats = useFormats();
  return (
    <ul className="mt-8 grid">
      {jobs.map(({ id, name, state, timeZone, nextRuns, lastRun }) => {
        const [next] = nextRuns;
        const lastMoment = lastRun && momentInZone(lastRun.dueAt, timeZone, formats);
        return (
          <li key={id} className="border-t border-line py-4">
            <LocalLink className="link font-semibold" to={`/jobs/${id}`}>
              {name}
            </LocalLink>
            <p className="hint">
              {t("states", { state })}
              {next !== undefined &&
                ` · ${t("next", { moment: momentInZone(next, timeZone, formats), zone: timeZone })}`}
            </p>
            <p className="hint">
              {lastRun === null
                ? t("neverRun")
                : t("lastRun", { moment: lastMoment ?? "", state: t("runStates", { state: lastRun.state }) })}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
