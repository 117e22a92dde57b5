import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import type { FailureCode } from "../../../failure.ts";
import {
  filesKeptInDays,
  type JobLimits,
  longestJobName,
  runsWithFiles,
} from "../../../features/jobs/contracts/job-limits.ts";
import { jobFormats } from "../../../features/jobs/contracts/jobs.ts";
import { Button } from "../../design/button.tsx";
import { NameField, SelectField, TextAreaField, TextField } from "../../design/field.tsx";
import { TimeZoneField } from "../../design/time-zone-field.tsx";
import { companyKinds, oftenChoices, type TypedJob } from "../../jobs/job-form.ts";
import { AccountForm, type Refusal, useFailureText, useProblemAt } from "../accounts/account-form.tsx";
import { LocalLink } from "../site/local-link.tsx";
import { NextRuns } from "./next-runs.tsx";

type JobFormProps = {
  action: string;
  typed: TypedJob;
  limits: Pick<JobLimits, "companies" | "sheets">;
  timeZones: readonly string[];
  refused: Refusal | null;
  /** Of the schedule that is typed, once they were asked for. */
  nextRuns: readonly string[] | null;
};

const ofName: readonly FailureCode[] = ["jobNameInvalid"];
const ofCompanies: readonly FailureCode[] = ["jobCompaniesRequired", "jobTooManyCompanies", "tickerInvalid"];
const ofSchedule: readonly FailureCode[] = ["jobScheduleInvalid", "jobScheduleNever", "jobScheduleTooOften"];
const ofZone: readonly FailureCode[] = ["timeZoneUnknown"];

/** A job to make or to change; what was refused stays as it was typed. */
export function JobForm({ action, typed, limits, timeZones, refused, nextRuns }: JobFormProps) {
  const t = useTranslations("jobs");
  const textOf = useFailureText();
  const problemAt = useProblemAt(refused);
  const isOfField = refused !== null && [...ofName, ...ofCompanies, ...ofSchedule, ...ofZone].includes(refused.code);
  return (
    <AccountForm action={action} submit={t("save")} problem={refused !== null && !isOfField ? textOf(refused) : null}>
      <NameField
        label={t("name")}
        maxLength={longestJobName}
        hint={t("nameHint")}
        defaultValue={typed.name}
        error={problemAt(...ofName)}
      />
      <Companies typed={typed} limits={limits} error={problemAt(...ofCompanies)} />
      <CodeField
        label={t("question")}
        name="question"
        placeholder="/analysis/KO?scenario=conservative"
        hint={t("questionHint")}
        defaultValue={typed.question}
      />
      <When
        typed={typed}
        timeZones={timeZones}
        errors={{ schedule: problemAt(...ofSchedule), zone: problemAt(...ofZone) }}
      />
      <Deliveries typed={typed} />
      <div>
        <Button type="submit" name="form" value="preview" variant="secondary">
          {t("preview")}
        </Button>
        {nextRuns !== null && (
          <div role="status">
            <NextRuns runs={nextRuns} timeZone={typed.timeZone} />
          </div>
        )}
      </div>
    </AccountForm>
  );
}

/** An address or an expression: no browser fills it in or spells it. */
const CodeField = (props: ComponentProps<typeof TextField>) => (
  <TextField autoComplete="off" spellCheck={false} {...props} />
);

function Companies({
  typed,
  limits,
  error,
}: {
  typed: TypedJob;
  limits: JobFormProps["limits"];
  error: string | undefined;
}) {
  const t = useTranslations("jobs");
  return (
    <fieldset className="grid gap-4">
      <legend className="label">{t("companies")}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {companyKinds.map((kind) => (
          <label key={kind} className="flex items-center gap-2">
            <input
              type="radio"
              name="companies"
              value={kind}
              defaultChecked={typed.companies === kind}
              className="size-[18px] flex-none"
            />
            {t(kind)}
          </label>
        ))}
      </div>
      <TextAreaField
        label={t("tickers")}
        name="tickers"
        rows={2}
        spellCheck={false}
        placeholder="KO, AAPL, SAN.MC"
        hint={t("tickersHint", { companies: limits.companies, sheets: limits.sheets })}
        defaultValue={typed.tickers}
        error={error}
      />
      <CodeField
        label={t("screenAddress")}
        name="screen"
        placeholder="/screener?sector=informationTechnology&minDifference=0.2"
        hint={t.rich("screenHint", {
          screener: (words) => (
            <LocalLink className="link" to="/screener">
              {words}
            </LocalLink>
          ),
        })}
        defaultValue={typed.screen}
      />
    </fieldset>
  );
}

type WhenProps = {
  typed: TypedJob;
  timeZones: readonly string[];
  errors: { schedule: string | undefined; zone: string | undefined };
};

function When({ typed, timeZones, errors }: WhenProps) {
  const t = useTranslations("jobs");
  return (
    <fieldset className="grid gap-4">
      <legend className="label">{t("schedule")}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label={t("often")} name="often" defaultValue={typed.often} error={errors.schedule}>
          {oftenChoices.map((often) => (
            <option key={often} value={often}>
              {t("oftenNames", { often })}
            </option>
          ))}
        </SelectField>
        <TextField label={t("time")} name="time" type="time" defaultValue={typed.time} />
        <CodeField
          label={t("cron")}
          name="cron"
          placeholder="30 18 * * 5"
          hint={t("cronHint")}
          defaultValue={typed.cron}
        />
        <TimeZoneField
          label={t("timeZone")}
          timeZones={timeZones}
          defaultValue={typed.timeZone}
          hint={t("timeZoneHint")}
          error={errors.zone}
        />
      </div>
    </fieldset>
  );
}

function Deliveries({ typed }: { typed: TypedJob }) {
  const t = useTranslations("jobs");
  const choices = ["none", ...jobFormats] as const;
  return (
    <fieldset className="grid gap-4">
      <legend className="label">{t("deliveries")}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label={t("mail")} name="mail" defaultValue={typed.mail}>
          {choices.map((format) => (
            <option key={format} value={format}>
              {t("mailFormats", { format })}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t("file")}
          name="file"
          defaultValue={typed.file}
          hint={t("fileHint", { days: filesKeptInDays, runs: runsWithFiles })}
        >
          {choices.map((format) => (
            <option key={format} value={format}>
              {t("fileFormats", { format })}
            </option>
          ))}
        </SelectField>
      </div>
      <div>
        <label className="flex items-start gap-3">
          <input
            type="checkbox"
            name="webhook"
            value="yes"
            defaultChecked={typed.webhook === "yes"}
            className="mt-[3px] size-[18px] flex-none"
          />
          {t("webhook")}
        </label>
        <p className="hint">
          {t.rich("webhookHint", {
            channels: (words) => (
              <LocalLink className="link" to="/channels">
                {words}
              </LocalLink>
            ),
            webhooks: (words) => (
              <LocalLink className="link" to="/webhooks">
                {words}
              </LocalLink>
            ),
          })}
        </p>
      </div>
    </fieldset>
  );
}
