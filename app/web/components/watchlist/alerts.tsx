import { Form } from "react-router";
import { useTranslations } from "use-intl";
import {
  type Alert,
  deadBand,
  minutesBetweenChecks,
  oldestPriceInDays,
  type WatchedCompany,
} from "../../../features/watchlist/contracts/watchlist.ts";
import { conditionWords } from "../../../messages/alert-condition.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { useFormats } from "../../analysis/formats.ts";
import { useMoments } from "../../analysis/moments.ts";
import { AskedFirst } from "../../design/asked-first.tsx";
import { Button } from "../../design/button.tsx";
import type { SavedRatio } from "../../own-ratios/saved-ratios.ts";
import { useLocalAddress } from "../../session/address.ts";
import { type RefusedAlert, stateOf, writtenAlert } from "../../watchlist/alert-form.ts";
import { AlertForm } from "./alert-form.tsx";
import { ChangedAlert } from "./changed-alert.tsx";
import { NewAlertForm } from "./new-alert-form.tsx";

type AlertsProps = {
  companies: readonly WatchedCompany[];
  /** The day of the included prices, where there is no other provider of any. */
  pricesAsOf: string | null;
  sendsMail: boolean;
  refused: RefusedAlert;
  savedRatios: readonly SavedRatio[];
};

/** The reader's alerts, how they work, and a form for a new one. */
export function Alerts({ companies, pricesAsOf, sendsMail, refused, savedRatios }: AlertsProps) {
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
            <AlertRow
              alert={alert}
              name={spokenName(company.name)}
              refused={isRefused(alert.id)}
              savedRatios={savedRatios}
            />
          </li>
        ))}
      </ul>
      <div className="border-t border-line pt-5">
        <NewAlertForm action="/watchlist" companies={companies} refused={isRefused("")} saved={savedRatios} />
      </div>
    </section>
  );
}

type AlertRowProps = {
  alert: Alert;
  name: string;
  refused: RefusedAlert;
  savedRatios: readonly SavedRatio[];
};

function AlertRow({ alert, name, refused, savedRatios }: AlertRowProps) {
  const t = useTranslations("watchlist");
  const formats = useFormats();
  const moment = useMoments();
  const condition = t("condition", conditionWords(alert.condition, formats));
  const typed = writtenAlert(alert.condition, formats);
  const saved = savedRatios.find(({ expression }) => expression === typed.ratio);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <strong className="font-semibold break-words">
            {name} · {condition}
          </strong>
          <p className="hint">
            {saved === undefined ? null : `${saved.name} · `}
            {t(`states.${stateOf(alert)}`)}
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
          <AskedFirst label={t("delete")} description={t("deleteOf", { name, condition })} lead={t("deleteLead")}>
            <AlertButton
              form="alertDelete"
              fields={{ id: alert.id }}
              label={t("delete")}
              description={t("deleteOf", { name, condition })}
            />
          </AskedFirst>
        </div>
      </div>
      <ChangedAlert name={`${name} · ${condition}`} isOpen={refused !== null}>
        <AlertForm
          action="/watchlist"
          id={alert.id}
          companies={null}
          typed={refused?.typed ?? typed}
          refused={refused}
          submit={t("save")}
        />
      </ChangedAlert>
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
