import { useTranslations } from "use-intl";
import { readBefore } from "../../../core/shared/use-cases/read-page.ts";
import { type JobLimits, runsKeptInDays } from "../../../features/jobs/contracts/job-limits.ts";
import type { Job, RunSummary } from "../../../features/jobs/contracts/jobs.ts";
import { fieldsOf, onward, personIn, refusedForm } from "../../accounts/account-form.ts";
import { AccountForm, useFailureText, useRefusalToast } from "../../components/accounts/account-form.tsx";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { OlderEntries } from "../../components/accounts/older-entries.tsx";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { CompaniesNow } from "../../components/jobs/companies-now.tsx";
import { JobForm } from "../../components/jobs/job-form.tsx";
import { NextRuns } from "../../components/jobs/next-runs.tsx";
import { RunTable } from "../../components/jobs/run-table.tsx";
import { WebhookButton } from "../../components/webhooks/webhook-button.tsx";
import { appContext } from "../../context.ts";
import { AskedFirst } from "../../design/asked-first.tsx";
import { FieldError } from "../../design/field.tsx";
import { triedFirst } from "../../jobs/asked-job.ts";
import { jobIn, timeZonesWith, typedIn, typedOf } from "../../jobs/job-form.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import type { Route } from "./+types/job";

export async function loader({ url, context, params: { id } }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const { jobs } = asked.product;
  return orFailurePage(asked, async () => {
    const job = await jobs.read(account, id);
    const [runs, { limits }, books] = await Promise.all([
      readBefore(url.searchParams.get("before"), (page) => jobs.runsOf(account, { id, page })),
      jobs.list(account),
      jobs.books(account),
    ]);
    return { job, ...runs, limits, books, timeZones: timeZonesWith(job.timeZone) };
  });
}

export async function action({ request, url, context, params: { id } }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const { jobs } = asked.product;
  const field = await fieldsOf(request);
  const [form, typed] = [field("form"), typedIn(field)];
  const done = (notice: Parameters<typeof onward>[1]["notice"], to = `/jobs/${id}`) =>
    onward(to, { notice, isSecure: asked.isSecure, url });
  try {
    if (form === "run") {
      await jobs.run(account, id);
      return done("jobQueued");
    }
    if (form === "remove") {
      await jobs.remove(account, id);
      return done("jobDeleted", "/jobs");
    }
    if (form === "pause" || form === "resume") await jobs.change(account, { id, isPaused: form === "pause" });
    else {
      const wanted = { typed, isAsked: form === "preview", told: field("told") };
      const tried = await triedFirst(asked.product, account, wanted);
      if (tried !== null) return tried;
      await jobs.change(account, { id, ...jobIn(typed) });
    }
    return done("jobSaved");
  } catch (error) {
    return refusedForm(error, asked, { form, typed });
  }
}

export default function JobRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <OneJob {...props} />
    </AccountTexts>
  );
}

type Shown = Pick<Route.ComponentProps, "loaderData" | "actionData">;

function OneJob({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("jobs");
  const textOf = useFailureText();
  const { job, limits } = loaderData;
  const refused = actionData && "code" in actionData ? actionData : null;
  useRefusalToast(refused);
  const isOfSettings = refused !== null && (refused.form === "" || refused.form === "preview");
  const action = addressOf(job);
  return (
    <PersonPage title={job.name} back={{ to: "/jobs", text: t("back") }} width="max-w-[860px]">
      <Standing job={job} action={action} />
      {refused !== null && !isOfSettings && <FieldError>{textOf(refused)}</FieldError>}
      <section className="mt-10" aria-labelledby="job-next">
        <h2 className="t-h2" id="job-next">
          {t("nextRuns")}
        </h2>
        <NextRuns runs={job.nextRuns} timeZone={job.timeZone} />
        {job.companiesNow !== null && <CompaniesNow {...job.companiesNow} />}
      </section>
      <History job={job} runs={loaderData.runs} next={loaderData.next} />
      {limits !== null && <Settings {...{ loaderData, actionData, limits }} />}
      <section className="mt-10 border-t border-line pt-5">
        <AskedFirst label={t("remove")} lead={t("removeLead")}>
          <AccountForm action={action} name="remove" submit={t("remove")} variant="destructive" />
        </AskedFirst>
      </section>
    </PersonPage>
  );
}

const addressOf = ({ id }: Pick<Job, "id">): string => `/jobs/${id}`;

function History({ job, runs, next }: { job: Job; runs: readonly RunSummary[]; next: string | null }) {
  const t = useTranslations("jobs");
  return (
    <section className="mt-10" aria-labelledby="job-history">
      <h2 className="t-h2" id="job-history">
        {t("history")}
      </h2>
      {runs.length === 0 ? (
        <p className="mt-3">{t("noRuns")}</p>
      ) : (
        <>
          <p className="hint">{t("historyLead", { days: runsKeptInDays })}</p>
          <RunTable runs={runs} timeZone={job.timeZone} />
          <OlderEntries page={addressOf(job)} next={next} text={t("older")} />
        </>
      )}
    </section>
  );
}

/** Closed until something is to be changed; open while it shows what was typed. */
function Settings({ loaderData: { job, timeZones, books }, actionData, limits }: Shown & { limits: JobLimits }) {
  const t = useTranslations("jobs");
  const tried = actionData && "nextRuns" in actionData ? actionData : null;
  const refused = actionData && "code" in actionData && ["", "preview"].includes(actionData.form) ? actionData : null;
  const typed = tried !== null || refused !== null ? actionData?.typed : undefined;
  return (
    <section className="mt-10" aria-labelledby="job-settings">
      <h2 className="t-h2 mb-4" id="job-settings">
        {t("settings")}
      </h2>
      <details className="disclosure" open={typed !== undefined}>
        <summary>{t("changeSettings")}</summary>
        <div className="mt-5 max-w-[760px]">
          <JobForm
            action={addressOf(job)}
            typed={{ ...typedOf(job), ...typed }}
            {...{ limits, timeZones, books, refused, tried }}
          />
        </div>
      </details>
    </section>
  );
}

function Standing({ job: { state }, action }: { job: Job; action: string }) {
  const t = useTranslations("jobs");
  return (
    <>
      <p className="t-lead mt-2">{t("states", { state })}</p>
      {state !== "waiting" && (
        <div className="mt-4 flex flex-wrap gap-2">
          <WebhookButton action={action} form="run" label={t("run")} />
          {state === "active" ? (
            <WebhookButton action={action} form="pause" label={t("pause")} />
          ) : (
            <WebhookButton action={action} form="resume" label={t("resume")} />
          )}
        </div>
      )}
    </>
  );
}
