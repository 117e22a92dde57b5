import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { SavedItem } from "../../../features/saved/contracts/saved.ts";
import { staged } from "../analysis/page/render-with-messages.tsx";
import { SavedTable } from "./saved-table.tsx";

const item: SavedItem = {
  id: "01890000-0000-7000-8000-00000000000a",
  kind: "ratio",
  name: "Yield",
  content: "freeCashFlow / marketValue",
  address: "/screener?ratio=freeCashFlow",
  isWatched: false,
  companies: null,
  checkedAt: null,
  changedAt: "2026-11-30T12:00:00.000Z",
};

it("shows what can be done with a row without a head over it, which a phone would write beside the buttons", async () => {
  const html = renderToStaticMarkup(await staged(<SavedTable title="Ratios" items={[item]} wrong={null} />, "en"));
  expect(html).toContain('<span class="sr-only">Changes</span>');
  expect(html).not.toContain("data-label");
});
