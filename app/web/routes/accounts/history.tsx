import { data, Form } from "react-router";
import { useTranslations } from "use-intl";
import type { RunDifference } from "../../../core/history/contracts/history.ts";
import type { HistoryRow } from "../../../core/history/use-cases/history-context.ts";
import { historyDifference } from "../../../core/history/use-cases/history-difference.ts";
import { readBefore } from "../../../core/shared/use-cases/read-page.ts";
import { Failure } from "../../../failure.ts";
import { fieldsOf, onward, personIn } from "../../accounts/account-form.ts";
import { OlderEntries } from "../../components/accounts/older-entries.tsx";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { ResultTexts } from "../../components/analysis/page/result-texts.tsx";
import { EmptyList } from "../../components/history/empty-list.tsx";
import { HistoryComparison } from "../../components/history/history-comparison.tsx";
import { HistoryTable, type ShownEntry } from "../../components/history/history-table.tsx";
import { comparisonForm } from "../../components/history/kept-analysis-cells.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { appContext } from "../../context.ts";
import { Button } from "../../design/button.tsx";
import { FieldError } from "../../design/field.tsx";
import { orFailurePage } from "../../or-failure-page.ts";
import { useCarriedLanguage, useLocalAddress } from "../../session/address.ts";
import type { Route } from "./+types/history";
import "../../components/analysis/page/analysis.css";

/** Why two runs are not shown side by side; each has a text. */
type NotCompared = "chooseTwo" | "twoCompanies" | "gone";

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const { accounts } = asked.product;
  const before = url.searchParams.get("before");
  const chosen = url.searchParams.getAll("compare").slice(0, 10);
  return orFailurePage(asked, async () => {
    const page = await readBefore(before, (asked) =>
      accounts.historyOf(account, { ...asked, sort: "latest", ticker: null }),
    );
    const compared = await comparisonOf(chosen, (id) => accounts.historyEntryOf(account, id));
    return data({ entries: page.entries, next: page.next, before, chosen, ...compared });
  });
}

type Comparison = { difference: RunDifference<ShownEntry> | null; notCompared: NotCompared | null };

async function comparisonOf(
  chosen: readonly string[],
  entryOf: (id: string) => Promise<HistoryRow>,
): Promise<Comparison> {
  const [first, second, ...others] = chosen;
  if (first === undefined) return { difference: null, notCompared: null };
  if (second === undefined || others.length > 0) return { difference: null, notCompared: "chooseTwo" };
  const found = await Promise.all([first, second].map((id) => entryOf(id).catch(nullIfGone)));
  const [one, other] = found;
  if (!one || !other) return { difference: null, notCompared: "gone" };
  const difference = historyDifference(one, other);
  return { difference, notCompared: difference === null ? "twoCompanies" : null };
}

function nullIfGone(error: unknown): null {
  if (error instanceof Failure && error.code === "notFound") return null;
  throw error;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const field = await fieldsOf(request);
  const { isSecure, product } = asked;
  return orFailurePage(asked, async () => {
    if (field("form") === "deleteAll") {
      await product.accounts.deleteHistory(account);
      return onward("/history", { notice: "historyDeleted", isSecure, url });
    }
    await product.accounts.deleteHistoryEntry(account, field("id"));
    return onward("/history", { notice: "historyEntryDeleted", isSecure, url });
  });
}

export default function HistoryRoute(props: Route.ComponentProps) {
  return (
    <ResultTexts>
      <History {...props} />
    </ResultTexts>
  );
}

function History({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("history");
  const { entries, next, before, chosen, difference, notCompared } = loaderData;
  return (
    <PersonPage title={t("title")} lead={t("lead")}>
      <p className="mt-3 flex flex-wrap gap-x-5">
        <LocalLink className="link" to="/versions">
          {t("versions")}
        </LocalLink>
        <LocalLink className="link" to="/theses">
          {t("theses")}
        </LocalLink>
        <LocalLink className="link" to="/teams">
          {t("teams")}
        </LocalLink>
        <LocalLink className="link" to="/portfolios">
          {t("portfolios")}
        </LocalLink>
        <LocalLink className="link" to="/saved">
          {t("saved")}
        </LocalLink>
        <LocalLink className="link" to="/links">
          {t("shareLinks")}
        </LocalLink>
      </p>
      {entries.length === 0 ? (
        <EmptyList text={t("empty")} invitation={t("analyse")} />
      ) : (
        <>
          {difference && <HistoryComparison difference={difference} />}
          <HistoryTable entries={entries} chosen={chosen} />
          <Compare before={before} problem={notCompared && t(notCompared)} />
          <OlderEntries page="/history" next={next} text={t("older")} />
          <DeleteAll />
        </>
      )}
    </PersonPage>
  );
}

/** The choices stand in the table; the form is here. */
function Compare({ before, problem }: { before: string | null; problem: string | null }) {
  const t = useTranslations("history");
  const language = useCarriedLanguage();
  return (
    <Form method="get" id={comparisonForm} className="mt-5 grid justify-items-start gap-3">
      {problem !== null && <FieldError>{problem}</FieldError>}
      {before !== null && <input type="hidden" name="before" value={before} />}
      {language !== null && <input type="hidden" name="lang" value={language} />}
      <Button type="submit">{t("compare")}</Button>
      <p className="hint">{t("compareHint")}</p>
    </Form>
  );
}

function DeleteAll() {
  const t = useTranslations("history");
  const address = useLocalAddress();
  return (
    <details className="disclosure mt-10">
      <summary>{t("deleteAll")}</summary>
      <Form method="post" action={address("/history")} reloadDocument className="mt-3 grid justify-items-start gap-3">
        <p>{t("deleteAllLead")}</p>
        <Button variant="destructive" type="submit" name="form" value="deleteAll">
          {t("deleteAllConfirm")}
        </Button>
      </Form>
    </details>
  );
}
