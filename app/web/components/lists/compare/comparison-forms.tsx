import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { writtenComparedFigures } from "../../../../core/lists/contracts/compared-figures.ts";
import { Button } from "../../../design/button.tsx";
import { compareAddress } from "../../../lists/compare-request.ts";
import type { RefusedRatio } from "../../../own-ratios/asked-ratios.ts";
import type { SavedRatio } from "../../../own-ratios/saved-ratios.ts";
import { useCarriedLanguage } from "../../../session/address.ts";
import type { Suggestion } from "../../home/suggestion.ts";
import { TickerEntry } from "../../home/ticker-combobox.tsx";
import { RatioDisclosure } from "../../own-ratios/ratio-disclosure.tsx";
import type { ComparedWithRatios } from "./compare-row.tsx";

/** What the address of a comparison asks for. */
export type AskedComparison = Omit<ComparedWithRatios, "companies"> & { tickers: readonly string[] };

/** What a comparison holds already, for a form that adds to it. */
function HiddenComparison({ tickers, view, figures }: Omit<AskedComparison, "ratios">) {
  const carried = useCarriedLanguage();
  const own = writtenComparedFigures(figures, tickers);
  return (
    <>
      {tickers.length > 0 && <input type="hidden" name="tickers" value={tickers.join(",")} />}
      {view === "relative" && <input type="hidden" name="view" value={view} />}
      {own !== "" && <input type="hidden" name="figures" value={own} />}
      {carried && <input type="hidden" name="lang" value={carried} />}
    </>
  );
}

type RatioChoiceProps = AskedComparison & { refused: readonly RefusedRatio[]; saved: readonly SavedRatio[] };

/** The formulas of the reader's own that are rows of the table. */
export function RatioChoice({ ratios, refused, saved, ...asked }: RatioChoiceProps) {
  const t = useTranslations("ownRatios");
  return (
    <Form action="/compare" method="get" className="mt-6" key={ratios.map(({ expression }) => expression).join()}>
      <HiddenComparison {...asked} />
      <RatioDisclosure title={t("title")} ratios={ratios} refused={refused} saved={saved} hasLimits={false}>
        <Button size="small" className="mt-3">
          {t("show")}
        </Button>
      </RatioDisclosure>
    </Form>
  );
}

/** A plain GET form: what is there already travels with what is typed. */
export function AddCompany({ tickers, popular, ...asked }: { popular: readonly Suggestion[] } & AskedComparison) {
  const t = useTranslations("compare");
  return (
    <Form action="/compare" method="get" className="mt-7 max-w-[640px] border-t border-ink pt-4">
      <HiddenComparison tickers={tickers} {...asked} />
      {asked.ratios.map(({ place, expression }) => (
        <input key={place} type="hidden" name={place} value={expression} />
      ))}
      <TickerEntry
        label={t("add")}
        hint={t("addHint")}
        popular={popular}
        except={tickers}
        addressFor={(ticker) => compareAddress([...tickers, ticker], asked)}
      >
        <Button variant={tickers.length === 0 ? "primary" : "secondary"} className="min-h-14 px-[26px]">
          {t("addButton")}
        </Button>
      </TickerEntry>
    </Form>
  );
}
