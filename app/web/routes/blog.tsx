import { useTranslations } from "use-intl";
import { GuideList } from "../components/home/home-sections.tsx";
import { PageHead } from "../components/page-head.tsx";
import { guideLines } from "../content.server.ts";
import { appContext } from "../context.ts";
import type { Route } from "./+types/blog";

export async function loader({ context }: Route.LoaderArgs) {
  return { guides: await guideLines(context.get(appContext).viewer.language) };
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("content");
  return (
    <div className="wrap pt-[clamp(32px,5vw,64px)]">
      <PageHead title={t("blogTitle")} description={t("blogDescription")} />
      <h1 className="t-h1">{t("blogTitle")}</h1>
      <p className="t-lead mt-3 max-w-[60ch]">{t("blogDescription")}</p>
      <div className="mt-8 border-t border-ink pt-5">
        <GuideList guides={loaderData.guides} heading="h2" />
      </div>
    </div>
  );
}
