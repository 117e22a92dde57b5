import { useTranslations } from "use-intl";
import { Failure } from "../../../failure.ts";
import { fieldsOf, onward, personIn, refusedForm } from "../../accounts/account-form.ts";
import { useRefusalToast } from "../../components/accounts/account-form.tsx";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { JobForm } from "../../components/jobs/job-form.tsx";
import { appContext } from "../../context.ts";
import { triedFirst } from "../../jobs/asked-job.ts";
import { emptyJob, jobIn, timeZonesWith, typedIn } from "../../jobs/job-form.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import type { Route } from "./+types/job-new";

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  return orFailurePage(asked, async () => {
    const { limits } = await asked.product.jobs.list(account);
    if (limits === null) throw new Failure("planWithoutJobs");
    const typed = emptyJob(asked.viewer.language, url.searchParams);
    return { limits, typed, books: await asked.product.jobs.books(account), timeZones: timeZonesWith(typed.timeZone) };
  });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const field = await fieldsOf(request);
  const typed = typedIn(field);
  try {
    const wanted = { typed, isAsked: field("form") === "preview", told: field("told") };
    const tried = await triedFirst(asked.product, account, wanted);
    if (tried !== null) return tried;
    const { id } = await asked.product.jobs.add(account, { wanted: jobIn(typed) });
    return onward(`/jobs/${id}`, { notice: "jobSaved", isSecure: asked.isSecure, url });
  } catch (error) {
    return refusedForm(error, asked, { typed });
  }
}

export default function JobNewRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <NewJob {...props} />
    </AccountTexts>
  );
}

function NewJob({ loaderData: { limits, typed, books, timeZones }, actionData }: Route.ComponentProps) {
  const t = useTranslations("jobs");
  const refused = actionData && "code" in actionData ? actionData : null;
  useRefusalToast(refused);
  const tried = actionData && "nextRuns" in actionData ? actionData : null;
  return (
    <PersonPage title={t("create")} back={{ to: "/jobs", text: t("back") }} width="max-w-[760px]">
      <div className="mt-8">
        <JobForm
          action="/jobs/new"
          typed={{ ...typed, ...actionData?.typed }}
          {...{ limits, timeZones, books, refused, tried }}
        />
      </div>
    </PersonPage>
  );
}
