import { useTranslations } from "use-intl";
import { type ConnectedBroker, connectedBrokers } from "../../../features/brokers/contracts/connected-brokers.ts";
import { LocalLink } from "../site/local-link.tsx";

/** Which broker is connected. */
export function BrokerChoice({ broker }: { broker: ConnectedBroker }) {
  const t = useTranslations("brokers");
  return (
    <nav className="mt-8 flex flex-wrap gap-x-6 gap-y-2" aria-label={t("choice")}>
      {connectedBrokers.map((each) => (
        <LocalLink
          key={each}
          to={`/portfolios/connect?broker=${each}`}
          preventScrollReset
          className={each === broker ? "font-semibold no-underline" : "link"}
          aria-current={each === broker ? "true" : undefined}
        >
          {t(`names.${each}`)}
        </LocalLink>
      ))}
    </nav>
  );
}

const steps = ["first", "second", "third"] as const;

/** How to get what the form asks for, step by step, with what the query has to look like. */
export function ConnectSteps({ broker }: { broker: ConnectedBroker }) {
  const t = useTranslations("brokers");
  return (
    <div className="mt-5 grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
      <ol className="grid max-w-[66ch] list-decimal gap-2 pl-5">
        {steps.map((step) => (
          <li key={step} className="wrap-anywhere">
            {t.rich(`steps.${broker}.${step}`, { code: (words) => <code>{words}</code> })}
          </li>
        ))}
      </ol>
      {broker === "interactiveBrokers" && <QueryDrawing />}
    </div>
  );
}

const rows = [
  ["positions", "positionsChosen"],
  ["cash", "cashChosen"],
] as const;
const delivery = [
  ["format", "XML"],
  ["period", "Last Business Day"],
  ["breakout", "No"],
] as const;

/** The form of a Flex query as it has to be filled in. */
function QueryDrawing() {
  const t = useTranslations("brokers.drawing");
  return (
    <figure className="panel p-5" aria-labelledby="query-drawing">
      <figcaption className="font-semibold" id="query-drawing">
        {t("title")}
      </figcaption>
      <p className="hint mt-3">{t("sections")}</p>
      <ul className="mt-1 grid gap-1">
        {rows.map(([section, chosen]) => (
          <li key={section}>
            <span aria-hidden="true">☑ </span>
            <span className="sr-only">{t("ticked")}: </span>
            <b lang="en">{t(section)}</b> <span lang="en">({t(chosen)})</span>
          </li>
        ))}
      </ul>
      <p className="hint mt-3">{t("delivery")}</p>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {delivery.map(([field, value]) => (
          <div key={field} className="contents">
            <dt lang="en">{t(field)}</dt>
            <dd lang="en">
              <b>{value}</b>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

/** Where the operator has set no key: how it is set, and nothing that would fail. */
export function BrokersOff() {
  const t = useTranslations("brokers");
  return (
    <p className="mt-6 max-w-[66ch]">
      {t.rich("off", { code: (words) => <code>{words}</code> })}{" "}
      <LocalLink className="link" to="/docs/brokers">
        {t("offHow")}
      </LocalLink>
    </p>
  );
}
