import { data } from "react-router";
import { useTranslations } from "use-intl";
import { ListTexts } from "../../components/lists/list-texts.tsx";
import { PortfolioForm } from "../../components/portfolio/portfolio-form.tsx";
import { PortfolioResult } from "../../components/portfolio/portfolio-result.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { appContext } from "../../context.ts";
import { emptyForm } from "../../portfolio/portfolio-form.ts";
import { valuedForm } from "../../portfolio/valued-form.server.ts";
import type { Route } from "./+types/portfolio";
import "../../components/portfolio/portfolio.css";

/** Values the portfolio of the form, which is kept nowhere. */
export async function action({ request, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const valued = await valuedForm(request, asked);
  const { failure, unknown } = valued;
  const headers = { "Cache-Control": "no-store" };
  return data(valued, { status: failure?.status ?? (unknown === null ? 200 : 422), headers });
}

export default function PortfolioRoute(props: Route.ComponentProps) {
  return (
    <ListTexts>
      <Portfolio {...props} />
    </ListTexts>
  );
}

function Portfolio({ actionData }: Route.ComponentProps) {
  const t = useTranslations("portfolio");
  const { form, failure, unknown, answer } = actionData ?? {
    form: emptyForm,
    failure: null,
    unknown: null,
    answer: null,
  };
  return (
    <div className="wrap page-top">
      <PageHead title={t("title")} description={t("description")} isUnlisted={actionData !== undefined} />
      <h1 className="t-h1">{t("title")}</h1>
      <p className="t-lead mt-3 max-w-[60ch]">{t("lead")}</p>
      {answer !== null && <PortfolioResult answer={answer} form={form} />}
      <PortfolioForm form={form} failure={failure} unknown={unknown} answer={answer} />
    </div>
  );
}
