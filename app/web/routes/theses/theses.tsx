import { useTranslations } from "use-intl";
import { madridDay } from "../../../core/shared/use-cases/madrid-day.ts";
import { personIn } from "../../accounts/account-form.ts";
import { listOrCompany } from "../../accounts/list-or-company.ts";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { EmptyList } from "../../components/history/empty-list.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { addressOfThesis, ThesisTable } from "../../components/theses/thesis-table.tsx";
import { WriteThesis } from "../../components/theses/write-thesis.tsx";
import { appContext } from "../../context.ts";
import { popularSuggestions } from "../../lists/popular-suggestions.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import type { Route } from "./+types/theses";

const LATER_THAN_ANY_DAY = "9999-12-31";

/** A company that is asked for leads to the thesis of it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const { product, address, meter } = asked;
  const isByReview = url.searchParams.get("by") === "review";
  const list = async () => {
    const { theses, most } = await product.theses.list(account);
    const dayOf = (day: string | null) => day ?? LATER_THAN_ANY_DAY;
    const byReview = theses.toSorted((one, other) => dayOf(one.reviewOn).localeCompare(dayOf(other.reviewOn)));
    const shown = isByReview ? byReview : theses;
    return { theses: shown, most, isByReview, popular: popularSuggestions(product), today: madridDay(new Date()) };
  };
  return orFailurePage(asked, () =>
    listOrCompany(url, asked, {
      list,
      find: (ticker) => product.theses.of({ account, address, meter }, ticker),
      addressOf: addressOfThesis,
    }),
  );
}

export default function ThesesRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <Theses {...props} />
    </AccountTexts>
  );
}

function Theses({ loaderData: { theses, most, isByReview, popular, today, refused } }: Route.ComponentProps) {
  const t = useTranslations("theses");
  const orders = [
    { to: "/theses", label: t("byCompany"), isChosen: !isByReview },
    { to: "/theses?by=review", label: t("byReview"), isChosen: isByReview },
  ];
  return (
    <PersonPage title={t("title")} lead={t("lead", { maximum: most })}>
      {theses.length === 0 ? (
        <EmptyList text={t("empty")} invitation={t("analyse")} />
      ) : (
        <>
          <p className="mt-5 flex flex-wrap gap-x-5">
            {orders.map(({ to, label, isChosen }) => (
              <LocalLink key={to} className="link" to={to} aria-current={isChosen ? "true" : undefined}>
                {label}
              </LocalLink>
            ))}
          </p>
          <ThesisTable theses={theses} today={today} />
        </>
      )}
      <WriteThesis popular={popular} refused={refused} />
    </PersonPage>
  );
}
