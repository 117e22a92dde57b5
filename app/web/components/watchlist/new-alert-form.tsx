import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import type { WatchedCompany } from "../../../features/watchlist/contracts/watchlist.ts";
import type { SavedRatio } from "../../own-ratios/saved-ratios.ts";
import type { RefusedAlert } from "../../watchlist/alert-form.ts";
import { FigureInsert } from "../own-ratios/figure-insert.tsx";
import { SavedRatioLinks } from "../own-ratios/saved-ratio-links.tsx";
import { AlertForm } from "./alert-form.tsx";

type NewAlertFormProps = {
  action: string;
  companies: readonly Pick<WatchedCompany, "ticker" | "name">[];
  refused: RefusedAlert;
  /** Formulas that the reader has saved, to choose from by their names. */
  saved: readonly SavedRatio[];
};

/** The form for a new alert. A formula in the address stands in it: the links to saved ones lead there, with scripts and without. */
export function NewAlertForm({ action, companies, refused, saved }: NewAlertFormProps) {
  const t = useTranslations();
  const [search] = useSearchParams();
  const ratio = search.get("ratio") ?? "";
  const kind = ratio === "" ? "gapAbove" : "ratioAbove";
  return (
    <AlertForm
      key={ratio}
      action={action}
      id=""
      companies={companies}
      typed={refused?.typed ?? { ticker: companies[0]?.ticker ?? "", kind, threshold: "", ratio }}
      refused={refused}
      submit={t("watchlist.create")}
    >
      <SavedRatioLinks saved={saved} ratios={[]} hash="#alerts" />
      <FigureInsert fields={[{ name: "ratio", label: t("ownRatios.alone") }]} saved={saved} />
    </AlertForm>
  );
}
