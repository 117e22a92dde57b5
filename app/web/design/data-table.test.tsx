// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { DataTable, figureColumn, ScrollRegion, textColumn, unlabelledColumn } from "./data-table.tsx";

it("names its region, which the keyboard reaches, and says of every head that it is a column's", () => {
  render(
    <ScrollRegion label="Values by method">
      <DataTable
        caption={<caption>Values</caption>}
        columns={[textColumn("Method"), figureColumn("Value"), unlabelledColumn("Remove")]}
      >
        <tr>
          <th scope="row">Dividends</th>
          <td className="figure">12</td>
          <td />
        </tr>
      </DataTable>
    </ScrollRegion>,
  );
  expect(screen.getByRole("region", { name: "Values by method" }).tabIndex).toBe(0);
  expect(screen.getByRole("table", { name: "Values" }).className).toBe("table");
  const heads = screen.getAllByRole("columnheader");
  expect(heads.map((head) => [head.textContent, head.getAttribute("scope"), head.className])).toEqual([
    ["Method", "col", ""],
    ["Value", "col", "figure"],
    ["Remove", "col", ""],
  ]);
  expect(screen.getByRole("rowheader", { name: "Dividends" })).toBeTruthy();
});
