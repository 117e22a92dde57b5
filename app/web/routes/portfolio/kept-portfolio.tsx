import { useTranslations } from "use-intl";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { Failure, type FailureCode } from "../../../failure.ts";
import type { BrokerConnection } from "../../../features/brokers/contracts/broker-connection.ts";
import type { KeptPortfolio } from "../../../features/portfolio/contracts/kept-portfolio.ts";
import { longestPortfolioName, portfolioCurrencies } from "../../../features/portfolio/contracts/portfolio-limits.ts";
import { fieldsOf, onward, personIn, type RefusedForm, refusedForm } from "../../accounts/account-form.ts";
import { AccountForm, useFailureText, useProblemAt, useRefusalToast } from "../../components/accounts/account-form.tsx";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { ToldByBroker } from "../../components/brokers/told-by-broker.tsx";
import { PortfolioTexts } from "../../components/portfolio/portfolio-texts.tsx";
import { appContext, type RequestContext } from "../../context.ts";
import { Button } from "../../design/button.tsx";
import { NameField, SelectField, TextAreaField } from "../../design/field.tsx";
import { orFailurePage } from "../../or-failure-page.ts";
import { mostTold } from "../../portfolio/portfolio-form.ts";
import { useLocalAddress } from "../../session/address.ts";
import type { Route } from "./+types/kept-portfolio";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  return orFailurePage(asked, async () => {
    const kept = await asked.product.portfolios.read(account, params.id);
    const { connections, isOffered } = await asked.product.brokers.list(account);
    return { kept, isOffered, connection: connections.find(({ portfolioId }) => portfolioId === kept.id) ?? null };
  });
}

/** Changes a portfolio, its name too, or deletes it; what another window has changed since is not written over. */
export async function action({ request, url, params: { id }, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const { product, isSecure } = asked;
  const field = await fieldsOf(request);
  const typed = Object.fromEntries(["name", "currency", "positions", "changedAt"].map((name) => [name, field(name)]));
  const form = field("form");
  try {
    if (form === "fetch" || form === "disconnect") {
      const connection = await connectionOf(asked, account, id);
      await (form === "fetch" ? product.brokers.fetchAgain : product.brokers.disconnect)(account, connection.id);
      const notice = form === "fetch" ? "brokerFetched" : "brokerDisconnected";
      return onward(`/portfolios/${id}`, { notice, isSecure, url });
    }
    if (form === "delete") {
      await product.portfolios.remove(account, id);
      return onward("/portfolios", { notice: "portfolioDeleted", isSecure, url });
    }
    await product.portfolios.change(account, {
      ...{ id, name: field("name"), currency: field("currency") },
      ...{ positions: field("positions"), changedAt: field("changedAt") },
    });
    return onward(`/portfolios/${id}`, { notice: "portfolioKept", isSecure, url });
  } catch (error) {
    return refusedForm(error, asked, { typed: form === "" ? typed : {}, form });
  }
}

/** What the positions of a portfolio come from. Throws `notFound` where that is no broker. */
async function connectionOf({ product }: RequestContext, account: Account, portfolioId: string) {
  const { connections } = await product.brokers.list(account);
  const connection = connections.find((each) => each.portfolioId === portfolioId);
  if (connection === undefined) throw new Failure("notFound");
  return connection;
}

export default function KeptPortfolioRoute(props: Route.ComponentProps) {
  return (
    <PortfolioTexts>
      <KeptPortfolioPage {...props} />
    </PortfolioTexts>
  );
}

function KeptPortfolioPage({ loaderData: { kept, connection, isOffered }, actionData }: Route.ComponentProps) {
  const t = useTranslations("portfolio");
  const address = useLocalAddress();
  const refused = actionData ?? null;
  useRefusalToast(refused);
  return (
    <PersonPage title={kept.name} back={{ to: "/portfolios", text: t("allMine") }} width="max-w-[820px]">
      <form method="post" action={address("/portfolio")} encType="multipart/form-data" className="mt-5">
        <input type="hidden" name="table" value={kept.positions} />
        <input type="hidden" name="currency" value={kept.currency} />
        {connection !== null && <ToldAgain kept={kept} connection={connection} />}
        <Button variant="primary">{t("submit")}</Button>
      </form>
      {connection !== null && <ToldByBroker connection={connection} isOffered={isOffered} refused={refused} />}
      <section className="mt-10" aria-labelledby="change">
        <h2 className="t-h2 mb-5" id="change">
          {t("change")}
        </h2>
        <ChangeForm kept={kept} refused={refused?.form === "fetch" ? null : refused} />
      </section>
      <details className="disclosure mt-10">
        <summary>{t("deleteTitle")}</summary>
        <form method="post" action={address(`/portfolios/${kept.id}`)} className="mt-3 grid justify-items-start gap-3">
          <p>{t("deleteLead")}</p>
          <Button variant="destructive" type="submit" name="form" value="delete">
            {t("delete")}
          </Button>
        </form>
      </details>
    </PersonPage>
  );
}

/** What the broker said besides its shares is told with the valuation too, while the positions are the broker's. */
function ToldAgain({ kept, connection }: { kept: KeptPortfolio; connection: BrokerConnection }) {
  if (!connection.isAsFetched) return null;
  return (
    <>
      <input type="hidden" name="written" value={kept.positions} />
      <input
        type="hidden"
        name="told"
        value={JSON.stringify(connection.leftOut.slice(0, mostTold).map((row) => ({ ...row, row: null })))}
      />
    </>
  );
}

const ofName: readonly FailureCode[] = ["portfolioNameInvalid", "portfolioNameTaken"];
const ofPositions: readonly FailureCode[] = ["positionsMissing", "tableUnreadable", "columnsUnknown", "messageTooLong"];

/** What was refused stays as it was typed. */
function ChangeForm({ kept, refused }: { kept: KeptPortfolio; refused: RefusedForm | null }) {
  const t = useTranslations("portfolio");
  const textOf = useFailureText();
  const problemAt = useProblemAt(refused);
  const shown = (name: "name" | "currency" | "positions" | "changedAt") => refused?.typed[name] ?? kept[name];
  const isOfField = refused !== null && [...ofName, ...ofPositions].includes(refused.code);
  return (
    <AccountForm
      action={`/portfolios/${kept.id}`}
      submit={t("save")}
      variant="secondary"
      problem={refused !== null && !isOfField ? textOf(refused) : null}
    >
      <input type="hidden" name="changedAt" value={shown("changedAt")} />
      <NameField
        label={t("name")}
        defaultValue={shown("name")}
        maxLength={longestPortfolioName}
        error={problemAt(...ofName)}
      />
      <TextAreaField
        name="positions"
        label={t("positionsKept")}
        rows={10}
        defaultValue={shown("positions")}
        hint={t("tableHint")}
        spellCheck={false}
        error={problemAt(...ofPositions)}
      />
      <SelectField name="currency" label={t("currency")} defaultValue={shown("currency")}>
        {portfolioCurrencies.map((currency) => (
          <option key={currency}>{currency}</option>
        ))}
      </SelectField>
    </AccountForm>
  );
}
