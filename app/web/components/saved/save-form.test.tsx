import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { staged } from "../analysis/page/render-with-messages.tsx";
import { SaveForm } from "./save-form.tsx";

const ratios = ["roic", "freeCashFlow / marketValue"];

it("shows what was typed once more where it was refused: the formula, the name and the alert", async () => {
  const typed = { name: "Cash yield", ratio: "freeCashFlow / marketValue", isWatched: true };
  const html = renderToStaticMarkup(
    await staged(<SaveForm screen="country=ES" ratios={ratios} typed={typed} error="Taken." />, "en"),
  );
  expect(html).toMatch(/<option selected="">freeCashFlow \/ marketValue<\/option>/);
  expect(html).toContain('value="Cash yield"');
  expect(html).toMatch(/type="checkbox"[^>]* checked=""/);
  expect(html).toContain("Taken.");
});

it("begins with the list, without an alert", async () => {
  const html = renderToStaticMarkup(await staged(<SaveForm screen="" ratios={ratios} />, "en"));
  expect(html).not.toMatch(/selected=""|checked=""/);
});
