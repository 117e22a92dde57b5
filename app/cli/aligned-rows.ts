/** Columns as wide as their widest cell; figures to the right. */
export function table(
  rows: readonly (readonly string[])[],
  { numeric = [1, 2, 3] }: { numeric?: number[] } = {},
): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return numeric.includes(column) ? cell.padStart(width) : cell.padEnd(width);
      })
      .join("  ")
      .trimEnd(),
  );
}
