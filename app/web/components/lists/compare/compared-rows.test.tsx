import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { productOf } from "../../../../wiring/composition.server.ts";
import { testContext } from "../../../../wiring/test-context.server.ts";
import { staged } from "../../analysis/page/render-with-messages.tsx";
import type { Compared } from "./compare-row.tsx";
import { AssumptionRows } from "./compared-rows.tsx";

const product = productOf(testContext(), null);

it("gives a bank no WACC, and says in the row that there is none rather than that it is unknown", async () => {
  const answers = await product.compareCompanies({ language: "en" }, { tickers: ["KO", "JPM"], view: "absolute" });
  const companies = answers.filter((each): each is Compared => each.kind === "compared");
  const rows = (
    <table>
      <tbody>
        <AssumptionRows companies={companies} view="absolute" figures={{}} />
      </tbody>
    </table>
  );
  const told = [...renderToStaticMarkup(await staged(rows, "en")).matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(
    ([, row = ""]) =>
      row
        .replace(/<[^>]+>/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
  );
  expect(told[0]).toMatch(/^WACC 6\.9% Does not apply$/);
  expect(told[1]).toMatch(/^Cost of equity 7\.2% .*7\.6%/);
});
