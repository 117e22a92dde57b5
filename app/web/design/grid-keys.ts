/** A cell of a grid, by its place. */
export type GridCell = { row: number; column: number };

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The cell to which a key leads from another: by arrows a step, by Home and End along the row; null for every other key. */
export function cellByKey(key: string, from: GridCell, last: GridCell): GridCell | null {
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  if (key === "Home") return { ...from, column: 0 };
  if (key === "End") return { ...from, column: last.column };
  const [rows, columns] = steps[key] ?? [0, 0];
  if (rows === 0 && columns === 0) return null;
  return { row: within(from.row + rows, last.row), column: within(from.column + columns, last.column) };
}
