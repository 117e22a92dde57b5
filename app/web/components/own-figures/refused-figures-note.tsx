import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { searchText } from "../../../core/shared/contracts/address-grammar.ts";
import { textByKey } from "../../../messages/text-by-key.ts";
import { useLocalAddress } from "../../session/address.ts";
import type { RefusedFigures } from "../analysis/controls/refused.ts";

/** Said above a page: which figure of the reader's own cannot be used, and the way to the page without any. */
export function RefusedFiguresNote({ refused }: { refused: RefusedFigures | null }) {
  const t = useTranslations("trace.correctedFigures");
  const failureText = textByKey(useTranslations());
  const local = useLocalAddress();
  const { pathname, search } = useLocation();
  if (refused === null) return null;
  const others = [...new URLSearchParams(search)].filter(([name]) => name !== "figures" && name !== "trace");
  return (
    <div className="note mt-6" role="alert" data-not-taken="">
      <p>{failureText(`failures.${refused.code}`, refused.params)}</p>
      <p className="t-small mt-2 no-print">
        {t("noneUsed")}{" "}
        <a className="link" href={local(`${pathname}${searchText(others)}`)}>
          {t("withoutOwn")}
        </a>
      </p>
    </div>
  );
}
