import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { searchText } from "../../../core/shared/contracts/address-grammar.ts";
import { pageBefore } from "../../../core/shared/use-cases/read-page.ts";
import type { WrongNumber } from "../../../features/wrong-numbers/contracts/reported-figure.ts";
import { wrongNumberStates } from "../../../features/wrong-numbers/contracts/wrong-number-states.ts";
import { useMoments } from "../../analysis/moments.ts";
import { OlderEntries } from "../../components/accounts/older-entries.tsx";
import { AdminHead } from "../../components/admin/admin-head.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { useReportedWords } from "../../components/wrong-numbers/reported-number.tsx";
import { WrongNumberTexts } from "../../components/wrong-numbers/wrong-number-texts.tsx";
import { appContext } from "../../context.ts";
import { Button } from "../../design/button.tsx";
import { SelectField, TextField } from "../../design/field.tsx";
import { orFailurePage } from "../../or-failure-page.ts";
import { useLocalAddress } from "../../session/address.ts";
import type { Route } from "./+types/admin-numbers";

/** For admins; to anybody else there is nothing here. */
export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { product, viewer } = asked;
  const typed = { state: searchParams.get("state") ?? "", ticker: searchParams.get("ticker") ?? "" };
  const page = pageBefore(searchParams.get("before"));
  return orFailurePage(asked, () => product.wrongNumbers.list(viewer.person?.account ?? null, { ...typed, page }));
}

export default function AdminNumbersRoute(props: Route.ComponentProps) {
  return (
    <WrongNumberTexts>
      <AdminNumbers {...props} />
    </WrongNumberTexts>
  );
}

function AdminNumbers({ loaderData }: Route.ComponentProps) {
  const { wrongNumbers, next, state, ticker, waiting, most } = loaderData;
  const t = useTranslations("wrongNumbers.admin");
  const address = useLocalAddress();
  const filtered = [
    ...(state === null ? [] : [["state", state] as const]),
    ...(ticker === null ? [] : [["ticker", ticker] as const]),
  ];
  const filter = searchText(filtered);
  return (
    <div className="wrap max-w-[980px] page-top">
      <AdminHead title={t("title")} />
      <p className="t-lead mt-3">{t("lead")}</p>
      <p className="hint">{t("waiting", { count: waiting })}</p>
      <NumberFilter key={filter} state={state} ticker={ticker} />
      {wrongNumbers.length === 0 ? (
        <p className="mt-8">{t("empty")}</p>
      ) : (
        <>
          <ul className="mt-6 grid">
            {wrongNumbers.map((report) => (
              <Row key={report.id} report={report} />
            ))}
          </ul>
          <OlderEntries page="/admin/numbers" filter={filtered} next={next} text={t("older")} />
          <p className="mt-6">
            <a className="link" href={address(`/admin/numbers.csv${filter}`)} download>
              {t("table")}
            </a>
          </p>
          <p className="hint">{t("most", { count: most })}</p>
        </>
      )}
    </div>
  );
}

function NumberFilter({ state, ticker }: Pick<Route.ComponentProps["loaderData"], "state" | "ticker">) {
  const t = useTranslations("wrongNumbers.admin");
  const stateText = useTranslations("wrongNumbers");
  const address = useLocalAddress();
  return (
    <Form
      method="get"
      action={address("/admin/numbers")}
      role="search"
      aria-label={t("filter")}
      className="mt-6 grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
    >
      <TextField label={t("ticker")} name="ticker" type="search" defaultValue={ticker ?? ""} />
      <SelectField label={t("state")} name="state" defaultValue={state ?? ""}>
        <option value="">{t("all")}</option>
        {wrongNumberStates.map((each) => (
          <option key={each} value={each}>
            {stateText("states", { state: each })}
          </option>
        ))}
      </SelectField>
      <Button type="submit" className="min-h-11">
        {t("find")}
      </Button>
    </Form>
  );
}

function Row({ report }: { report: WrongNumber }) {
  const t = useTranslations("wrongNumbers.admin");
  const stateText = useTranslations("wrongNumbers");
  const momentOf = useMoments();
  const { figure, value, period } = useReportedWords()(report);
  const { id, ticker, state, expected, email, reportedAt } = report;
  return (
    <li className="border-t border-line py-3">
      <p className="break-words">
        <LocalLink className="link font-semibold" to={`/admin/numbers/${id}`}>
          {ticker} · {figure}
        </LocalLink>
      </p>
      <p className="break-words">
        {[value, period, expected === null ? null : `${t("expected")}: ${expected}`]
          .filter((part) => part !== null)
          .join(" · ")}
      </p>
      <p className="hint break-words">
        {stateText("states", { state })} · {t("from")}: {email ?? t("noAddress")} · {t("when")}: {momentOf(reportedAt)}
      </p>
    </li>
  );
}
