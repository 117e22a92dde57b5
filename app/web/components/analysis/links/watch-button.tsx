import { PencilLine, Star } from "lucide-react";
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
  /** The reader's own price of today, which their list then uses; null without one. */
  price: number | null;
  /** Where the reader is. */
  address: string;
};

/** Follows the company, at the reader's own price where there is one; a visitor is led to where they can sign in. */
export function WatchButton({ ticker, name, isWatched, price, address }: WatchButtonProps) {
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
  return (
    <>
      {isWatched && (
        <LocalLink to="/watchlist" className={look}>
          <Star size={16} strokeWidth={1.6} fill="currentColor" aria-hidden="true" />
          {t("following")}
        </LocalLink>
      )}
      {(!isWatched || price !== null) && (
        <Form method="post" action={localAddress("/watchlist")} reloadDocument className="inline-flex">
          <input type="hidden" name="ticker" value={ticker} />
          <input type="hidden" name="return" value={address} />
          {price !== null && <input type="hidden" name="price" value={price} />}
          <button
            type="submit"
            name="form"
            value="watch"
            className={look}
            {...(price === null && { "aria-label": t("followOf", { name }) })}
          >
            {!isWatched && <Star size={16} strokeWidth={1.6} aria-hidden="true" />}
            {isWatched && <PencilLine size={16} strokeWidth={1.6} aria-hidden="true" />}
            {price === null ? t("follow") : t(isWatched ? "noteShown" : "followAtPrice")}
          </button>
        </Form>
      )}
    </>
  );
}
