import { CalibrationPage } from "../../components/methodology/studies/calibration-page.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { readCalibration } from "../../content/content.server.ts";
import { appContext } from "../../context.ts";
import type { PageHandle } from "../../static-pages/page-handle.ts";
import type { Route } from "./+types/methodology-calibration";
import "../../components/methodology/studies/studies.css";

export const handle: PageHandle = { isStatic: true };

export async function loader({ context }: Route.LoaderArgs) {
  const { product, viewer } = context.get(appContext);
  return { ...(await readCalibration(viewer.language)), installedAsOf: product.dataAsOf };
}

export default function MethodologyCalibration({ loaderData }: Route.ComponentProps) {
  const { text } = loaderData;
  return (
    <div className="wrap page-top">
      <PageHead title={text.title} description={text.description} />
      <CalibrationPage {...loaderData} />
    </div>
  );
}
