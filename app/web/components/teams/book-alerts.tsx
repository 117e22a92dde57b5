import { useTranslations } from "use-intl";
import type { TeamBook } from "../../../features/teams/contracts/team-book.ts";
import { mayEdit } from "../../../features/teams/contracts/team-roles.ts";
import { conditionWords } from "../../../messages/alert-condition.ts";
import { spokenName } from "../../../messages/company-name.ts";
import type { RefusedForm } from "../../accounts/account-form.ts";
import { useFormats } from "../../analysis/formats.ts";
import { AskedFirst } from "../../design/asked-first.tsx";
import type { SavedRatio } from "../../own-ratios/saved-ratios.ts";
import { writtenAlert } from "../../watchlist/alert-form.ts";
import { AlertForm } from "../watchlist/alert-form.tsx";
import { ChangedAlert } from "../watchlist/changed-alert.tsx";
import { NewAlertForm } from "../watchlist/new-alert-form.tsx";
import { RowForm } from "./row-form.tsx";
import { addressOfBook } from "./team-table.tsx";

type BookAlertsProps = {
  book: TeamBook;
  refused: RefusedForm | null;
  sendsMail: boolean;
  savedRatios: readonly SavedRatio[];
};

/** The alerts of a team on the companies of a book, whether its reader is mailed them, and a form for those who may set one. */
export function BookAlerts({ book, refused, sendsMail, savedRatios }: BookAlertsProps) {
  const t = useTranslations("teams");
  const watchlist = useTranslations("watchlist");
  const { id, name, team, role, companies, alerts, isMailed } = book;
  const action = addressOfBook(team.id, id);
  const isRefused = (alertId: string) => (refused?.typed.id === alertId ? refused : null);
  const nameOf = new Map(companies.map((company) => [company.ticker, spokenName(company.name)]));
  return (
    <section className="mt-10 max-w-[760px]" aria-labelledby="alerts">
      <h2 className="t-h2" id="alerts">
        {t("alerts")}
      </h2>
      <p className="mt-3">{t("alertsLead")}</p>
      {!sendsMail && <p className="note mt-4">{watchlist("noMail")}</p>}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p>{t(isMailed ? "alertsMailed" : "alertsNotMailed")}</p>
        <RowForm
          action={action}
          form="mails"
          label={t(isMailed ? "mailNoMore" : "mailAlerts")}
          description={t(isMailed ? "mailNoMoreOf" : "mailAlertsOf", { book: name })}
          fields={{ isMailed: isMailed ? "no" : "yes" }}
        />
      </div>
      {alerts.length === 0 && <p className="mt-5 text-ink-2">{t("alertsEmpty")}</p>}
      <ul className="mt-5 grid">
        {alerts.map((alert) => (
          <AlertItem
            key={alert.id}
            alert={alert}
            name={nameOf.get(alert.ticker) ?? alert.ticker}
            book={book}
            refused={isRefused(alert.id)}
          />
        ))}
      </ul>
      {mayEdit(role) && (
        <div className="border-t border-line pt-5">
          <NewAlertForm action={action} companies={companies} refused={isRefused("")} saved={savedRatios} />
        </div>
      )}
    </section>
  );
}

type AlertItemProps = {
  alert: TeamBook["alerts"][number];
  name: string;
  book: TeamBook;
  refused: RefusedForm | null;
};

function AlertItem({ alert, name, book: { id, team, role }, refused }: AlertItemProps) {
  const t = useTranslations("watchlist");
  const formats = useFormats();
  const condition = t("condition", conditionWords(alert.condition, formats));
  return (
    <li className="border-t border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="min-w-0 wrap-anywhere">
          {name} · {condition}
        </span>
        {mayEdit(role) && (
          <AskedFirst label={t("delete")} description={t("deleteOf", { name, condition })} lead={t("deleteLead")}>
            <RowForm
              action={addressOfBook(team.id, id)}
              form="alertDelete"
              label={t("delete")}
              description={t("deleteOf", { name, condition })}
              fields={{ alert: alert.id }}
            />
          </AskedFirst>
        )}
      </div>
      {mayEdit(role) && (
        <ChangedAlert name={`${name} · ${condition}`} isOpen={refused !== null}>
          <AlertForm
            action={addressOfBook(team.id, id)}
            id={alert.id}
            companies={null}
            typed={refused?.typed ?? writtenAlert(alert.condition, formats)}
            refused={refused}
            submit={t("save")}
          />
        </ChangedAlert>
      )}
    </li>
  );
}
