import { redirect } from "react-router";
import { useTranslations } from "use-intl";
import { OfflinePage } from "../../components/offline/offline-page.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import type { Route } from "./+types/offline";
import "../../components/analysis/page/analysis.css";

/** A server that answers has the company's page itself; a copy is only shown by a browser that reaches no server. */
export function loader({ params, url }: Route.LoaderArgs) {
  if (params.ticker !== undefined) throw redirect(`/analysis/${encodeURIComponent(params.ticker)}${url.search}`);
  return null;
}

/** Changed assumptions change the address: nothing is to be asked again for that. */
export const shouldRevalidate = () => false;

export default function Offline({ params }: Route.ComponentProps) {
  const t = useTranslations("offline");
  return (
    <>
      <PageHead title={t("title")} isUnlisted />
      <OfflinePage ticker={params.ticker ?? null} />
    </>
  );
}
