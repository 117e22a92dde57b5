import { useTranslations } from "use-intl";
import type { LeftOut, PriceRound } from "../../../features/prices/contracts/price-runs.ts";
import { providerNamer } from "../../../messages/provider-name.ts";
import { useMoments } from "../../analysis/moments.ts";
import { useLocalAddress } from "../../session/address.ts";

/** A provider that gives prices has a proper name, the same in every language. */
const providerName = providerNamer((id) => id);

type Props = { provider: string | null; rounds: readonly PriceRound[] };

/** The rounds in which a provider was asked for the prices of all included companies, and a press that asks now. */
export function PriceRounds({ provider, rounds }: Props) {
  const t = useTranslations("admin.prices");
  const address = useLocalAddress();
  return (
    <section aria-labelledby="price-rounds" className="mt-14">
      <h2 id="price-rounds" className="t-h2">
        {t("title")}
      </h2>
      <p className="mt-3 max-w-[66ch]">
        {provider === null ? t("none") : t("lead", { provider: providerName(provider) })}
      </p>
      {provider !== null && (
        <form method="post" action={address("/admin/providers")} className="mt-4">
          <button type="submit" name="do" value="prices" className="button">
            {t("askNow")}
          </button>
        </form>
      )}
      {rounds.length > 0 && (
        <ol className="mt-6 grid">
          {rounds.map((round) => (
            <Round key={round.id} round={round} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Round({ round: { provider, begunAt, endedAt, stopped, againAt, asked } }: { round: PriceRound }) {
  const t = useTranslations("admin.prices");
  const shown = useMoments();
  return (
    <li className="border-t border-line py-3">
      <p className="font-semibold">
        <time dateTime={begunAt.toISOString()}>{shown(begunAt)}</time> · {providerName(provider)}
      </p>
      <p>{asked === null ? t("begun") : t("counts", { ...asked, left: asked.leftOut.length })}</p>
      {endedAt === null && stopped !== null && (
        <p>{t("stopped", { reason: stopped, again: againAt === null ? "" : shown(againAt) })}</p>
      )}
      {asked !== null && asked.leftOut.length > 0 && (
        <details>
          <summary className="min-h-[44px] cursor-pointer content-center">
            {t("leftOut", { count: asked.leftOut.length })}
          </summary>
          <ul className="grid gap-1">
            {asked.leftOut.map((each) => (
              <LeftOutRow key={each.ticker} left={each} />
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function LeftOutRow({ left: { ticker, fault, params } }: { left: LeftOut }) {
  const t = useTranslations("admin.prices.faults");
  const { from = 0, to = 0, factor = 1, date = "", fromDate = "", currency = "", expected = "" } = params;
  const amounts = { from: Number(from), to: Number(to), factor: Number(factor) };
  const words = {
    date: String(date),
    fromDate: String(fromDate),
    currency: String(currency),
    expected: String(expected),
  };
  return (
    <li className="break-words">
      <span className="font-semibold">{ticker}</span>: {t(fault, { ...amounts, ...words })}
    </li>
  );
}
