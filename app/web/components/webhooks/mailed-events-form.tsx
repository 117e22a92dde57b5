import { useTranslations } from "use-intl";
import { weekdays } from "../../../features/webhooks/contracts/digest-schedule.ts";
import { mailedEvents } from "../../../features/webhooks/contracts/mailed-events.ts";
import { FieldError, SelectField } from "../../design/field.tsx";
import { TimeZoneField } from "../../design/time-zone-field.tsx";
import { eventTexts } from "../../webhooks/event-texts.ts";
import { dayFieldName, mailFieldName, mailTimings, type TypedMails } from "../../webhooks/mails-form.ts";
import { AccountForm, type Refusal, useProblemAt } from "../accounts/account-form.tsx";
import { TimingChoice } from "./timing-choice.tsx";

type MailedEventsFormProps = {
  action: string;
  typed: TypedMails;
  timeZones: readonly string[];
  refused: Refusal | null;
};

/** Which events are mailed, at once or with the digest, and when that is sent; what was refused stays as it was typed. */
export function MailedEventsForm({ action, typed, timeZones, refused }: MailedEventsFormProps) {
  const t = useTranslations("channels");
  const ofEvents = useTranslations("webhooks");
  return (
    <AccountForm action={action} name="mails" submit={t("saveMails")} variant="secondary">
      <div className="grid gap-4">
        {mailedEvents.map((event) => (
          <TimingChoice
            key={event}
            legend={ofEvents(`event.${eventTexts[event]}`)}
            name={mailFieldName(event)}
            chosen={typed[mailFieldName(event)] ?? "atOnce"}
            choices={mailTimings.map((timing) => ({ value: timing, text: t("timings", { timing }) }))}
          />
        ))}
        <p className="hint">{t("mailsHint")}</p>
      </div>
      <DigestFields typed={typed} timeZones={timeZones} refused={refused} />
    </AccountForm>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);

function DigestFields({ typed, timeZones, refused }: Omit<MailedEventsFormProps, "action">) {
  const t = useTranslations("channels");
  const problemAt = useProblemAt(refused);
  const days = typed.days?.split(" ") ?? [];
  const problem = problemAt("digestDaysRequired");
  return (
    <fieldset className="grid gap-4">
      <legend className="label">{t("digest")}</legend>
      <p className="hint">{t("digestLead")}</p>
      <fieldset>
        <legend className="label">{t("days")}</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {weekdays.map((day) => (
            <label key={day} className="flex items-center gap-2">
              <input
                type="checkbox"
                name={dayFieldName(day)}
                value="yes"
                defaultChecked={days.includes(day)}
                className="size-[18px] flex-none"
              />
              {t("dayNames", { day })}
            </label>
          ))}
        </div>
        {problem !== undefined && <FieldError>{problem}</FieldError>}
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label={t("hour")} name="hour" defaultValue={typed.hour} error={problemAt("outOfRange")}>
          {hours.map((hour) => (
            <option key={hour} value={hour}>
              {`${String(hour).padStart(2, "0")}:00`}
            </option>
          ))}
        </SelectField>
        <TimeZoneField
          label={t("timeZone")}
          timeZones={timeZones}
          defaultValue={typed.timeZone}
          error={problemAt("timeZoneUnknown")}
        />
      </div>
    </fieldset>
  );
}
