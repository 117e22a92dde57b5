import { Form } from "react-router";
import { useTranslations } from "use-intl";
import {
  type Alert,
  deadBand,
  minutesBetweenChecks,
  oldestPriceInDays,
  type WatchedCompany,
} from "../../../features/watchlist/contracts/watchlist.ts";
import { alertKindOf, conditionWords } from "../../../messages/alert-condition.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { useFormats } from "../../analysis/formats.ts";
import { useMoments } from "../../analysis/moments.ts";
import { Button } from "../../design/button.tsx";
import { useLocalAddress } from "../../session/address.ts";
import type { Refusal } from "../accounts/account-form.tsx";
import { AlertForm, writtenThreshold } from "./alert-form.tsx";

export type RefusedAlert = (Refusal & { typed: Readonly<Record<string, string>> }) | null;

type AlertsProps = {
  companies: readonly WatchedCompany[];
  /** The day of the included prices, where there is no other provider of any. */
  pricesAsOf: string | null;
  sendsMail: boolean;
  refused: RefusedAlert;
};

/** The reader's alerts, how they work, and a form for a new one. */
export function Alerts({ companies, pricesAsOf, sendsMail, refused }: AlertsProps) {
  const t = useTranslations("watchlist");
  const formats = useFormats();
  const isRefused = (id: string) => (refused?.typed.id === id ? refused : null);
  const told = companies.flatMap((company) => company.alerts.map((alert) => ({ alert, company })));
  return (
    <section className="mt-10 max-w-[760px]" aria-labelledby="alerts">
      <h2 className="t-h2" id="alerts">
        {t("alerts")}
      </h2>
      <p className="mt-3">{t("alertsLead", { minutes: minutesBetweenChecks })}</p>
      <p className="mt-2">
        {t("band", { points: deadBand * 100 })} {t("basis")} {t("freshness", { days: oldestPriceInDays })}
      </p>
      {pricesAsOf !== null && <p className="note mt-4">{t("noLivePrices", { date: formats.date(pricesAsOf) })}</p>}
      {!sendsMail && <p className="note mt-4">{t("noMail")}</p>}
      <ul className="mt-5 grid">
        {told.map(({ alert, company }) => (
          <li key={alert.id} className="border-t border-line py-3">
            <AlertRow alert={alert} name={spokenName(company.name)} refused={isRefused(alert.id)} />
          </li>
        ))}
      </ul>
      <div className="border-t border-line pt-5">
        <AlertForm
          action="/watchlist"
          id=""
          companies={companies}
          typed={isRefused("")?.typed ?? { ticker: companies[0]?.ticker ?? "", kind: "gapAbove", threshold: "" }}
          refused={isRefused("")}
          submit={t("create")}
        />
      </div>
    </section>
  );
}

function AlertRow({ alert, name, refused }: { alert: Alert; name: string; refused: RefusedAlert }) {
  const t = useTranslations("watchlist");
  const formats = useFormats();
  const moment = useMoments();
  const condition = t("condition", conditionWords(alert.condition, formats));
  const typed = {
    kind: alertKindOf(alert.condition),
    threshold: writtenThreshold(alert.condition, formats),
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <strong className="font-semibold break-words">
            {name} · {condition}
          </strong>
          <p className="hint">
            {t(`states.${alert.isMuted ? "muted" : alert.state}`)}
            {alert.firedAt === null ? null : ` · ${t("fired", { moment: moment(alert.firedAt) })}`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <AlertButton
            form="alert"
            fields={{ id: alert.id, ...typed, isMuted: alert.isMuted ? "no" : "yes" }}
            label={t(alert.isMuted ? "hear" : "silence")}
            description={t(alert.isMuted ? "hearOf" : "silenceOf", { name, condition })}
          />
          <AlertButton
            form="alertDelete"
            fields={{ id: alert.id }}
            label={t("delete")}
            description={t("deleteOf", { name, condition })}
          />
        </div>
      </div>
      <details className="disclosure mt-2" open={refused !== null}>
        <summary>
          {t("change")}{" "}
          <span className="sr-only">
            {name} · {condition}
          </span>
        </summary>
        <div className="mt-4">
          <AlertForm
            action="/watchlist"
            id={alert.id}
            companies={null}
            typed={refused?.typed ?? typed}
            refused={refused}
            submit={t("save")}
          />
        </div>
      </details>
    </>
  );
}

type AlertButtonProps = {
  form: "alert" | "alertDelete";
  fields: Readonly<Record<string, string>>;
  label: string;
  description: string;
};

function AlertButton({ form, fields, label, description }: AlertButtonProps) {
  const address = useLocalAddress();
  return (
    <Form method="post" action={address("/watchlist")} reloadDocument>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button size="small" type="submit" name="form" value={form} aria-label={description}>
        {label}
      </Button>
    </Form>
  );
}
