import type { ShownDrawing } from "../../../content/blog/drawings/shown-drawing.ts";
import { DataTable, figureColumn, textColumn } from "../../../design/data-table.tsx";
import { DrawingPicture } from "./drawing-picture.tsx";

/** A drawing in the text of an article: its finding, the picture, what is counted, and its figures as a table. */
export function ArticleDrawing({ drawing }: { drawing: ShownDrawing }) {
  const { say, source, figure, tableLabel, table } = drawing;
  const [first = "", ...others] = table.head;
  return (
    <figure className="drawing-figure font-sans">
      <figcaption>
        <b>{figure.title}</b>
        <span className="t-say">{say}</span>
      </figcaption>
      <DrawingPicture figure={figure} label={`${figure.title}. ${say}`} />
      <p className="t-tiny text-ink-3">{source}</p>
      <details className="disclosure no-print">
        <summary>{tableLabel}</summary>
        <div className="overflow-x-auto">
          <DataTable className="table" columns={[textColumn(first), ...others.map((head) => figureColumn(head))]}>
            {table.rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={index} className="figure num">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </DataTable>
        </div>
      </details>
    </figure>
  );
}
