import { ModelCardPage } from "../../components/methodology/prediction/model-card-page.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { readModelCard } from "../../content/content.server.ts";
import { appContext } from "../../context.ts";
import type { PageHandle } from "../../static-pages/page-handle.ts";
import type { Route } from "./+types/methodology-prediction";

export const handle: PageHandle = { isStatic: true };

export function loader({ context }: Route.LoaderArgs) {
  return readModelCard(context.get(appContext).viewer.language);
}

export default function MethodologyPrediction({ loaderData: { card, text, sectorNames } }: Route.ComponentProps) {
  return (
    <div className="wrap page-top">
      <PageHead title={text.title} description={text.description} />
      <ModelCardPage card={card} text={text} sectorNames={sectorNames} />
    </div>
  );
}
