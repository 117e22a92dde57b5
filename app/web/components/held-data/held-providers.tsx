import { useTranslations } from "use-intl";
import type { HeldDataAnswer, HeldProvider } from "../../../core/fundamentals/contracts/held-data.ts";
import { useFormats } from "../../analysis/formats.ts";
import { DataTable, textColumn } from "../../design/data-table.tsx";
import { usePriceSourceName } from "../analysis/evidence/source-name.ts";
import { LocalLink } from "../site/local-link.tsx";
import { useDecidedText } from "./use-decided-text.ts";
import { useHolderName } from "./use-holder-name.ts";

/** Whether a source is used here or holds anything: the others are named in a list of their own. */
export const isOfUse = ({ standing, accounts, price }: HeldProvider): boolean =>
  standing !== "off" || accounts !== null || price !== null;

const heads = ["provider", "accounts", "price", "decision"] as const;

/** The sources in the order in which they are asked: what each holds, and what was decided about it. */
export function HeldProviders({ held: { ticker, providers } }: { held: HeldDataAnswer }) {
  const t = useTranslations("heldData");
  const shown = providers.filter(isOfUse);
  return (
    <section className="sec" aria-labelledby="held-title">
      <div className="sec-head">
        <h2 className="t-h2" id="held-title">
          {t("held")}
        </h2>
      </div>
      <p className="t-small mb-3 max-w-[72ch] text-ink-2">{t("heldSay")}</p>
      <DataTable className="table table-stacks held-data" columns={heads.map((head) => textColumn(t(head)))}>
        {shown.map((each) => (
          <HeldRow key={each.provider} held={each} ticker={ticker} />
        ))}
      </DataTable>
    </section>
  );
}

/** A source that is used already, or knows nothing of the company, is no choice. */
const isNoChoice = ({ accountsDecided, priceDecided }: HeldProvider): boolean =>
  accountsDecided.outcome === "taken" ||
  (accountsDecided.failure === "unknownTicker" &&
    priceDecided.outcome !== "older" &&
    priceDecided.outcome !== "asNew") ||
  (accountsDecided.outcome === "notSupplied" && priceDecided.failure === "unknownTicker");

function HeldRow({ held, ticker }: { held: HeldProvider; ticker: string }) {
  const t = useTranslations("heldData");
  const holderName = useHolderName();
  const decidedText = useDecidedText();
  const name = holderName(held.provider);
  const isChoosable = held.standing === "on" && !isNoChoice(held);
  return (
    <tr>
      <th scope="row">
        {name}
        <small>{t(`standings.${held.standing}`)}</small>
      </th>
      <td data-label={t("accounts")}>
        <HeldAccounts accounts={held.accounts} />
      </td>
      <td data-label={t("price")}>
        <HeldPrice price={held.price} />
      </td>
      <td data-label={t("decision")}>
        <ul>
          <li>{decidedText("accountsDecided", held.accountsDecided)}</li>
          <li>{decidedText("priceDecided", held.priceDecided)}</li>
          {isChoosable ? (
            <li>
              <LocalLink className="link" to={`/analysis/${encodeURIComponent(ticker)}?source=${held.provider}`}>
                {t("ask", { provider: name })}
              </LocalLink>
            </li>
          ) : null}
        </ul>
      </td>
    </tr>
  );
}

function HeldAccounts({ accounts }: Pick<HeldProvider, "accounts">) {
  const t = useTranslations("heldData");
  const formats = useFormats();
  if (accounts === null) return t("nothing");
  const { lastYearEnd, lastInterimEnd, filedAt, figures, currency, years, isHeadlines, from } = accounts;
  return (
    <ul>
      {lastYearEnd === null ? null : <li>{t("year", { date: formats.date(lastYearEnd) })}</li>}
      {lastInterimEnd === null ? null : <li>{t("interim", { date: formats.date(lastInterimEnd) })}</li>}
      {filedAt === null ? null : <li>{t("filed", { date: formats.date(filedAt) })}</li>}
      <li>{t("figures", { count: figures, currency: formats.currency(currency), years })}</li>
      {isHeadlines ? <li>{t("headlines")}</li> : null}
      {from === null ? null : <li>{t("receivedAt", { moment: formats.moment(from) })}</li>}
    </ul>
  );
}

function HeldPrice({ price }: Pick<HeldProvider, "price">) {
  const t = useTranslations("heldData");
  const formats = useFormats();
  const priceSource = usePriceSourceName();
  if (price === null) return t("nothing");
  const { value, currency, asOf, source, from } = price;
  return (
    <ul>
      <li className="tabular-nums">{formats.price(value, currency)}</li>
      <li>{asOf.length > 10 ? formats.moment(asOf) : formats.date(asOf)}</li>
      <li>{priceSource(source)}</li>
      {from === null ? null : <li>{t("receivedAt", { moment: formats.moment(from) })}</li>}
    </ul>
  );
}
