import { useTranslations } from "use-intl";
import { Failure } from "../../../failure.ts";
import { useFormats } from "../../analysis/formats.ts";
import { AnalyticsAnswer } from "../../components/site/analytics-choice.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { TextBlocks } from "../../components/site/text-blocks.tsx";
import { readPage } from "../../content/content.server.ts";
import { appContext } from "../../context.ts";
import { failurePage } from "../../fail.ts";
import type { PageHandle } from "../../static-pages/page-handle.ts";
import { textWithAnalytics } from "../../text-with-analytics.ts";
import type { Route } from "./+types/text-page";

export const handle: PageHandle = { isStatic: true };

/** One module for all pages of text; the path says which. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const request = context.get(appContext);
  const name = url.pathname.replaceAll("/", "");
  const page = await readPage(name, request.viewer.language);
  if (!page) throw failurePage(new Failure("notFound"), request);
  const { operatorName, contactEmail } = request.product;
  const { analytics } = request;
  return {
    page: textWithAnalytics(page, analytics?.host ?? null),
    operatorName,
    contactEmail,
    answered: analytics?.choice ?? null,
  };
}

export default function TextPage({ loaderData: { page, operatorName, contactEmail, answered } }: Route.ComponentProps) {
  const t = useTranslations("content");
  const formats = useFormats();
  return (
    <div className="wrap page-top">
      <PageHead title={page.title} description={page.description} />
      <h1 className="t-h1">{page.title}</h1>
      <p className="t-lead mt-3 mb-8 max-w-[60ch]">{page.description}</p>
      <TextBlocks
        blocks={page.blocks}
        operatorName={operatorName}
        contactEmail={contactEmail}
        analyticsAnswer={<AnalyticsAnswer choice={answered} />}
      />
      {page.updated && (
        <p className="t-small mt-8 text-ink-3">
          <time dateTime={page.updated}>{t("updated", { date: formats.date(page.updated) })}</time>
        </p>
      )}
    </div>
  );
}
