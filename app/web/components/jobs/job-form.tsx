import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import type { FailureCode } from "../../../failure.ts";
import {
  filesKeptInDays,
  type JobLimits,
  longestJobName,
  runsWithFiles,
} from "../../../features/jobs/contracts/job-limits.ts";
import { type JobBook, jobFormats } from "../../../features/jobs/contracts/jobs.ts";
import { Button } from "../../design/button.tsx";
import { NameField, SelectField, TextAreaField, TextField } from "../../design/field.tsx";
import { TimeZoneField } from "../../design/time-zone-field.tsx";
import type { TriedJob } from "../../jobs/asked-job.ts";
import { companyKinds, oftenChoices, type TypedJob } from "../../jobs/job-form.ts";
import { AccountForm, type Refusal, useFailureText, useProblemAt } from "../accounts/account-form.tsx";
import { LocalLink } from "../site/local-link.tsx";
import { CompaniesNow } from "./companies-now.tsx";
import { NextRuns } from "./next-runs.tsx";

type JobFormProps = {
  action: string;
  typed: TypedJob;
  limits: Pick<JobLimits, "companies" | "sheets">;
  timeZones: readonly string[];
  /** Of the teams that the reader is in. */
  books: readonly JobBook[];
  refused: Refusal | null;
  /** What a run of it would do, once that was asked for, or where it would leave companies out. */
  tried: TriedJob | null;
};

const ofName: readonly FailureCode[] = ["jobNameInvalid"];
const ofCompanies: readonly FailureCode[] = [
  "jobCompaniesRequired",
  "jobTooManyCompanies",
  "tickerInvalid",
  "jobBookMissing",
];
const ofSchedule: readonly FailureCode[] = ["jobScheduleInvalid", "jobScheduleNever", "jobScheduleTooOften"];
const ofZone: readonly FailureCode[] = ["timeZoneUnknown"];

/** A job to make or to change; what was refused stays as it was typed. */
export function JobForm({ action, typed, limits, timeZones, books, refused, tried }: JobFormProps) {
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
      <Companies typed={typed} limits={limits} books={books} error={problemAt(...ofCompanies)} />
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
        {tried !== null && <Tried tried={tried} timeZone={typed.timeZone} />}
      </div>
    </AccountForm>
  );
}

/** What a run of the typed job would do; saved again, it is saved by one who has read that companies are left out. */
function Tried({ tried: { nextRuns, companiesNow, told }, timeZone }: { tried: TriedJob; timeZone: string }) {
  const t = useTranslations("jobs");
  return (
    <div role="status">
      <NextRuns runs={nextRuns} timeZone={timeZone} />
      {companiesNow !== null && <CompaniesNow {...companiesNow} />}
      {told !== "" && <p className="mt-2">{t("nowSave")}</p>}
      <input type="hidden" name="told" value={told} />
    </div>
  );
}

/** An address or an expression: no browser fills it in or spells it. */
const CodeField = (props: ComponentProps<typeof TextField>) => (
  <TextField autoComplete="off" spellCheck={false} {...props} />
);

function Companies({
  typed,
  limits,
  books,
  error,
}: Pick<JobFormProps, "typed" | "limits" | "books"> & { error: string | undefined }) {
  const t = useTranslations("jobs");
  return (
    <fieldset className="grid gap-4">
      <legend className="label">{t("companies")}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {companyKinds
          .filter((kind) => kind !== "book" || books.length > 0 || typed.companies === kind)
          .map((kind) => (
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
      {books.length > 0 && (
        <SelectField label={t("bookOfTeam")} name="book" defaultValue={typed.book} hint={t("bookHint")}>
          <option value="">{t("bookNone")}</option>
          {books.map(({ id, name, team }) => (
            <option key={id} value={id}>
              {t("bookName", { team, name })}
            </option>
          ))}
        </SelectField>
      )}
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
