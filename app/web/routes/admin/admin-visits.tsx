import { useTranslations } from "use-intl";
import { type VisitSpan, visitSpans } from "../../../features/visits/use-cases/page-visits.ts";
import { useFormats } from "../../analysis/formats.ts";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { AdminHead } from "../../components/admin/admin-head.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { appContext } from "../../context.ts";
import { DataTable, figureColumn, textColumn } from "../../design/data-table.tsx";
import { orFailurePage } from "../../or-failure-page.ts";
import type { Route } from "./+types/admin-visits";

const usualSpan: VisitSpan = 30;

/** For admins; to anybody else there is nothing here. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { product, viewer } = asked;
  const span = visitSpans.find((each) => String(each) === url.searchParams.get("days")) ?? usualSpan;
  return orFailurePage(asked, async () => ({
    span,
    spans: visitSpans,
    ...(await product.readVisits(viewer.person?.account ?? null, span)),
  }));
}

export default function AdminVisitsRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <AdminVisits {...props} />
    </AccountTexts>
  );
}

function AdminVisits({ loaderData: { span, spans, days, pages } }: Route.ComponentProps) {
  const t = useTranslations("admin.visits");
  const formats = useFormats();
  const most = Math.max(...days.map(({ visitors }) => visitors), 1);
  return (
    <div className="wrap max-w-[860px] page-top">
      <AdminHead title={t("title")} />
      <p className="t-lead mt-3 max-w-[66ch]">{t("lead")}</p>
      <nav aria-label={t("span")} className="mt-6 flex flex-wrap gap-x-5 gap-y-2">
        {spans.map((each) => (
          <LocalLink
            key={each}
            className="link"
            to={`/admin/visits?days=${each}`}
            aria-current={each === span ? "page" : undefined}
          >
            {t("lastDays", { days: each })}
          </LocalLink>
        ))}
      </nav>
      {days.length === 0 ? (
        <p className="mt-8">{t("empty")}</p>
      ) : (
        <div className="mt-8 grid gap-x-11 gap-y-8 md:grid-cols-2">
          <Counted
            title={t("byDay")}
            heads={[t("day"), t("visitors")]}
            rows={days.map(({ day, visitors }) => ({
              name: formats.date(day),
              count: visitors,
              share: visitors / most,
            }))}
          />
          <Counted
            title={t("byPage")}
            heads={[t("page"), t("visits")]}
            rows={pages.map(({ path, visits }) => ({
              name: path,
              count: visits,
              share: visits / Math.max(pages[0]?.visits ?? 1, 1),
            }))}
          />
        </div>
      )}
    </div>
  );
}

type CountedProps = {
  title: string;
  heads: readonly [string, string];
  rows: readonly { name: string; count: number; share: number }[];
};

/** Names with their number, and a bar that says the same. */
function Counted({ title, heads, rows }: CountedProps) {
  const formats = useFormats();
  return (
    <section>
      <h2 className="t-h3">{title}</h2>
      <DataTable className="table mt-2" columns={[textColumn(heads[0]), figureColumn(heads[1])]}>
        {rows.map(({ name, count, share }) => (
          <tr key={name}>
            <th scope="row" className="break-words [overflow-wrap:anywhere]">
              {name}
              <span aria-hidden="true" className="mt-1 block h-1 bg-[var(--s2)]" style={{ width: `${share * 100}%` }} />
            </th>
            <td className="figure">{formats.number(count)}</td>
          </tr>
        ))}
      </DataTable>
    </section>
  );
}
