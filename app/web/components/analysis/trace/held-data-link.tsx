import type { TraceNode } from "@valora/valuation";
import { useContext } from "react";
import { useTranslations } from "use-intl";
import { LocalLink } from "../../site/local-link.tsx";
import { FilerContext } from "../evidence/filer-context.ts";

/** The way from a company's figure to what each source holds of it; none for what a reader has brought. */
export function HeldDataLink({ node }: { node: TraceNode }) {
  const t = useTranslations("analysis.sources");
  const { ticker } = useContext(FilerContext);
  if (!("provider" in node) || node.provider === "import" || node.ticker !== ticker) return null;
  return (
    <LocalLink className="link mt-2 block" to={`/analysis/${encodeURIComponent(ticker)}/data`}>
      {t("held")}
    </LocalLink>
  );
}
