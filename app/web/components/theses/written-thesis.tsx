import { useTranslations } from "use-intl";
import type { Block } from "../../../../content/text.ts";
import type { Thesis, ThesisFigure } from "../../../features/theses/contracts/thesis.ts";
import { useFormats } from "../../analysis/formats.ts";
import { TextBlocks } from "../site/text-blocks.tsx";

type Shown = { thesis: readonly Block[]; disproof: readonly Block[]; price: ThesisFigure | null };

/** What was written, its figures as they are now, and where the price stands to both prices. */
export function WrittenThesis({ thesis, shown }: { thesis: Thesis; shown: Shown }) {
  const t = useTranslations("theses");
  return (
    <>
      <Prices thesis={thesis} price={shown.price} />
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

function standingOf({ buyPrice, sellPrice }: Thesis, price: number): "buy" | "sell" | "between" | null {
  if (buyPrice !== null && price <= buyPrice) return "buy";
  if (sellPrice !== null && price >= sellPrice) return "sell";
  return buyPrice === null || sellPrice === null ? null : "between";
}

function Prices({ thesis, price }: { thesis: Thesis; price: ThesisFigure | null }) {
  const t = useTranslations("theses");
  const formats = useFormats();
  const { reviewOn, buyPrice, sellPrice, currency } = thesis;
  const present = price?.value ?? null;
  const standing = present === null ? null : standingOf(thesis, present);
  const rows = [
    reviewOn !== null && { label: t("reviewOn"), value: formats.date(reviewOn) },
    buyPrice !== null && { label: t("buy"), value: formats.price(buyPrice, currency) },
    sellPrice !== null && { label: t("sell"), value: formats.price(sellPrice, currency) },
    present !== null && {
      label: t("price"),
      value: [
        price?.asOf
          ? t("dated", { figure: formats.price(present, currency), date: formats.date(price.asOf) })
          : formats.price(present, currency),
        standing && t("standing", { standing }),
      ]
        .filter((each) => each !== null)
        .join(" · "),
    },
  ].filter((row) => row !== false);
  if (rows.length === 0) return null;
  return (
    <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-3">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt className="hint m-0">{label}</dt>
          <dd className="num m-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
