import { useTranslations } from "use-intl";
import { type ConnectedBroker, connectedBrokers } from "../../../features/brokers/contracts/connected-brokers.ts";
import { fieldsOf, onward, personIn, refusedForm } from "../../accounts/account-form.ts";
import { useRefusalToast } from "../../components/accounts/account-form.tsx";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { ConnectForm } from "../../components/brokers/connect-form.tsx";
import { BrokerChoice, BrokersOff, ConnectSteps } from "../../components/brokers/connect-steps.tsx";
import { PortfolioTexts } from "../../components/portfolio/portfolio-texts.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { appContext } from "../../context.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import type { Route } from "./+types/connect-broker";

const brokerIn = (text: string | null): ConnectedBroker =>
  connectedBrokers.find((each) => each === text) ?? "interactiveBrokers";

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  return orFailurePage(asked, async () => {
    const { isOffered } = await asked.product.brokers.list(account);
    return { isOffered, broker: brokerIn(url.searchParams.get("broker")) };
  });
}

/** Connects the broker of a form. What opens the account never comes back to the page. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const field = await fieldsOf(request);
  const [name, currency, isPaper] = [field("name"), field("currency"), field("isPaper")];
  try {
    const { portfolioId } = await asked.product.brokers.connect(account, {
      ...{ broker: field("broker"), name, currency, isPaper: isPaper === "on" },
      ...{ token: field("token"), query: field("query"), keyId: field("keyId"), secret: field("secret") },
    });
    return onward(`/portfolios/${portfolioId}`, { notice: "brokerConnected", isSecure: asked.isSecure, url });
  } catch (error) {
    return refusedForm(error, asked, { typed: { name, currency, isPaper } });
  }
}

export default function ConnectBrokerRoute(props: Route.ComponentProps) {
  return (
    <PortfolioTexts>
      <ConnectBroker {...props} />
    </PortfolioTexts>
  );
}

function ConnectBroker({ loaderData: { isOffered, broker }, actionData }: Route.ComponentProps) {
  const t = useTranslations();
  const refused = actionData ?? null;
  useRefusalToast(refused);
  return (
    <PersonPage
      title={t("brokers.title")}
      lead={t("brokers.lead")}
      back={{ to: "/portfolios", text: t("portfolio.allMine") }}
    >
      {isOffered ? (
        <>
          <BrokerChoice broker={broker} />
          <ConnectSteps broker={broker} />
          <p className="mt-4">
            <LocalLink className="link" to="/docs/brokers">
              {t("brokers.guide")}
            </LocalLink>
          </p>
          <div className="mt-8 max-w-[560px]" key={broker}>
            <ConnectForm broker={broker} refused={refused} />
          </div>
        </>
      ) : (
        <BrokersOff />
      )}
    </PersonPage>
  );
}
