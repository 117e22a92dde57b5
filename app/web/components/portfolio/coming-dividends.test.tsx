// @vitest-environment happy-dom

import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { PortfolioAnswer } from "../../../features/portfolio/contracts/portfolio.ts";
import { staged } from "../analysis/page/render-with-messages.tsx";
import { ComingDividends } from "./coming-dividends.tsx";

afterEach(cleanup);

const none = "Ninguna de las empresas cuyo dividendo conocemos lo repartió en sus últimas cuentas.";

it.each([
  ["nothing of none where no dividend is known", 1, ["ITX.MC"], [], ["Sin dato de dividendo: ITX.MC."]],
  ["that those that are known paid none", 2, ["ITX.MC"], [none], ["Sin dato de dividendo: ITX.MC."]],
  ["that none was paid", 2, [], [none], []],
])("says %s", async (_, valued, unknown, said, told) => {
  // Of a position it counts that it is there.
  const positions = Array.from({ length: valued }) as PortfolioAnswer["positions"];
  const dividends = { converted: 0, byCurrency: [], unknown };
  render(await staged(<ComingDividends answer={{ dividends, positions, currency: "EUR" }} />));
  expect(screen.queryAllByText(none).map(({ textContent }) => textContent)).toEqual(said);
  expect(screen.queryAllByText(/^Sin dato/).map(({ textContent }) => textContent)).toEqual(told);
});
