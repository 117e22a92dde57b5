import { data } from "react-router";
import { RecordPage } from "../../components/methodology/prediction/record-page.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { readPredictionRecordText } from "../../content/content.server.ts";
import { appContext } from "../../context.ts";
import type { PageHandle } from "../../static-pages/page-handle.ts";
import type { Route } from "./+types/methodology-prediction-record";

export const handle: PageHandle = { isStatic: true };

export async function loader({ context }: Route.LoaderArgs) {
  const { product, viewer } = context.get(appContext);
  const [text, calibration] = await Promise.all([
    readPredictionRecordText(viewer.language),
    // A database that does not answer is said on the page; the server logs and heals it elsewhere.
    product.predictionCalibration().catch(() => null),
  ]);
  return data({ text, calibration }, { status: calibration === null ? 503 : 200 });
}

export default function MethodologyPredictionRecord({ loaderData: { text, calibration } }: Route.ComponentProps) {
  return (
    <div className="wrap page-top">
      <PageHead title={text.title} description={text.description} />
      <RecordPage calibration={calibration} text={text} />
    </div>
  );
}
