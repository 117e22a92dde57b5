import type { Silence } from "@valora/valuation";
import { useTranslations } from "use-intl";
import type { Block } from "../../../../content/text.ts";
import { standingOf } from "../../../features/theses/contracts/standing.ts";
import type { Thesis, ThesisFigure } from "../../../features/theses/contracts/thesis.ts";
import { useFormats } from "../../analysis/formats.ts";
import { TextBlocks } from "../site/text-blocks.tsx";

type Shown = {
  thesis: readonly Block[];
  disproof: readonly Block[];
  price: ThesisFigure | null;
  silence: Silence | null;
  /** Of the accounts today. */
  currency: string;
};

/** What was written, its figures as they are now, and where the price stands to both prices. */
export function WrittenThesis({ thesis, shown }: { thesis: Thesis; shown: Shown }) {
  const t = useTranslations("theses");
  return (
    <>
      <Prices thesis={thesis} price={shown.price} silence={shown.silence} currency={shown.currency} />
      {shown.thesis.length > 0 && (
        <section className="mt-8" aria-label={t("thesis")}>
          <TextBlocks blocks={shown.thesis} contactEmail={null} />
        </section>
      )}
      {shown.disproof.length > 0 && (
        <section className="mt-8" aria-labelledby="disproof">
          <h2 className="t-h2 mb-4" id="disproof">
            {t("disproof")}
          </h2>
          <TextBlocks blocks={shown.disproof} contactEmail={null} />
        </section>
      )}
    </>
  );
}

type PricesProps = { thesis: Thesis } & Pick<Shown, "price" | "silence" | "currency">;

function Prices({ thesis, price, silence, currency: present }: PricesProps) {
  const t = useTranslations("theses");
  const formats = useFormats();
  const { reviewOn, buyPrice, sellPrice, currency } = thesis;
  const value = price?.value ?? null;
  const hasPrices = buyPrice !== null || sellPrice !== null;
  const isOfOther = currency !== present && hasPrices;
  // An old price says nothing of where it stands now.
  const stands = (now: number) => (silence === "priceTooOld" ? ("stale" as const) : standingOf(thesis, now));
  const standing = value === null || isOfOther || !hasPrices ? null : stands(value);
  const rows = [
    reviewOn !== null && { label: t("reviewOn"), value: formats.date(reviewOn) },
    buyPrice !== null && { label: t("buy"), value: formats.price(buyPrice, currency) },
    sellPrice !== null && { label: t("sell"), value: formats.price(sellPrice, currency) },
    value !== null && {
      label: t("price"),
      value: [
        price?.asOf
          ? t("dated", { figure: formats.price(value, present), date: formats.date(price.asOf) })
          : formats.price(value, present),
        standing && t("standing", { standing }),
      ]
        .filter((each) => each !== null)
        .join(" · "),
    },
  ].filter((row) => row !== false);
  if (rows.length === 0) return null;
  return (
    <>
      <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-3">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt className="hint m-0">{label}</dt>
            <dd className="num m-0">{value}</dd>
          </div>
        ))}
      </dl>
      {isOfOther && (
        <p className="mt-3 text-ink-2">
          {t("otherCurrency", { own: formats.currency(currency), present: formats.currency(present) })}
        </p>
      )}
    </>
  );
}
