import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { staged } from "../analysis/page/render-with-messages.tsx";
import { SignalAndCounts } from "./kept-analysis-cells.tsx";

const counts = { undervalued: 0, fair: 1, overvalued: 4 };

it.each([
  ["es", "Métodos: infravalorada 0 · razonable 1 · sobrevalorada 4"],
  ["en", "Methods: undervalued 0 · fairly priced 1 · overvalued 4"],
  ["it", "Metodi: sottovalutata 0 · in linea 1 · sopravvalutata 4"],
] as const)("counts methods, not companies, in %s", async (language, told) => {
  const row = (
    <table>
      <tbody>
        <tr>
          <SignalAndCounts signal="sell" counts={counts} />
        </tr>
      </tbody>
    </table>
  );
  expect(renderToStaticMarkup(await staged(row, language))).toContain(told);
});
