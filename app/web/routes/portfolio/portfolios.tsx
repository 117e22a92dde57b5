import { useTranslations } from "use-intl";
import { fieldsOf, onward, personIn, refusedForm } from "../../accounts/account-form.ts";
import { useMoments } from "../../analysis/moments.ts";
import { useFailureText, useRefusalToast } from "../../components/accounts/account-form.tsx";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { BrokersOff } from "../../components/brokers/connect-steps.tsx";
import { useTellerOf } from "../../components/brokers/told-by-broker.tsx";
import { EmptyList } from "../../components/history/empty-list.tsx";
import { KeepForm } from "../../components/portfolio/keep-portfolio.tsx";
import { PortfolioTexts } from "../../components/portfolio/portfolio-texts.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { appContext } from "../../context.ts";
import { DataTable, figureColumn, textColumn } from "../../design/data-table.tsx";
import { orFailurePage } from "../../or-failure-page.ts";
import type { Route } from "./+types/portfolios";

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  return orFailurePage(asked, async () => {
    const { portfolios, most } = await asked.product.portfolios.list(account);
    const { connections, isOffered } = await asked.product.brokers.list(account);
    const told = portfolios.map(({ id, name, positions, changedAt }) => ({
      ...{ id, name, changedAt },
      lines: positions.split("\n").length,
      teller: connections.find(({ portfolioId }) => portfolioId === id) ?? null,
    }));
    return { portfolios: told, most, isOffered };
  });
}

/** Keeps the portfolio of a form under its name. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const field = await fieldsOf(request);
  const [name, currency, table] = [field("name"), field("currency"), field("table").replace(/\r\n?/g, "\n")];
  try {
    const { id } = await asked.product.portfolios.add(account, { name, currency, positions: table });
    return onward(`/portfolios/${id}`, { notice: "portfolioKept", isSecure: asked.isSecure, url });
  } catch (error) {
    return refusedForm(error, asked, { typed: { name, currency, table } });
  }
}

export default function PortfoliosRoute(props: Route.ComponentProps) {
  return (
    <PortfolioTexts>
      <Portfolios {...props} />
    </PortfolioTexts>
  );
}

function Portfolios({ loaderData: { portfolios, most, isOffered }, actionData }: Route.ComponentProps) {
  const t = useTranslations("portfolio");
  const tOfBrokers = useTranslations("brokers");
  const refused = actionData ?? null;
  const textOf = useFailureText();
  useRefusalToast(refused);
  const momentOf = useMoments();
  const tellerOf = useTellerOf();
  return (
    <PersonPage title={t("mine")} lead={t("mineLead", { maximum: most })}>
      {refused !== null && (
        <section className="note mt-6" aria-labelledby="keep">
          <h2 className="t-h3" id="keep">
            {t("keep")}
          </h2>
          <KeepForm
            table={refused.typed.table ?? ""}
            currency={refused.typed.currency ?? ""}
            name={refused.typed.name ?? ""}
            error={textOf(refused)}
          />
        </section>
      )}
      {portfolios.length === 0 ? (
        <EmptyList text={t("mineEmpty")} invitation={t("submit")} to="/portfolio" />
      ) : (
        <DataTable
          className="table table-stacks mt-4"
          columns={[textColumn(t("name")), figureColumn(t("positionsKept")), textColumn(t("changed"))]}
        >
          {portfolios.map(({ id, name, lines, changedAt, teller }) => (
            <tr key={id}>
              <th scope="row">
                <LocalLink className="link" to={`/portfolios/${id}`}>
                  {name}
                </LocalLink>
                {teller !== null && <span className="hint block font-normal">{tellerOf(teller)}</span>}
              </th>
              <td className="figure" data-label={t("positionsKept")}>
                {lines}
              </td>
              <td data-label={t("changed")}>{momentOf(changedAt)}</td>
            </tr>
          ))}
        </DataTable>
      )}
      {isOffered ? (
        <p className="mt-6">
          <LocalLink className="link" to="/portfolios/connect">
            {tOfBrokers("title")}
          </LocalLink>
        </p>
      ) : (
        <BrokersOff />
      )}
    </PersonPage>
  );
}
