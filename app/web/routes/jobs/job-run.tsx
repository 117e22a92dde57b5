import { useTranslations } from "use-intl";
import type { JobRun } from "../../../features/jobs/contracts/job-runs.ts";
import { momentInZone } from "../../../messages/runs/moment-in-zone.ts";
import { textByKey } from "../../../messages/text-by-key.ts";
import { onward, personIn, refusedForm } from "../../accounts/account-form.ts";
import { useFormats } from "../../analysis/formats.ts";
import { useMoments } from "../../analysis/moments.ts";
import { AccountForm, useRefusalToast } from "../../components/accounts/account-form.tsx";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { RunDifference } from "../../components/jobs/run-difference.tsx";
import { RunPolicy } from "../../components/jobs/run-policy.tsx";
import { RunReadings } from "../../components/jobs/run-readings.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { useEndpointName } from "../../components/webhooks/endpoint-name.ts";
import { appContext } from "../../context.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import type { Route } from "./+types/job-run";

export async function loader({ url, context, params: { id } }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  return orFailurePage(asked, () => asked.product.jobs.readRun(account, id));
}

/** The one thing that its page does to a run is to cancel it. */
export async function action({ url, context, params: { id } }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  try {
    await asked.product.jobs.cancel(account, id);
    return onward(`/jobs/runs/${id}`, { notice: "jobCancelled", isSecure: asked.isSecure, url });
  } catch (error) {
    return refusedForm(error, asked);
  }
}

export default function JobRunRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <OneRun {...props} />
    </AccountTexts>
  );
}

const isOver = ({ state }: JobRun): boolean => state === "done" || state === "failed" || state === "cancelled";

function OneRun({ loaderData: run, actionData }: Route.ComponentProps) {
  const t = useTranslations("jobs");
  const formats = useFormats();
  useRefusalToast(actionData ?? null);
  const title = t("runTitle", { name: run.jobName, moment: momentInZone(run.dueAt, run.timeZone, formats) });
  return (
    <PersonPage title={title} back={{ to: `/jobs/${run.jobId}`, text: t("toJob", { name: run.jobName }) }}>
      <Standing run={run} />
      {!isOver(run) && (
        <div className="mt-5">
          <AccountForm action={`/jobs/runs/${run.id}`} submit={t("cancel")} variant="secondary" />
        </div>
      )}
      {run.state === "done" && (
        <>
          <section className="mt-10" aria-labelledby="run-difference">
            <h2 className="t-h2" id="run-difference">
              {t("difference")}
            </h2>
            <RunDifference run={run} />
          </section>
          <section className="mt-10" aria-labelledby="run-readings">
            <h2 className="t-h2" id="run-readings">
              {t("readings")}
            </h2>
            <LeftOut run={run} />
            <RunPolicy readings={run.readings} />
            <RunReadings readings={run.readings} />
          </section>
        </>
      )}
      {isOver(run) && <Delivered run={run} />}
    </PersonPage>
  );
}

function Standing({ run }: { run: JobRun }) {
  const t = useTranslations("jobs");
  const failureOf = textByKey(useTranslations("failures"));
  const { state, isByHand, attempts, milliseconds, failure, timeZone } = run;
  return (
    <>
      <p className="t-lead mt-2">
        {[
          t(isByHand ? "byHand" : "bySchedule"),
          t("runStates", { state }),
          t("attempts", { count: attempts }),
          ...(milliseconds === null ? [] : [t("seconds", { seconds: milliseconds / 1_000 })]),
          timeZone,
        ].join(" · ")}
      </p>
      {failure !== null && <p className="note mt-3">{t("failure", { reason: failureOf(failure, {}) })}</p>}
      {!isOver(run) && <p className="note mt-3">{t("waitingLead")}</p>}
    </>
  );
}

/** What a run has not done because it does no more. */
function LeftOut({ run: { leftOut, sheetsLeftOut, readings } }: { run: JobRun }) {
  const t = useTranslations("jobs");
  return (
    <>
      {leftOut !== null && leftOut > 0 && (
        <p className="note mt-3">{t("runLeftOut", { count: leftOut, valued: readings.length })}</p>
      )}
      {sheetsLeftOut !== null && sheetsLeftOut > 0 && (
        <p className="note mt-3">{t("runSheetsLeftOut", { count: sheetsLeftOut })}</p>
      )}
    </>
  );
}

function Delivered({ run: { files, deliveries } }: { run: JobRun }) {
  const t = useTranslations("jobs");
  const momentOf = useMoments();
  const nameOf = useEndpointName();
  return (
    <>
      <section className="mt-10" aria-labelledby="run-files">
        <h2 className="t-h2" id="run-files">
          {t("files")}
        </h2>
        {files.length === 0 ? (
          <p className="mt-3">{t("noFiles")}</p>
        ) : (
          <ul className="mt-3 grid gap-2">
            {files.map(({ id, name, bytes, keptUntil }) => (
              <li key={id}>
                <LocalLink className="link" to={`/jobs/files/${id}`} reloadDocument>
                  {name}
                </LocalLink>{" "}
                <span className="hint">
                  {t("bytes", { kilobytes: Math.ceil(bytes / 1_000), moment: momentOf(keptUntil) })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className="mt-10" aria-labelledby="run-sent">
        <h2 className="t-h2" id="run-sent">
          {t("sent")}
        </h2>
        {deliveries.length === 0 ? (
          <p className="mt-3">{t("noneSent")}</p>
        ) : (
          <ul className="mt-3 grid gap-2">
            {deliveries.map(({ endpoint, id, state, at }) => (
              <li key={id}>
                {endpoint === null ? (
                  t("byMail")
                ) : (
                  <LocalLink className="link break-all" to={`/webhooks/${endpoint.id}`}>
                    {nameOf(endpoint)}
                  </LocalLink>
                )}{" "}
                · {t("deliveryStates", { state })}
                {at !== null && ` · ${momentOf(at)}`} <code className="hint break-all">{id}</code>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
