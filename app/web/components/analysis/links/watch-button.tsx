import { Star } from "lucide-react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalAddress } from "../../../session/address.ts";
import { LocalLink } from "../../site/local-link.tsx";

const look = "link inline-flex min-h-7 items-center gap-1.5 text-[0.875rem]";

type WatchButtonProps = {
  ticker: string;
  name: string;
  /** Null: a visitor. */
  isWatched: boolean | null;
  /** Where the reader is. */
  address: string;
};

/** Follows the company, or says that it is followed; a visitor is led to where they can sign in. */
export function WatchButton({ ticker, name, isWatched, address }: WatchButtonProps) {
  const t = useTranslations("watchlist");
  const localAddress = useLocalAddress();
  if (isWatched === null) {
    return (
      <LocalLink
        to={`/auth?return=${encodeURIComponent(address)}`}
        className={look}
        aria-label={t("followOf", { name })}
      >
        <Star size={16} strokeWidth={1.6} aria-hidden="true" />
        {t("follow")}
      </LocalLink>
    );
  }
  if (isWatched) {
    return (
      <LocalLink to="/watchlist" className={look}>
        <Star size={16} strokeWidth={1.6} fill="currentColor" aria-hidden="true" />
        {t("following")}
      </LocalLink>
    );
  }
  return (
    <Form method="post" action={localAddress("/watchlist")} reloadDocument className="inline-flex">
      <input type="hidden" name="ticker" value={ticker} />
      <input type="hidden" name="return" value={address} />
      <button type="submit" name="form" value="watch" className={look} aria-label={t("followOf", { name })}>
        <Star size={16} strokeWidth={1.6} aria-hidden="true" />
        {t("follow")}
      </button>
    </Form>
  );
}
