import { laterPart } from "../../../deferred-hydration/later-part.tsx";
// The server draws the page before its scripts are there: styles that come with them would come too late.
import "../../understanding/understanding.css";
import "../../uncertainty/uncertainty.css";
import "../../peers/peers.css";
import "../evidence/quality.css";
import "../controls/expert.css";
import "../panels/narration.css";
import "../controls/years/year-editing.css";

/** The page of a result with its engine: a chunk of its own, which the reader's browser takes up after what it has to paint. */
export const LaterAnalysisPage = laterPart(
  async () => (await import("./analysis-page.tsx")).AnalysisPage,
  () => Promise.resolve(),
);
