import { Link2 } from "lucide-react";
import { useLocale, useTranslations } from "use-intl";
import { useBehaviour } from "../../../design/use-behaviour.ts";
import { localAddress } from "../../../session/address.ts";
import { offersCopying } from "../../site/offers-copying.ts";

type CopyLinkProps = {
  /** Path and search of the page as it stands. */
  address: string;
};

/** The page with every assumption and in the reader's language, to paste elsewhere. Without scripts the address bar has it. */
export function CopyLink({ address }: CopyLinkProps) {
  const t = useTranslations("analysis.copyLink");
  const language = useLocale();
  return (
    <span className="inline-flex flex-wrap items-center">
      <button
        type="button"
        className="link underline needs-script inline-flex min-h-7 items-center gap-1.5 text-[0.875rem]"
        data-copy={localAddress(address, language)}
        data-copied={t("done")}
        aria-describedby="address-copied"
        ref={useBehaviour(offersCopying)}
      >
        <Link2 size={16} strokeWidth={1.6} aria-hidden="true" />
        {t("copy")}
      </button>
      <span role="status" id="address-copied" className="t-small text-ink-2 not-empty:ms-1.5" />
    </span>
  );
}
