import { useTranslations } from "use-intl";
import type { BrokerConnection } from "../../../features/brokers/contracts/broker-connection.ts";
import type { RefusedForm } from "../../accounts/account-form.ts";
import { useFormats } from "../../analysis/formats.ts";
import { useMoments } from "../../analysis/moments.ts";
import { Button } from "../../design/button.tsx";
import { useLocalAddress } from "../../session/address.ts";
import { AccountForm, useFailureText } from "../accounts/account-form.tsx";
import { BrokersOff } from "./connect-steps.tsx";

/** "Interactive Brokers, 29 Nov 2026, 09:12": who said the positions of a portfolio, and when. */
export function useTellerOf(): (connection: Pick<BrokerConnection, "broker" | "isPaper" | "fetchedAt">) => string {
  const t = useTranslations("brokers");
  const momentOf = useMoments();
  return ({ broker, isPaper, fetchedAt }) =>
    t("teller", { broker: isPaper ? t("paperName") : t(`names.${broker}`), moment: momentOf(fetchedAt) });
}

type ToldProps = { connection: BrokerConnection; isOffered: boolean; refused: RefusedForm | null };

/** Where the positions of a portfolio come from, what the broker said besides, and how they are fetched again. */
export function ToldByBroker({ connection, isOffered, refused }: ToldProps) {
  const t = useTranslations("brokers");
  const { date } = useFormats();
  const textOf = useFailureText();
  const teller = useTellerOf()(connection);
  const { asOf, accounts, tellsCash, isAsFetched, portfolioId } = connection;
  return (
    <section className="mt-8" aria-labelledby="teller">
      <h2 className="t-h2" id="teller">
        {t("toldTitle")}
      </h2>
      <div className="mt-3 grid gap-1">
        <p>
          {t.rich("fetched", { teller, b: (words) => <b>{words}</b> })}{" "}
          {asOf !== null && t("asOf", { date: date(asOf) })}
        </p>
        {accounts > 1 && <p>{t("accounts", { count: accounts })}</p>}
        {!tellsCash && <p>{t("withoutCash")}</p>}
        {!isAsFetched && <p>{t("byHand")}</p>}
      </div>
      <ToldBesides connection={connection} />
      {isOffered ? (
        <div className="mt-5 grid gap-2">
          <AccountForm
            action={`/portfolios/${portfolioId}`}
            name="fetch"
            submit={t("fetchAgain")}
            variant="secondary"
            problem={refused !== null && refused.form === "fetch" ? textOf(refused) : null}
          />
          <p className="hint">{t("fetchAgainLead")}</p>
        </div>
      ) : (
        <BrokersOff />
      )}
      <Disconnection portfolioId={portfolioId} />
    </section>
  );
}

/** What is no share to value: nothing that the broker said is left out without a word. */
function ToldBesides({ connection: { leftOut } }: Pick<ToldProps, "connection">) {
  const t = useTranslations();
  if (leftOut.length === 0) return null;
  return (
    <details className="disclosure mt-4">
      <summary>
        {t("brokers.leftOutTitle")} ({leftOut.length})
      </summary>
      <ul className="mt-3 grid gap-1">
        {leftOut.map(({ text, reason }, index) => (
          // Two lines may be alike.
          <li key={`${index} ${text}`} className="wrap-anywhere">
            <b>{text}</b>. {t(`portfolio.skips.${reason}`)}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Disconnection({ portfolioId }: { portfolioId: string }) {
  const t = useTranslations("brokers");
  const address = useLocalAddress();
  return (
    <details className="disclosure mt-4">
      <summary>{t("disconnectTitle")}</summary>
      <form
        method="post"
        action={address(`/portfolios/${portfolioId}`)}
        className="mt-3 grid justify-items-start gap-3"
      >
        <p>{t("disconnectLead")}</p>
        <Button variant="destructive" type="submit" name="form" value="disconnect">
          {t("disconnect")}
        </Button>
      </form>
    </details>
  );
}
