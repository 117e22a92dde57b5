import { useTranslations } from "use-intl";
import type { Thesis } from "../../../features/theses/contracts/thesis.ts";
import { useFormats } from "../../analysis/formats.ts";
import { useMoments } from "../../analysis/moments.ts";
import type { NamedFigure } from "./limit-fields.tsx";
import { LimitList } from "./watched-limits.tsx";

/** What is saved now, as it was written, beside what was typed and would take its place. */
export function KeptThesis({ thesis, watched }: { thesis: Thesis; watched: readonly NamedFigure[] }) {
  const t = useTranslations("theses");
  const formats = useFormats();
  const momentOf = useMoments();
  const { buyPrice, sellPrice, currency, reviewOn } = thesis;
  const priceOf = (price: number | null) => (price === null ? "–" : formats.price(price, currency));
  const review = reviewOn === null ? t("never") : formats.date(reviewOn);
  return (
    <section className="panel p-4" aria-labelledby="kept-now">
      <h3 className="font-semibold" id="kept-now">
        {t("keptNow")}
      </h3>
      <p className="hint">{t("keptLead", { moment: momentOf(thesis.changedAt) })}</p>
      {[thesis.thesis, thesis.disproof].map(
        (text, place) =>
          text !== "" && (
            <p key={place === 0 ? "thesis" : "disproof"} className="mt-3 whitespace-pre-wrap wrap-anywhere">
              {text}
            </p>
          ),
      )}
      <p className="mt-3">{t("keptPrices", { buy: priceOf(buyPrice), sell: priceOf(sellPrice), review })}</p>
      {thesis.limits.length > 0 && (
        <div className="mt-3">
          <LimitList limits={thesis.limits} figures={watched} />
        </div>
      )}
    </section>
  );
}
